import type { FastifyBaseLogger } from 'fastify';
import { Presence } from '../../features/accounts/server/index.ts';
import { shownPictures } from '../../features/files/server/index.ts';
import { LiveLines } from '../../features/notifications/server/index.ts';
import { siteDirectory } from '../../features/websites/server/index.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { listenForSiteChanges } from '../../lib/db/listen.ts';
import type { Connection } from '../../lib/db/roles.ts';
import { areaOf } from '../../lib/values/presence.ts';
import { followChanges } from '../cache/follow-changes.ts';
import { PageCache } from '../cache/page-cache.ts';
import type { Config } from '../config.ts';
import { catalogues } from '../wording/catalogues.ts';
import { withSiteWording } from '../wording/speak-wording.ts';

/** Passes on the database's notices, except those about changed content. */
const furtherNotices = (lines: LiveLines, presence: Presence, pageCache: PageCache) => ({
  adminChanged: (websiteId: string) => lines.changed(websiteId),
  presence: (payload: string) => presence.heard(payload),
  saved: (payload: string) => {
    const [websiteId = '', page, version] = payload.split(' ');
    lines.send(websiteId, 'pages', 'saved', () => ({ page, version: Number(version) }));
  },
  stock: (payload: string) => {
    const [websiteId = '', productId = '', words] = payload.split(' ');
    pageCache.changed({ kind: 'stock', websiteId, productId, inWords: words !== undefined });
  },
});

/** The database with what is kept of it in memory, which follows the notices of changes by all processes. */
export async function openSites(config: Config, admin: Connection, log: FastifyBaseLogger) {
  const plain = openDatabase(admin, {
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const directory = siteDirectory(plain, config.demo.host, shownPictures, catalogues);
  const db = withSiteWording(plain, directory.get);
  const pageCache = new PageCache();
  const drop = () => {
    directory.forget();
    pageCache.clear();
  };
  const changes = followChanges(db, directory, pageCache);
  const lines = new LiveLines((error) => log.warn({ err: error }, 'a live connection was cut'));
  const presence: Presence = new Presence((websiteId, subject) =>
    lines.send(websiteId, areaOf(subject), 'here', (sees) =>
      presence.everyone(websiteId).filter((who) => sees(areaOf(who.subject))),
    ),
  );
  const listener = await listenForSiteChanges(admin, {
    changed: changes.changed,
    mark: changes.marked,
    ...furtherNotices(lines, presence, pageCache),
    lost: () => {
      directory.keep(false);
      drop();
    },
    back: () => {
      drop();
      directory.keep(true);
      lines.all();
    },
  });
  return { db, directory, pageCache, changes, lines, presence, listener };
}
