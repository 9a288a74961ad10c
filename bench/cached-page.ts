import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from '../tests/support/http.ts';
import { startServer, type RunningServer } from '../tests/support/server.ts';
import { load, pinned } from './support/load.ts';
import { startReference } from './support/reference.ts';
import { pair, type Figure } from './support/figures.ts';

export const name = 'cached-page';
export const describe =
  'The demo site’s home page from the cache, against bare node:http with the same bytes';

/** The first view fills the cache, which compresses in the background. */
async function keptAnswer(server: RunningServer, encoding: string): Promise<Answered> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await server.request({ path: '/', headers: { 'accept-encoding': encoding } });
    const { etag, 'content-encoding': got = 'identity' } = answer.headers;
    if (answer.status === 200 && etag && got === encoding) return answer;
    await pause(100);
  }
  throw new Error(`The home page did not come from the cache in ${encoding}.`);
}

async function measure(server: RunningServer, encoding: string): Promise<Figure> {
  const headers = { 'accept-encoding': encoding };
  const answer = await keptAnswer(server, encoding);
  const bare = await startReference(answer);
  const perSecond = async (port: number, pid = 0) =>
    (await load({ port, path: '/', headers, seconds: 2, of: async () => [pid] })).perSecond;
  try {
    const { value, reference } = await pair(
      async () => perSecond(server.port, server.process.pid),
      async () => perSecond(bare.port, bare.pid),
    );
    const size = `${(answer.bytes.length / 1024).toFixed(1)} KB`;
    return {
      what: `cached page, ${encoding}, ${size}`,
      value,
      unit: 'pages/s',
      reference: { what: 'bare node:http', value: reference },
      goal: { atLeast: 0.8 },
    };
  } finally {
    await bare.stop();
  }
}

export async function run(): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0) });
  try {
    const figures: Figure[] = [];
    // A fresh start still has work waiting, which is not what is measured.
    await keptAnswer(server, 'identity');
    await load({ port: server.port, path: '/', seconds: 8 });
    for (const encoding of ['identity', 'br', 'gzip']) figures.push(await measure(server, encoding));
    return figures;
  } finally {
    await server.stop();
  }
}
