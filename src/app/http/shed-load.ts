import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { busy } from '../../lib/errors.ts';

/** Mean delay of the event loop over one second. A request passes through the loop several times. */
const EVENT_LOOP_DELAY_MS = 2_000;
/** Share of the maximum heap of this process. Close to the maximum, V8 ends the process. */
const HEAP_SHARE = 0.9;

interface Bounds {
  /** Bytes in use on the heap above which requests are refused. */
  heapBytes: number;
  /** Delay of the event loop above which requests are refused. */
  delayMs: number;
}

/** The bounds of this process. */
export const overload = (): Bounds => ({
  heapBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
  delayMs: EVENT_LOOP_DELAY_MS,
});

/**
 * Refuses requests with `503` and `Retry-After` while the event loop is late or the heap is nearly full. `/healthz` is exempt:
 * a supervisor must not kill a process for being busy. `/readyz` is refused, so that a load balancer sends requests elsewhere.
 * There is no bound on RSS: the allocator keeps freed pages, so the process might refuse requests forever.
 */
export async function shedLoad(server: FastifyInstance, given: Partial<Bounds> = {}): Promise<void> {
  const { heapBytes, delayMs } = { ...overload(), ...given };
  await server.register(underPressure, {
    maxEventLoopDelay: delayMs,
    maxHeapUsedBytes: heapBytes,
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.url !== '/healthz') throw busy(2);
    },
  });
}
