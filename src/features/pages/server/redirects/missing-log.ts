import type { Database } from '../../../../lib/db/database.ts';
import { requestAddress } from '../../../../lib/links/request-address.ts';
import { redirectPath } from '../../redirect-path.ts';
import { addMissing, type Missed } from './missing-queries.ts';

const FLUSH_MS = 5_000;
/** The maximum of addresses of all sites between two writes: visitors may invent any number. */
const MOST_WAITING = 2_000;

/** Paths that vulnerability scanners request; no visitor follows such a link. */
const probing =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml|log|sh)(\/|$)|^\/(\.|wp-|cgi-bin|vendor|phpmyadmin|_)|\/wp-(admin|includes|login)/i;

/** Counts missing addresses, and writes them periodically. */
export class MissingLog {
  readonly #waiting = new Map<string, Missed & { websiteId: string }>();
  readonly #db: Database;
  #timer: NodeJS.Timeout | undefined;
  readonly #onError: (error: unknown) => void;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** @param asked path with query, as received */
  note(websiteId: string, subdomain: string, asked: string, referrer: string): void {
    const url = requestAddress(asked);
    const path = url && redirectPath(url.pathname);
    if (path === null || probing.test(path)) return;
    const key = `${websiteId} ${subdomain} ${path}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, {
      websiteId,
      subdomain,
      path,
      times: (known?.times ?? 0) + 1,
      referrer: safeReferrer(referrer) || (known?.referrer ?? ''),
    });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const bySite = Map.groupBy(this.#waiting.values(), ({ websiteId }) => websiteId);
    this.#waiting.clear();
    for (const [websiteId, missed] of bySite)
      await this.#db.forWebsite(websiteId, (tx) => addMissing(tx, missed)).catch(this.#onError);
  }
}

/** A web address without its query, which may be private. */
function safeReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, origin, pathname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 300) : '';
}
