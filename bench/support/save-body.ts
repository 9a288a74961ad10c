import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The yardstick: the least that Node's own server has to do to get a body onto the disk; with `flush`, so that it outlives a
// power cut.
const [, , folder = '.', flush] = process.argv;
let count = 0;
const server = createServer((request, response) => {
  pipeline(
    request,
    createWriteStream(join(folder, `${process.pid}-${(count += 1)}`), { flush: flush === 'flush' }),
  ).then(
    () => response.writeHead(201).end(),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.once('SIGTERM', () => process.exit(0));
