import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { request } from '../../tests/support/http.ts';
import { Connections } from './connections.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function listen(settings: { most: number }) {
  const logged: string[] = [];
  const connections = new Connections({ log: { warn: (_, sentence) => logged.push(sentence) }, ...settings });
  const server = connections.watch(createServer((_incoming, outgoing) => outgoing.end('small')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, logged };
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
  expect(logged).toEqual(['connections are refused: there are too many for the open-files limit']);
  for (const { socket } of crowd) socket.destroy();
  const reply = await eventually(
    () => request({ port, path: '/' }).catch(() => null),
    (answer) => answer?.status === 200,
  );
  expect(reply?.text).toBe('small');
});
