import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { request } from '../../../tests/support/http.ts';
import { Connections } from './connections.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function listen(
  settings: Partial<ConstructorParameters<typeof Connections>[0]>,
  reply: string | Buffer = 'small',
) {
  const logged: string[] = [];
  const answered = { count: 0 };
  const connections = new Connections({ log: { warn: (_, sentence) => logged.push(sentence) }, ...settings });
  const server = connections.watch(
    createServer((incoming, outgoing) => {
      if (!connections.take(incoming, outgoing)) return;
      answered.count += 1;
      outgoing.end(reply);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, logged, answered };
}

async function open(port: number): Promise<{ socket: Socket; isClosed: () => boolean }> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let closed = false;
  socket.on('close', () => (closed = true));
  await once(socket, 'connect');
  closing.push(() => socket.destroy());
  return { socket, isClosed: () => closed };
}

test('more connections than there may be are refused, logged once, and others are served on', async () => {
  const { port, logged } = await listen({ most: 20 });
  const crowd = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  const closed = () => crowd.filter(({ isClosed }) => isClosed()).length;
  for (const { socket } of crowd) socket.resume();
  await eventually(
    async () => closed(),
    (count) => count === 20,
    { what: 'half of them are refused' },
  );
  expect(logged).toEqual(['refusing connections: the open-files limit is reached']);
  for (const { socket } of crowd) socket.destroy();
  const reply = await eventually(
    () => request({ port, path: '/' }).catch(() => null),
    (answer) => answer?.status === 200,
  );
  expect(reply?.text).toBe('small');
});

test('who reads a reply too slowly is disconnected; a slow line that gets on is not', async () => {
  const large = Buffer.alloc(60_000_000);
  const { port, logged } = await listen({ pace: { everyMs: 1_500, leastBytes: 4096 } }, large);
  const idle = await open(port);
  const sipping = await open(port);
  const got = new Map<Socket, number>();
  for (const { socket } of [idle, sipping]) {
    socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    socket.pause().on('data', (part: Buffer) => got.set(socket, (got.get(socket) ?? 0) + part.length));
  }
  // Reads slowly over several checks, while the reply was written in one piece.
  let sips = 0;
  sipping.socket.on('data', () => {
    if (Number(got.get(sipping.socket)) < sips * 3_000_000) return;
    sips += 1;
    sipping.socket.pause();
    setTimeout(() => sipping.socket.resume(), 250);
  });
  sipping.socket.resume();
  await eventually(
    async () => logged,
    (lines) => lines.length > 0,
    { what: 'the idle reader is disconnected' },
  );
  idle.socket.resume();
  await eventually(async () => idle.isClosed(), Boolean);
  expect(got.get(idle.socket) ?? 0).toBeLessThan(large.length);
  await eventually(async () => sipping.isClosed(), Boolean, { what: 'the slow line has got it all' });
  expect(got.get(sipping.socket)).toBeGreaterThan(large.length);
  expect(logged).toEqual(['connections were reset: replies were read too slowly']);
});

test('a connection with too many requests at once is closed; one with as many in turn is served', async () => {
  const { port, answered } = await listen({});
  const line = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
  const { socket, isClosed } = await open(port);
  socket.resume().write(line.repeat(400));
  await eventually(async () => isClosed(), Boolean);
  expect(answered.count).toBe(16);
  const patient = await open(port);
  for (let n = 1; n <= 40; n += 1) {
    patient.socket.write(line);
    await once(patient.socket, 'data');
  }
  expect(answered.count).toBe(56);
});
