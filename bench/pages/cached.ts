import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from '../../tests/support/http.ts';
import type { RunningServer } from '../../tests/support/server.ts';
import type { Figure } from '../support/figures.ts';
import { load, type LoadResult } from '../support/load.ts';
import { startReference } from '../support/reference.ts';
import { type Address, addresses } from './addresses.ts';

const ROUNDS = 3;
const encodings = ['identity', 'gzip', 'br'];

/** The first view fills the cache, which compresses in the background. */
async function keptAnswer(
  server: RunningServer,
  path: string,
  headers: Record<string, string>,
): Promise<Answered> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await server.request({ path, headers });
    const { etag, 'content-encoding': got = 'identity' } = answer.headers;
    const isWhole = answer.bytes.length < 1_000 || got === headers['accept-encoding'];
    if (answer.status === 200 && etag && isWhole && tries > 5) return answer;
    await pause(30);
  }
  throw new Error(`${path} did not come from the cache in ${headers['accept-encoding']}.`);
}

export async function measure(
  server: RunningServer,
  { what, path, cookie }: Address,
  encoding: string,
  { seconds, atLeast }: { seconds: number; atLeast: number },
): Promise<Figure[]> {
  const headers = { 'accept-encoding': encoding, ...(cookie ? { cookie } : {}) };
  const answer = await keptAnswer(server, path, headers);
  const bare = await startReference(answer);
  const ask = (port: number, pid = 0) => load({ port, path, headers, seconds, of: async () => [pid] });
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  try {
    await ask(bare.port, bare.pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await ask(server.port, server.process.pid));
      theirs.push(await ask(bare.port, bare.pid));
    }
  } finally {
    await bare.stop();
  }
  // Other load on the machine only slows them, so the best round says most about the program.
  const most = (all: LoadResult[]) => Math.max(...all.map(({ perSecond }) => perSecond));
  const least = (all: LoadResult[]) => Math.max(1, Math.min(...all.map(({ p99 }) => p99)));
  const size = `${(answer.bytes.length / 1024).toFixed(1)} KB`;
  return [
    {
      what: `${what}, ${encoding}, ${size}`,
      value: most(ours),
      unit: '/s',
      reference: { what: 'bare node:http', value: most(theirs) },
      goal: { atLeast },
    },
    {
      what: `${what}, ${encoding}, p99`,
      value: least(ours),
      unit: 'ms',
      reference: { what: 'bare node:http', value: least(theirs) },
      goal: { atMost: 2 },
    },
  ];
}

/** Cached pages and calls, each compared with a bare server that sends the same bytes. */
export async function cachedFigures(server: RunningServer, seconds: number): Promise<Figure[]> {
  const { screens, calls } = await addresses(server);
  const figures: Figure[] = [];
  // Wait for the work that follows a fresh start, which is not measured.
  await keptAnswer(server, '/', { 'accept-encoding': 'gzip' });
  await load({ port: server.port, path: '/', seconds: 5 });
  for (const [list, atLeast] of [
    [screens, 0.8],
    [calls, 0.6],
  ] as const)
    for (const address of list)
      for (const encoding of encodings)
        figures.push(...(await measure(server, address, encoding, { seconds, atLeast })));
  return figures;
}
