import { createHash } from 'node:crypto';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import type { AdminLanguage } from '../../lib/messages/languages.ts';
import { createSite, findWebsite } from '../commands/create-site.ts';
import type { FillServices } from '../site-content/fill-site.ts';
import { previewHost } from '../site-access/previews.ts';
import { designWords, siteIn } from '../starters/in-language.ts';
import { starterBy } from '../starters/index.ts';
import type { Starter } from '../starters/starter.ts';

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

  async function make(starter: Starter, language: AdminLanguage, host: string): Promise<void> {
    if (await findWebsite(db, host)) return;
    const { example: name } = designWords(starter, language);
    const { website, pages, ...content } = siteIn(starter, language, name);
    try {
      const id = await createSite(db, fill, {
        ...content,
        pages: pages.map((page) => ({ ...page, seo: { ...page.seo, noIndex: true } })),
        website: { ...website, name, analytics: false },
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
    open: async (key: string, language: AdminLanguage): Promise<string | null> => {
      const starter = starterBy(key);
      if (!starter?.picture) return null;
      const { example } = designWords(starter, language);
      const { website, pages, contentTypes, menus } = siteIn(starter, language, example);
      // Each language has its own preview, and so has a release that changes the design.
      const version = createHash('sha256')
        .update(JSON.stringify([website, pages, contentTypes, menus]))
        .digest('hex');
      const host = previewHost(key, version.slice(0, 8), parent);
      const made = making.get(host) ?? make(starter, language, host).finally(() => making.delete(host));
      making.set(host, made);
      await made;
      return host;
    },
  };
}
export type DesignPreviews = ReturnType<typeof designPreviews>;
