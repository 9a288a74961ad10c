import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KnownSite } from '../features/websites/server/index.ts';

const MOST_BYTES = 96 * 1024 * 1024;
const MOST_BYTES_A_SITE = 8 * 1024 * 1024;

type Encoding = 'identity' | 'gzip' | 'br';
interface Variant {
  body: Buffer;
  /** Flat list of names and values, as `writeHead` takes it without further work. */
  headers: string[];
  etag: string;
}

interface Entry {
  site: KnownSite;
  variants: Partial<Record<Encoding, Variant>>;
  bytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Finished public pages, ready to be written. An entry belongs to the site object in memory that it was rendered from:
 * when a change makes the directory drop that object, its pages are found no more and age out.
 */
export class PageCache {
  readonly #used = new WeakMap<KnownSite, number>();
  readonly #serials = new WeakMap<KnownSite, number>();
  #next = 1;
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: (entry) => entry.bytes,
    dispose: (entry) => this.#used.set(entry.site, (this.#used.get(entry.site) ?? 0) - entry.bytes),
  });

  #key(site: KnownSite, subdomain: string, path: string): string {
    let serial = this.#serials.get(site);
    if (!serial) this.#serials.set(site, (serial = this.#next++));
    return `${serial} ${subdomain} ${path}`;
  }

  /** @returns true when the request is answered */
  answer(site: KnownSite, subdomain: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#pages.get(this.#key(site, subdomain, request.url ?? ''));
    if (!entry) return false;
    write(pick(entry, request.headers['accept-encoding']), request, response);
    return true;
  }

  /** Keeps a page. Compresses in the background; until then it is written as it is. */
  async keep(
    site: KnownSite,
    subdomain: string,
    path: string,
    html: string,
    headers: Record<string, string>,
  ): Promise<void> {
    const plain = Buffer.from(html);
    const bytes = plain.length * 2;
    const used = this.#used.get(site) ?? 0;
    if (used + bytes > MOST_BYTES_A_SITE) return;
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const entry: Entry = { site, bytes, variants: { identity: variant(plain, headers, etag) } };
    this.#used.set(site, used + bytes);
    this.#pages.set(this.#key(site, subdomain, path), entry);
    const [br, gz] = await Promise.all([
      brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      zip(plain, { level: 9 }),
    ]);
    entry.variants.br = variant(br, { ...headers, 'content-encoding': 'br' }, `${etag}-br`);
    entry.variants.gzip = variant(gz, { ...headers, 'content-encoding': 'gzip' }, `${etag}-gz`);
  }

  clear(): void {
    this.#pages.clear();
  }
}

function variant(body: Buffer, headers: Record<string, string>, tag: string): Variant {
  const etag = `"${tag}"`;
  const flat = Object.entries({ ...headers, etag, 'content-length': String(body.length) }).flat();
  return { body, headers: flat, etag };
}

function pick({ variants }: Entry, accepted: string | string[] | undefined): Variant {
  const wanted = String(accepted ?? '');
  const found =
    (wanted.includes('br') && variants.br) || (wanted.includes('gzip') && variants.gzip) || variants.identity;
  return found as Variant;
}

function write(page: Variant, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(200, page.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(page.body);
}
