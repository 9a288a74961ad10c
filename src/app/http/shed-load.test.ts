import { getHeapStatistics } from 'node:v8';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../../lib/http/adapter.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { overload, shedLoad } from './shed-load.ts';

const paths = ['/healthz', '/readyz', '/shop'];

async function open(bounds?: Parameters<typeof shedLoad>[1]): Promise<FastifyInstance> {
  const server = Fastify();
  answerErrors(server);
  await shedLoad(server, bounds);
  for (const path of paths) server.get(path, async () => ({ ok: true }));
  return server;
}

const statuses = async (server: FastifyInstance) =>
  Promise.all(paths.map(async (path) => (await server.inject(path)).statusCode));

test('a full heap: requests are refused with a time to come back, and the process counts as alive', async () => {
  const server = await open({ heapBytes: 1 });
  await eventually(
    () => statuses(server),
    (all) => all.includes(503),
    { what: 'the heap was measured' },
  );
  expect(await statuses(server)).toEqual([200, 503, 503]);
  expect((await server.inject('/healthz?from=supervisor')).statusCode).toBe(200);
  expect((await server.inject('/shop')).headers['retry-after']).toBe('2');
  await server.close();
});

test('a late event loop: the same until it is in time again', async () => {
  const server = await open({ delayMs: 500 });
  expect(await statuses(server)).toEqual([200, 200, 200]);
  await nextTurn();
  for (let turn = 0; turn < 2; turn += 1) {
    const until = performance.now() + 1_100;
    while (performance.now() < until);
    await nextTurn();
  }
  expect(await statuses(server)).toEqual([200, 503, 503]);
  await eventually(
    () => statuses(server),
    (all) => all.every((status) => status === 200),
    { what: 'served again' },
  );
  await server.close();
});

test('by default, that is two seconds and nine tenths of the heap', () => {
  const { delayMs, heapBytes } = overload();
  expect(delayMs).toBe(2_000);
  expect(heapBytes / getHeapStatistics().heap_size_limit).toBeCloseTo(0.9);
});
