"""Tables online: seats, storage, HTTP and WebSocket."""
