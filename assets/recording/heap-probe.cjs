'use strict';
// Loaded into the measured process with --require: reports its own memory once a second over the IPC channel.
// It is part of the measurement (about 2 MiB), so a study must say that it was there.
if (process.send) {
  const report = () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    process.send({ rss, heapUsed, heapTotal, external });
  };
  setInterval(report, 1000).unref();
  process.channel.unref();
}
