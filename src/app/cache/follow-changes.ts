import { randomUUID } from 'node:crypto';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { sendMark } from '../../lib/db/mark-queries.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import type { Area } from '../../lib/http/areas.ts';
import type { PageCache } from './page-cache.ts';
import { partChange } from './shown.ts';

/** Areas for which the database reports every change that visitors see. A change in any other area drops the whole site. */
const told = new Set<Area | undefined>([
  'pages',
  'translations',
  'files',
  'audio',
  'forms',
  'products',
  'services',
  'orders',
  'bookings',
  'messages',
  'customers',
]);

const PATIENCE_MS = 500;

export interface Changes {
  /** Drops the answers that a change reported by the database concerns. */
  changed(websiteId: string, part: readonly string[]): void;
  marked(mark: string): void;
  /** Resolves when the answers that an owner's call changed have been dropped here. */
  settled(operation: Operation, websiteId: string | undefined): Promise<void>;
}

/** Keeps sites and answers in memory consistent with the database. */
export function followChanges(db: Database, directory: SiteDirectory, pageCache: PageCache): Changes {
  const waiting = new Map<string, () => void>();

  /** Notices arrive in commit order, so when this one is back, those of earlier commits are too. */
  async function catchUp(): Promise<boolean> {
    const mark = randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.set(mark, () => resolve(true));
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    try {
      await db.acrossWebsitesOnce((tx) => sendMark(tx, mark));
      return await promise;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      waiting.delete(mark);
    }
  }

  return {
    changed: (websiteId, part) => {
      const change = part.length > 0 ? partChange(websiteId, part) : null;
      const held = directory.held(websiteId);
      // Logo and icon belong to the site itself, even while it is being loaded.
      const ofSite =
        part[0] === 'file' && (!held || JSON.stringify(held.website.brand).includes(part[1] ?? ''));
      if (!change || ofSite) return directory.forget(websiteId);
      if (part[0] === 'file' && held) held.files = {};
      if (part[0] !== 'page' && part[0] !== 'redirect') held?.drop('reply:');
      pageCache.changed(change);
    },
    marked: (mark) => waiting.get(mark)?.(),
    settled: async ({ endpoint, call }, websiteId) => {
      if (endpoint.who !== 'owner' || call.startsWith('GET ')) return;
      if (!told.has(endpoint.area) || !websiteId || !(await catchUp())) directory.forget(websiteId);
    },
  };
}
