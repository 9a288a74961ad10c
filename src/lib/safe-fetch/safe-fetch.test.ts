import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { safeCall, safeFetch, type SafeFetchError, type SafeFetchLimits } from './safe-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits: SafeFetchLimits = { most: 1000, patience: 3_000, allowed: () => true };
const problem = (address: string, more: Partial<SafeFetchLimits> = {}) =>
  safeFetch(address, { ...limits, ...more }).then(
    () => 'read',
    (error: unknown) => (error as SafeFetchError).problem,
  );

describe('addresses that belong to this machine or its network', () => {
  test.each([
    '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255',
    '::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fe80::1%eth0 fc00::1 fd12::1 ff02::1 2002:7f00:1:: 2001:db8::1 2001::1',
    'localhost 1 8.8.8 x',
  ])('%s', (list) => {
    for (const address of list.split(' '))
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  test('others are public', () => {
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  test.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
  ])('%s is never spoken to', async (address) => {
    let spoken = 0;
    const url = await serve((_, reply) => {
      spoken += 1;
      reply.end('secret');
    });
    const { allowed: _, ...open } = limits;
    await expect(safeFetch(address.replace('PORT', new URL(url).port), open)).rejects.toMatchObject({
      problem: 'not-public',
    });
    expect(spoken).toBe(0);
  });
});

test('what is no address, or carries a password, is not asked', async () => {
  for (const address of [
    '',
    'x',
    'ftp://a.test/x',
    'file:///etc/passwd',
    'http://a:b@a.test/',
    'http://a.test:25/',
  ])
    expect(await problem(address)).toBe('no-address');
});

test('the name is looked up once, and the connection goes to the address that was checked', async () => {
  const url = await serve((_, reply) => reply.end('hello'));
  const { lookup } = dns;
  let lookups = 0;
  const changing = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: (lookups += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
  try {
    Object.assign(dns, { lookup: changing });
    syncBuiltinESMExports();
    const only = { ...limits, allowed: (address: string) => address === '127.0.0.1' };
    const read = await safeFetch(url.replace('127.0.0.1', 'changing.test'), only);
    expect([read.toString(), lookups]).toEqual(['hello', 1]);
  } finally {
    Object.assign(dns, { lookup });
    syncBuiltinESMExports();
  }
});

test('an answer comes as its bytes', async () => {
  const url = await serve((_, reply) => reply.end('hello'));
  expect((await safeFetch(url, limits)).toString()).toBe('hello');
});

test('no redirect is followed, and bounds hold', async () => {
  let followed = false;
  const url = await serve((request, reply) => {
    if (request.url === '/moved') reply.writeHead(302, { location: '/there' }).end();
    else if (request.url === '/there') followed = true;
    else if (request.url === '/large') reply.end('x'.repeat(5000));
    else if (request.url === '/packed') reply.setHeader('content-encoding', 'gzip').end('x');
    else if (request.url === '/slow') reply.write('x');
    else reply.writeHead(Number(request.url?.slice(1))).end();
  });
  expect(await problem(`${url}/moved`)).toBe('moved');
  expect(followed).toBe(false);
  expect(await problem(`${url}/large`)).toBe('too-large');
  expect(await problem(`${url}/packed`)).toBe('refused');
  expect(await problem(`${url}/slow`, { patience: 100 })).toBe('too-slow');
  expect(await problem(`${url}/401`)).toBe('not-allowed');
  expect(await problem(`${url}/404`)).toBe('not-found');
  expect(await problem(`${url}/500`)).toBe('refused');
  expect(await problem('http://127.0.0.1:1/x')).toBe('no-address');
});

test('a call to a service gets any status with its data, and no more of it than is allowed', async () => {
  const url = await serve((request, reply) => {
    if (request.url === '/large') reply.end('x'.repeat(5000));
    else if (request.url === '/packed') reply.setHeader('content-encoding', 'gzip').end('x');
    else
      reply.writeHead(456, { location: '/large' }).end(`${request.method} ${request.headers.authorization}`);
  });
  const asked = { method: 'GET' as const, headers: { authorization: 'Key of a site' } };
  expect(await safeCall(`${url}/used-up`, asked, limits)).toEqual({ status: 456, text: 'GET Key of a site' });
  await expect(safeCall(`${url}/large`, asked, limits)).rejects.toMatchObject({ problem: 'too-large' });
  await expect(safeCall(`${url}/packed`, asked, limits)).rejects.toMatchObject({ problem: 'refused' });
  const { allowed: _, ...open } = limits;
  await expect(safeCall(url, asked, open)).rejects.toMatchObject({ problem: 'not-public' });
});
