import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jpeg } from './pictures.ts';

interface Answer {
  status: number;
  body: unknown;
}

export interface StockStandIn {
  /** `http://127.0.0.1:…` */
  base: string;
  requests: { path: string; key: string }[];
  /** What every search and look-up is answered with from now on, instead of photos. */
  answer(answer: Answer | undefined): void;
  close(): Promise<void>;
}

const SEEDS = [41, 42, 43];

/** The titles of the photos found for any words. */
export const photoTitle = (seed: number): string => `Kiln ${seed}`;

const openverse = (base: string, seed: number) => ({
  id: `0198a000-0000-7000-8000-0000000000${seed}`,
  title: photoTitle(seed),
  creator: 'Ada Brook',
  url: `${base}/image/${seed}.jpg`,
  foreign_landing_url: 'https://photos.example/kiln',
  thumbnail: `${base}/image/${seed}.jpg`,
  width: 1200,
  height: 800,
});

const pexels = (base: string, seed: number) => ({
  id: seed,
  alt: photoTitle(seed),
  photographer: 'Ada Brook',
  url: 'https://photos.example/kiln',
  src: { original: `${base}/image/${seed}.jpg`, medium: `${base}/image/${seed}.jpg` },
  width: 1200,
  height: 800,
});

function found(base: string, path: string, query: URLSearchParams): unknown {
  const page = Number(query.get('page'));
  const seed = SEEDS.find((one) => path.replace(/\/$/, '').endsWith(String(one)));
  if (path === '/v1/images/') {
    const results = page === 1 ? SEEDS.map((one) => openverse(base, one)) : [openverse(base, 44)];
    return { page, page_count: 2, results };
  }
  if (path === '/v1/search') return { photos: SEEDS.map((one) => pexels(base, one)), next_page: null };
  if (path.startsWith('/v1/photos/') && seed) return pexels(base, seed);
  if (path.startsWith('/v1/images/') && seed) return openverse(base, seed);
  return undefined;
}

/** Openverse and Pexels, as an HTTP server on the loopback. */
export async function startStockStandIn(): Promise<StockStandIn> {
  const requests: StockStandIn['requests'] = [];
  let special: Answer | undefined;
  let base = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', base);
    const image = /^\/image\/(\d+)\.jpg$/.exec(url.pathname);
    if (image) {
      void jpeg(Number(image[1])).then((bytes) =>
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
      );
      return;
    }
    requests.push({ path: `${url.pathname}${url.search}`, key: request.headers.authorization ?? '' });
    const body = found(base, url.pathname, url.searchParams);
    const answer = special ?? { status: body ? 200 : 404, body: body ?? {} };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    requests,
    answer: (answer) => (special = answer),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
