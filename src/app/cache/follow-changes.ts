import { randomUUID } from 'node:crypto';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { sendMark } from '../../lib/db/mark-queries.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import type { Area } from '../../lib/http/areas.ts';
import type { PageCache } from './page-cache.ts';
import { partChange } from './shown.ts';

/** Areas in which the database tells every change that visitors see. After a change in another one the whole site is dropped. */
const told = new Set<Area | undefined>([
  'pages',
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
  /** Drops what a change concerns, as the database tells it. */
  changed(websiteId: string, part: readonly string[]): void;
  marked(mark: string): void;
  /** Ends when what a call of an owner has changed is dropped here. */
  settled(operation: Operation, websiteId: string | undefined): Promise<void>;
}

/** Keeps sites and answers in memory as true as the database. */
export function followChanges(db: Database, directory: SiteDirectory, pageCache: PageCache): Changes {
  const waiting = new Map<string, () => void>();

  /** Notifications arrive in the order of commits, so once this one is back, those of earlier commits are too. */
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
      // The logo and the icon belong to the site itself, also while it is being read.
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
