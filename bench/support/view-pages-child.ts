import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A visitor in its own process, so that it never waits for the rest of the bench. Requests a page repeatedly on one
 * connection, and finally writes the milliseconds of each view to its standard output as JSON.
 *
 * Does as little work as possible: three busy processes on two cores would wait for each other, and the figure is
 * about the server, not the visitor.
 *
 * Arguments: port, host, duration in milliseconds, milliseconds between two views.
 */
const [port, host, lasting, apart] = process.argv.slice(2);

const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
await once(socket, 'connect');
// Accept compression, as browsers do: cached pages are compressed.
const asked = Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
let missing = 0;
let done = Promise.withResolvers<void>();
socket.on('error', (error) => done.reject(error));
socket.on('data', (part) => {
  if (missing === 0) {
    const head = part.toString('latin1', 0, part.indexOf('\r\n\r\n'));
    const length = /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!length) return done.reject(new Error(`A page answered: ${head}`));
    missing = head.length + 4 + Number(length);
  }
  missing -= part.length;
  if (missing === 0) done.resolve();
});

async function view(): Promise<number> {
  done = Promise.withResolvers<void>();
  const begun = performance.now();
  socket.write(asked);
  await done.promise;
  return performance.now() - begun;
}

// Warm up: compile this process's own code.
for (let count = 0; count < 2_000; count += 1) await view();
const times: number[] = [];
const end = performance.now() + Number(lasting);
while (performance.now() < end) {
  times.push(await view());
  await pause(Number(apart));
}
socket.destroy();
process.stdout.write(JSON.stringify(times));
