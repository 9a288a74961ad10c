import { setTimeout as pause } from 'node:timers/promises';
import type { WordpressImport } from '../src/features/wordpress/contract.ts';
import { signIn } from '../tests/support/burst.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';
import { load } from './support/load.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'entries';
export const describe =
  'A blog of 10,000 posts, imported from WordPress: its lists and feeds over HTTP, and what publishing one of them drops';

const POSTS = 5_000;
const CATEGORIES = 100;
const WORDS = 'clay glaze kiln wheel slip bisque studio firing cone ash salt stoneware'.split(' ');
const word = (at: number) => WORDS[at % WORDS.length] ?? '';

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** A WordPress export with a part of the posts, each in one of the categories. */
function wxr(first: number): string {
  const posts = Array.from({ length: POSTS }, (_, place) => {
    const n = first + place;
    const day = new Date(Date.UTC(2010, 0, 1) + n * 13 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    const text = Array.from({ length: 40 }, (_, turn) => word(n + turn * turn)).join(' ');
    return `<item><title>${word(n)} ${word(n * 7)} ${n}</title><link>https://old.example/?p=${n}</link>
      <content:encoded><![CDATA[<p>${text}</p><p>${text}</p>]]></content:encoded><wp:post_id>${n}</wp:post_id>
      <wp:post_name>post-${n}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
      <wp:post_date_gmt>${day}</wp:post_date_gmt>
      <category domain="category" nicename="c${n % CATEGORIES}">Shelf ${n % CATEGORIES}</category></item>`;
  });
  return `<?xml version="1.0"?><rss xmlns:content="c" xmlns:wp="w"><channel><title>Old</title><link>https://old.example</link>
    <wp:wxr_version>1.2</wp:wxr_version>${posts.join('')}</channel></rss>`;
}

/** @returns seconds, and the most memory on the way */
async function importPosts(server: RunningServer, cookie: string, first: number) {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/xml' } : {};
    const reply = await server.request({ method, path, cookie, headers, body });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
    return reply.json() as WordpressImport;
  };
  const begun = performance.now();
  const { _id: id } = await call('POST', '/api/wordpress/import?name=old.xml', wxr(first));
  await call('POST', `/api/wordpress/import/${id}/start`, { leave: [], publish: true });
  let most = 0;
  for (;;) {
    most = Math.max(most, await memoryOf(server.process.pid ?? 0));
    const { status, failed } = await call('GET', `/api/wordpress/import/${id}`);
    if (failed > 0) throw new Error(`${failed} posts were not imported.`);
    if (status === 'done') return { seconds: (performance.now() - begun) / 1000, most };
    await pause(500);
  }
}

/** Milliseconds of each answer, one after the other. @throws if one is not a 200 */
async function times(server: RunningServer, paths: readonly string[], cookie?: string): Promise<number[]> {
  const took: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const { status } = await server.request({ path, ...(cookie ? { cookie } : {}) });
    took.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  return took;
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);

/** Lists and feeds that no visitor has asked for yet. */
async function uncached(server: RunningServer): Promise<Figure[]> {
  const measured: [string, (n: number) => string, number][] = [
    ['a page of the list, GET /api/entries', (n) => `/api/entries?type=blog&page=${n + 1}`, 10],
    [
      'a page of a category, GET /api/entries',
      (n) => `/api/entries?type=blog&category=shelf-${n % CATEGORIES}&page=${1 + Math.floor(n / CATEGORIES)}`,
      10,
    ],
    ['the feed of a category', (n) => `/blog/category/shelf-${n % CATEGORIES}/feed.xml`, 10],
  ];
  const figures: Figure[] = [];
  for (const [what, path, atMost] of measured) {
    const most = what.startsWith('the feed') ? CATEGORIES : 400;
    // The first ones compile the program and its queries.
    await times(server, numbers(most / 4).map(path));
    const took = await times(server, numbers((most * 3) / 4, most / 4).map(path));
    figures.push({ what: `${what}, p99`, value: at(took, 0.99), unit: 'ms', goal: { atMost } });
  }
  const archives = await times(
    server,
    numbers(300, 500).map((n) => `/blog?page=${n}`),
  );
  figures.push({ what: 'an archive page with all of its HTML, p50', value: at(archives, 0.5), unit: 'ms' });
  return figures;
}

async function cached(server: RunningServer): Promise<Figure> {
  const ask = (path: string) =>
    load({ port: server.port, path, headers: { 'accept-encoding': 'gzip' }, seconds: 3 });
  const rates: Record<string, number[]> = { '/': [], '/blog': [] };
  for (let round = -1; round < 3; round += 1)
    for (const [path, all] of Object.entries(rates)) {
      const { perSecond } = await ask(path);
      if (round >= 0) all.push(perSecond);
    }
  const best = (path: string) => Math.max(...(rates[path] ?? []));
  return {
    what: 'the archive from the cache',
    value: best('/blog'),
    unit: '/s',
    reference: { what: 'home page', value: best('/') },
    goal: { atLeast: 0.8 },
  };
}

async function admin(server: RunningServer, cookie: string): Promise<Figure[]> {
  const [type] = (await server.request({ path: '/api/content-types', cookie })).json() as { _id: string }[];
  const list = `/api/content-types/${type?._id}/entries`;
  const figures: Figure[] = [];
  for (const [what, query] of [
    ['the list', (n: number) => `?page=${1 + n}`],
    ['the list by name', (n: number) => `?sort=name&page=${1 + n}`],
    ['a search', (n: number) => `?q=${word(n)}%20${n}`],
  ] as const) {
    await times(
      server,
      numbers(20).map((n) => list + query(n)),
      cookie,
    );
    const took = await times(
      server,
      numbers(100, 20).map((n) => list + query(n)),
      cookie,
    );
    figures.push({ what: `admin: ${what}, p95`, value: at(took, 0.95), unit: 'ms', goal: { atMost: 50 } });
  }
  return figures;
}

/** Answers from the cache have an `etag`. */
async function dropped(server: RunningServer, cookie: string): Promise<Figure[]> {
  const shows = ['/blog', '/blog/post-9999', '/blog/category/shelf-99', '/blog/feed.xml'];
  const others = [
    '/',
    '/shop',
    '/about',
    ...numbers(20).map((n) => `/blog/post-${n}`),
    ...numbers(20).map((n) => `/blog/category/shelf-${n}`),
  ];
  const isKept = async (path: string) =>
    (await server.request({ path, headers: { 'accept-encoding': 'gzip' } })).headers.etag !== undefined;
  for (const path of [...shows, ...others])
    for (let tries = 0; !(await isKept(path)); tries += 1)
      if (tries > 100) throw new Error(`${path} is not cached.`);
  const reply = await server.request({ path: '/api/entry?type=blog&slug=post-9999' });
  const { _id: id } = reply.json() as { _id: string };
  const publish = { method: 'POST', path: `/api/page/${id}/publish`, cookie, body: {} };
  await server.request({ ...publish, path: `/api/page/${id}/unpublish` });
  for (const path of shows) while (path !== '/blog/post-9999' && !(await isKept(path)));
  await server.request(publish);
  const count = async (paths: string[]) => {
    let gone = 0;
    for (const path of paths) if (!(await isKept(path))) gone += 1;
    return gone;
  };
  return [
    {
      what: 'publishing one: pages that show it and are made anew',
      value: await count(shows),
      unit: `of ${shows.length}`,
      goal: { atLeast: shows.length },
    },
    {
      what: 'other pages that are',
      value: await count(others),
      unit: `of ${others.length}`,
      goal: { atMost: 0 },
    },
  ];
}

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const cookie = await signIn(server);
    const first = await importPosts(server, cookie, 0);
    const second = await importPosts(server, cookie, POSTS);
    return [
      { what: `import of ${POSTS} posts`, value: POSTS / second.seconds, unit: 'posts/s' },
      {
        what: 'memory of the program during the second import',
        value: second.most,
        unit: 'MB',
        reference: { what: 'first import', value: first.most },
        goal: { atMost: 1.2 },
      },
      ...(await uncached(server)),
      await cached(server),
      ...(await admin(server, cookie)),
      ...(await dropped(server, cookie)),
    ];
  } finally {
    await server.stop();
  }
}
