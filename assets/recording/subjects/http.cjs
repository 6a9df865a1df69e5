'use strict';
// The baseline: Node's own HTTP server, without a framework.
const { createServer } = require('node:http');

const TEXT = 'Hello, world!';
const server = createServer((request, response) => {
  if (request.method === 'GET' && request.url === '/hello') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': TEXT.length });
    response.end(TEXT);
    return;
  }
  response.writeHead(404).end();
});
server.listen(Number(process.env.PORT), '127.0.0.1');
