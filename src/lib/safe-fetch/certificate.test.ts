import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { certificateFor } from '../../../tests/support/certificate.ts';
import { certificateAt } from './certificate.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

async function serve(host: string, until: Date) {
  const { cert, key } = certificateFor(host, until);
  let spoken = 0;
  const server = createServer({ cert, key }, () => (spoken += 1)).listen(0, '127.0.0.1');
  server.on('tlsClientError', () => {});
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { ca: cert, port, spoken: () => spoken, patience: 3_000, allowed: () => true };
}

test('a certificate that browsers would trust tells until when it is good', async () => {
  const until = new Date('2031-05-06T07:08:09Z');
  const server = await serve('shop.example', until);
  expect(await certificateAt('127.0.0.1', 'shop.example', server)).toEqual(until);
});

test('one of another host, one that has ended, and one that nobody vouches for are none', async () => {
  const server = await serve('shop.example', new Date('2031-05-06T07:08:09Z'));
  expect(await certificateAt('127.0.0.1', 'other.example', server)).toBeNull();
  const { ca: _, ...unknown } = server;
  expect(await certificateAt('127.0.0.1', 'shop.example', unknown)).toBeNull();
  const old = await serve('shop.example', new Date(Date.now() - 1000));
  expect(await certificateAt('127.0.0.1', 'shop.example', old)).toBeNull();
});

test('this machine and its network are never spoken to', async () => {
  const server = await serve('shop.example', new Date('2031-05-06T07:08:09Z'));
  const { allowed: _, ...closed } = server;
  expect(await certificateAt('127.0.0.1', 'shop.example', closed)).toBeNull();
  expect(server.spoken()).toBe(0);
});
