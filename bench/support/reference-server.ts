import { createServer } from 'node:http';

/** The response of the bare server to every request, read as JSON from its standard input. */
export interface ReferenceReply {
  status: number;
  /** Name and value pairs as received, without hop-by-hop headers. */
  headers: [string, string][];
  /** Base64. */
  body: string;
}

async function readInput(): Promise<ReferenceReply> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

// The reference: the minimum work of Node's HTTP server for the same bytes and headers.
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
