"""The WebSocket stream."""
