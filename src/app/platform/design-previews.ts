import { createHash } from 'node:crypto';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import { createSite, findWebsite } from '../commands/create-site.ts';
import type { FillServices } from '../site-content/fill-site.ts';
import { previewHost } from '../site-access/previews.ts';
import { starterBy } from '../starters/index.ts';

interface Parts {
  db: Database;
  fill: FillServices;
  directory: SiteDirectory;
  /** The suffix of site addresses. */
  parent: string;
}

/** An address without a mailbox: the site sends no email, because nothing can be submitted to it. */
const OWNER = 'preview@sitewright.invalid';

/** Preview sites of designs, created when a design is first viewed. */
export function designPreviews({ db, fill, directory, parent }: Parts) {
  const making = new Map<string, Promise<void>>();

  async function make(key: string, host: string): Promise<void> {
    if (await findWebsite(db, host)) return;
    const starter = starterBy(key);
    if (!starter) return;
    const { website, pages, ...content } = starter.site(starter.example);
    try {
      const id = await createSite(db, fill, {
        ...content,
        pages: pages.map((page) => ({ ...page, seo: { ...page.seo, noIndex: true } })),
        website: { ...website, name: starter.example, analytics: false },
        host,
        owner: { email: OWNER },
      });
      directory.forget(id);
    } catch (error) {
      // Another process created it first.
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
    }
  }

  return {
    /** @returns the host of the preview, which exists by then; null for an unknown design */
    open: async (key: string): Promise<string | null> => {
      const starter = starterBy(key);
      if (!starter?.picture) return null;
      const { website, pages, contentTypes, menus } = starter.site(starter.example);
      // A release that changes the design has its own preview.
      const version = createHash('sha256')
        .update(JSON.stringify([website, pages, contentTypes, menus]))
        .digest('hex');
      const host = previewHost(key, version.slice(0, 8), parent);
      const made = making.get(host) ?? make(key, host).finally(() => making.delete(host));
      making.set(host, made);
      await made;
      return host;
    },
  };
}
export type DesignPreviews = ReturnType<typeof designPreviews>;
