"""The routes over HTTP and the WebSocket, and what stands before them."""
