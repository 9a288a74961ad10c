import { z } from 'zod';
import {
  type Dialect,
  type FoundPhoto,
  lineOf,
  MOST_AUTHOR,
  MOST_DESCRIPTION,
  StockError,
  webAddress,
} from './provider.ts';

// https://api.openverse.org/v1/
const BASE = 'https://api.openverse.org/v1/images/';
/** The most without an account. */
const PER_PAGE = 20;

const image = z.object({
  id: z.string(),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  url: z.string(),
  foreign_landing_url: z.string().nullish(),
  thumbnail: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
const results = z.object({ page: z.number(), page_count: z.number(), results: z.array(image).max(50) });

const presented = ({ id, title, creator, width, height, ...one }: z.output<typeof image>): FoundPhoto => ({
  id,
  description: lineOf(title, MOST_DESCRIPTION),
  author: lineOf(creator, MOST_AUTHOR),
  page: webAddress(one.foreign_landing_url),
  thumbnail: webAddress(one.thumbnail),
  original: webAddress(one.url),
  width: Math.round(width ?? 0),
  height: Math.round(height ?? 0),
});

const headers = { accept: 'application/json' };

/** Images that anybody may use without naming the author: those are in the public domain. No key. */
export const openverse: Dialect = {
  search: (_provider, words, page) => {
    const asked = { q: words, page, page_size: PER_PAGE, license: 'cc0,pdm', category: 'photograph' };
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    return { address: `${BASE}?${query}`, headers };
  },
  readSearch: (reply) => {
    const { data } = results.safeParse(reply);
    if (!data) throw new StockError('reply');
    return {
      photos: data.results.map(presented),
      hasMore: data.page < data.page_count,
    };
  },
  photo: (_provider, id) => ({ address: `${BASE}${id}/`, headers }),
  readPhoto: (reply) => {
    const { data } = image.safeParse(reply);
    if (!data) throw new StockError('reply');
    return presented(data);
  },
};
