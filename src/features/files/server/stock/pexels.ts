import { z } from 'zod';
import {
  type Dialect,
  type FoundPhoto,
  lineOf,
  MOST_AUTHOR,
  MOST_DESCRIPTION,
  type Provider,
  StockError,
  webAddress,
} from './provider.ts';

// https://www.pexels.com/api/documentation/
const BASE = 'https://api.pexels.com/v1/';
const PER_PAGE = 24;
/** Pixels. Originals are up to 8,000 wide, and no page shows more than this. */
const WIDTH = '2560';

const photo = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  alt: z.string().nullish(),
  src: z.object({ original: z.string(), medium: z.string() }),
});
const results = z.object({ photos: z.array(photo).max(50), next_page: z.string().nullish() });

const scaled = (original: string): string => {
  const address = URL.parse(webAddress(original));
  if (!address) return '';
  address.search = new URLSearchParams({ auto: 'compress', cs: 'tinysrgb', w: WIDTH }).toString();
  return address.href;
};

const presented = ({
  id,
  alt,
  photographer,
  url,
  src,
  width,
  height,
}: z.output<typeof photo>): FoundPhoto => ({
  id: String(id),
  description: lineOf(alt, MOST_DESCRIPTION),
  author: lineOf(photographer, MOST_AUTHOR),
  page: webAddress(url),
  thumbnail: webAddress(src.medium),
  original: scaled(src.original),
  width: Math.round(width),
  height: Math.round(height),
});

const asked = ({ key }: Provider, path: string) => ({
  address: `${BASE}${path}`,
  headers: { accept: 'application/json', authorization: key },
});

/** Photos that may be used without naming the author, by a key of the owner’s account. */
export const pexels: Dialect = {
  search: (provider, query, page) => {
    const parameters = new URLSearchParams({ query, page: String(page), per_page: String(PER_PAGE) });
    return asked(provider, `search?${parameters}`);
  },
  readSearch: (reply) => {
    const { data } = results.safeParse(reply);
    if (!data) throw new StockError('reply');
    return { photos: data.photos.map(presented), hasMore: Boolean(data.next_page) };
  },
  photo: (provider, id) => asked(provider, `photos/${id}`),
  readPhoto: (reply) => {
    const { data } = photo.safeParse(reply);
    if (!data) throw new StockError('reply');
    return presented(data);
  },
};
