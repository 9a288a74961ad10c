import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KnownSite } from '../features/websites/server/index.ts';

const MOST_BYTES = 96 * 1024 * 1024;
const MOST_BYTES_A_SITE = 8 * 1024 * 1024;

type Encoding = 'identity' | 'gzip' | 'br';
interface Variant {
  /** Missing of the plain page once it is there compressed: few ask for it, and it is unpacked for them. */
  body?: Buffer;
  /** Flat list of names and values, as `writeHead` takes it without further work. */
  headers: string[];
  etag: string;
}

interface Entry {
  share: Share;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  bytes: number;
}

/** What one site holds of the cache; `keys` in the order they came. */
interface Share {
  serial: number;
  bytes: number;
  keys: Set<string>;
}

const keyOf = (share: Share, subdomain: string, path: string) => `${share.serial} ${subdomain} ${path}`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Finished public pages, ready to be written. An entry belongs to the site object in memory that it was rendered from:
 * when a change makes the directory drop that object, its pages are found no more and age out.
 */
export class PageCache {
  readonly #shares = new WeakMap<KnownSite, Share>();
  #next = 1;
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: (entry) => entry.bytes,
    dispose: ({ share, bytes }, key) => {
      share.keys.delete(key);
      share.bytes -= bytes;
    },
  });

  #shareOf(site: KnownSite): Share {
    let share = this.#shares.get(site);
    if (!share) this.#shares.set(site, (share = { serial: this.#next++, bytes: 0, keys: new Set() }));
    return share;
  }

  /** @returns true when the request is answered */
  answer(site: KnownSite, subdomain: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#pages.get(keyOf(this.#shareOf(site), subdomain, request.url ?? ''));
    if (!entry) return false;
    const page = pick(entry, request.headers['accept-encoding']);
    write(page, request, response, () => page.body ?? gunzipSync(entry.variants.gzip?.body ?? ''));
    return true;
  }

  /**
   * Keeps a page; a site that has used up its share loses its oldest. Compresses in the background; until then the page
   * is written as it is.
   * @param seconds after which it is rendered anew even if nobody told of a change
   */
  async keep(
    site: KnownSite,
    subdomain: string,
    path: string,
    plain: Buffer,
    headers: Record<string, string>,
    seconds?: number,
  ): Promise<void> {
    const bytes = plain.length * 2;
    if (bytes > MOST_BYTES_A_SITE) return;
    const share = this.#shareOf(site);
    const key = keyOf(share, subdomain, path);
    this.#pages.delete(key);
    for (const oldest of share.keys) {
      if (share.bytes + bytes <= MOST_BYTES_A_SITE) break;
      this.#pages.delete(oldest);
    }
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const entry: Entry = { share, bytes, variants: { identity: variant(plain, headers, etag) } };
    share.keys.add(key);
    share.bytes += bytes;
    this.#pages.set(key, entry, seconds === undefined ? {} : { ttl: seconds * 1000 });
    const [br, gz] = await Promise.all([
      brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      zip(plain, { level: 9 }),
    ]);
    entry.variants.br = variant(br, { ...headers, 'content-encoding': 'br' }, `${etag}-br`);
    entry.variants.gzip = variant(gz, { ...headers, 'content-encoding': 'gzip' }, `${etag}-gz`);
    delete entry.variants.identity.body;
  }

  clear(): void {
    this.#pages.clear();
  }
}

function variant(body: Buffer, headers: Record<string, string>, tag: string): Variant {
  const etag = `"${tag}"`;
  const flat = Object.entries({ ...headers, etag, 'content-length': String(body.length) }).flat();
  // A body of its own: those of the compressor are a part of something much larger.
  return { body: Buffer.from(Uint8Array.from(body).buffer), headers: flat, etag };
}

function pick({ variants }: Entry, accepted: string | string[] | undefined): Variant {
  for (const encoding of encodingsIn(String(accepted ?? ''))) {
    const found = variants[encoding];
    if (found) return found;
  }
  return variants.identity;
}

/** Browsers send few different ones. */
const readEncodings = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** Best first; a quality of 0 refuses one, and `*` stands for those that are not named. */
function encodingsIn(header: string): readonly Encoding[] {
  const read = readEncodings.get(header);
  if (read) return read;
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', quality] = part.split(/\s*;\s*q\s*=\s*/);
    qualities.set(name.trim(), quality === undefined ? 1 : Number(quality) || 0);
  }
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const wanted = (['br', 'gzip'] as const)
    .filter((encoding) => qualityOf(encoding) > 0)
    .sort((a, b) => qualityOf(b) - qualityOf(a));
  if (header.length < 200) readEncodings.set(header, wanted);
  return wanted;
}

/** A browser may hold several, and proxies mark them as weak. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

function write(
  page: Variant,
  request: IncomingMessage,
  response: ServerResponse,
  bodyOf: () => Buffer,
): void {
  if (holds(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(200, page.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bodyOf());
}
