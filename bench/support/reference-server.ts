import { createServer } from 'node:http';

/** What the bare server writes to every request; sent to it as JSON on its standard input. */
export interface ReferenceReply {
  status: number;
  /** Pairs as they came over the wire, hop-by-hop ones left out. */
  headers: [string, string][];
  /** Base64. */
  body: string;
}

async function readInput(): Promise<ReferenceReply> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

// The yardstick: the least that Node's own server has to do for the same bytes and headers.
const { status, headers, body } = await readInput();
const bytes = Buffer.from(body, 'base64');
const flat = headers.flat();
const server = createServer((_request, response) => {
  response.writeHead(status, flat);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
