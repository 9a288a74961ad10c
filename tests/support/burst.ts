import type { Answered } from './http.ts';
import { owner, type RunningServer } from './server.ts';

export interface Burst {
  /** Names of saves whose `200` arrived. */
  acknowledged: string[];
  /** All other replies. */
  refused: Answered[];
  /** Requests whose connection broke. */
  broken: number;
  /** Resolves once that many saves are acknowledged. */
  reached: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

export async function signIn(server: RunningServer): Promise<string> {
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  return cookie;
}

export async function newPages(server: RunningServer, cookie: string, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, (_, n) =>
    server.request({
      method: 'POST',
      path: '/api/page',
      cookie,
      body: { name: `Burst ${n} ${Math.random()}` },
    }),
  );
  return (await Promise.all(made)).map((reply) => (reply.json() as { _id: string })._id);
}

/** Saves pages as fast as possible, two saves at a time on each, until told to stop. */
export function burst(server: RunningServer, cookie: string, pages: readonly string[]): Burst {
  const run = { going: true };
  let count = 0;
  const waiting: { count: number; done: () => void }[] = [];
  const result: Burst = {
    acknowledged: [],
    refused: [],
    broken: 0,
    reached: (wanted) => new Promise((done) => waiting.push({ count: wanted, done })),
    stop: async () => {
      run.going = false;
      await all;
    },
  };
  const one = async (page: string): Promise<void> => {
    while (run.going) {
      const name = `Save ${page.slice(-12)} ${count++}`;
      const path = `/api/page/${page}`;
      const reply = await server.request({ method: 'PUT', path, cookie, body: { name } }).catch(() => null);
      if (reply === null) result.broken += 1;
      else if (reply.status !== 200) result.refused.push(reply);
      else {
        result.acknowledged.push(name);
        for (const { count: wanted, done } of waiting) if (result.acknowledged.length >= wanted) done();
      }
      // Otherwise a stopped server would get thousands of requests.
      if (reply === null) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const all = Promise.all([...pages, ...pages].map(one));
  return result;
}

/** Acknowledged saves that are missing. */
export async function lost(server: RunningServer, cookie: string, pages: readonly string[], names: string[]) {
  const kept = new Set<string>();
  for (const page of pages) {
    const reply = await server.request({ path: `/api/page/${page}/versions?limit=500`, cookie });
    for (const { name } of reply.json() as { name: string }[]) kept.add(name);
  }
  return names.filter((name) => !kept.has(name));
}
