'use strict';
const express = require('express');

const app = express();
app.disable('x-powered-by');
app.get('/hello', (request, response) => {
  response.type('text/plain').send('Hello, world!');
});
app.listen(Number(process.env.PORT), '127.0.0.1', (error) => {
  if (error) throw error;
});
