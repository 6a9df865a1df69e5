'use strict';
const app = require('fastify')();

app.get('/hello', (request, reply) => {
  reply.type('text/plain; charset=utf-8').send('Hello, world!');
});
app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
