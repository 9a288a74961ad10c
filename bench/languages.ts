import type { Page } from '../src/features/pages/contract.ts';
import type { Translation } from '../src/features/pages/translations-contract.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import { type Figure, pair } from './support/figures.ts';
import { load, pinned } from './support/load.ts';
import { databaseIds, familyOf } from './support/processes.ts';

export const name = 'languages';
export const describe =
  'A site with six languages beside one with one, from the cache and made anew; what a publication in one of them drops';

const others = ['de', 'fr', 'es', 'it', 'nl'] as const;
const headers = { 'accept-encoding': 'gzip' };

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

async function ownersCalls(server: RunningServer): Promise<Call> {
  const login = { email: owner.email, password: owner.password };
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: login });
  return async <T>(method: string, path: string, body?: object) => {
    const answer = await server.request({ method, path, cookie, ...(body ? { body } : {}) });
    if (answer.status >= 300) throw new Error(`${method} ${path} replied ${answer.status}: ${answer.text}`);
    return answer.json() as T;
  };
}

/** Translates each text of a page, and publishes it. */
async function translate(call: Call, page: string, language: string, round = 0): Promise<void> {
  const at = `/api/translation/${language}/${page}`;
  const { texts } = await call<Translation>('GET', at);
  const given = texts.map(({ key, source }) => ({
    key,
    source,
    text: typeof source === 'string' ? `${source} (${language} ${round})` : source,
  }));
  await call('PUT', at, { texts: given });
  await call('POST', `${at}/publish`, {});
}

/** Gives the site five more languages, with two pages in each. @returns the paths of the two */
async function withSix(server: RunningServer): Promise<{ home: string; paths: string[]; call: Call }> {
  const call = await ownersCalls(server);
  await call('PUT', '/api/website', { settings: { languages: others } });
  const pages = await call<Page[]>('GET', '/api/pages');
  const [home, about] = ['homepage', 'about'].map((wanted) => pages.find(({ slug }) => slug === wanted)?._id);
  if (!home || !about) throw new Error('The demo site has no home page, or no page “about”.');
  for (const language of others) for (const page of [home, about]) await translate(call, page, language);
  const paths = ['', ...others.map((language) => `/${language}`)].flatMap((base) => [
    base || '/',
    `${base}/about`,
  ]);
  return { home, paths, call };
}

/** The first answers fill the cache. */
async function fill(server: RunningServer, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (let tries = 0; (await server.request({ path, headers })).headers['etag'] === undefined; tries += 1)
      if (tries > 100) throw new Error(`${path} isn’t kept in the cache.`);
}

/** Rendering gets faster for half a minute, as V8 learns what is hot: whichever was loaded first would look slower. */
async function warmUp(...all: readonly [RunningServer, string][]): Promise<void> {
  for (const [{ port }, path] of all) await load({ port, path, headers, connections: 16, seconds: 15 });
}

async function beside(
  what: string,
  [six, path]: [RunningServer, string],
  one: RunningServer,
  { seconds, atLeast, rounds }: { seconds: number; atLeast: number; rounds: number },
): Promise<Figure> {
  const rate = async (server: RunningServer, at: string) => {
    const database = await databaseIds(server.dataDir);
    const of = async () => [server.process.pid ?? 0, ...(await familyOf(database))];
    return (await load({ port: server.port, path: at, headers, connections: 16, seconds, of })).perSecond;
  };
  const { value, reference } = await pair(
    () => rate(six, path),
    () => rate(one, '/'),
    rounds,
  );
  return {
    what,
    value,
    unit: '/s',
    reference: { what: 'home of a site with one language', value: reference },
    goal: { atLeast },
  };
}

export async function run({ seconds = 2 }: { seconds?: number } = {}): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const PAGE_CACHE of ['on', 'off'] as const) {
    const settings: Record<string, string> = PAGE_CACHE === 'off' ? { PAGE_CACHE } : {};
    const [one, six] = [
      await startServer({ prefix: pinned(0), settings }),
      await startServer({ prefix: pinned(0), settings }),
    ];
    try {
      const { home, paths, call } = await withSix(six);
      const how = PAGE_CACHE === 'on' ? 'from the cache' : 'made anew';
      if (PAGE_CACHE === 'on') {
        await fill(one, ['/']);
        await fill(six, paths);
      }
      const goal =
        PAGE_CACHE === 'on' ? { seconds, atLeast: 0.95, rounds: 4 } : { seconds, atLeast: 0.9, rounds: 12 };
      if (PAGE_CACHE === 'off') await warmUp([one, '/'], [six, '/'], [six, '/de']);
      figures.push(
        await beside(`home in the main of six languages, ${how}`, [six, '/'], one, goal),
        await beside(`home in another of six languages, ${how}`, [six, '/de'], one, goal),
      );
      if (PAGE_CACHE === 'on') {
        await fill(six, paths);
        await translate(call, home, 'de', 1);
        const dropped = await Promise.all(
          paths.map(async (path) => (await six.request({ path, headers })).headers['etag'] === undefined),
        );
        figures.push({
          what: 'of 12 kept pages, dropped by publishing one in one language',
          value: dropped.filter(Boolean).length,
          unit: 'pages',
          goal: { atMost: 1 },
        });
      }
    } finally {
      await Promise.all([one.stop(), six.stop()]);
    }
  }
  return figures;
}
