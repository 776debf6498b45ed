"""Tests of the browser client, most of them in Chromium."""
