"""Programs that write documents and pictures, measure, or break the rules on purpose."""
