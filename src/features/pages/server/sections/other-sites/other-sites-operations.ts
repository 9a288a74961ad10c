import type { Picture } from '../../../../../lib/content/pictures.ts';
import type { Database } from '../../../../../lib/db/database.ts';
import { notFound } from '../../../../../lib/errors.ts';
import { operations } from '../../../../../lib/http/handlers.ts';
import type { Actor } from '../../../../../lib/http/requests/request-context.ts';
import { mostOfOthers, otherSitesContract, type SiteBeside } from '../../../sections-contract.ts';
import { upgradedBlocks } from '../../present.ts';
import { checkBlocks, type PageServices } from '../../services.ts';
import { staffWords } from '../../staff-words.ts';
import { listSections } from '../section-queries.ts';
import { blocksElsewhere, picturesIn } from './blocks-elsewhere.ts';

export interface OtherSitesServices {
  db: Database;
  pages: PageServices;
  /** The other sites of the creator, if the session was opened from the platform by them. */
  sitesBeside: (
    websiteId: string,
    sessionId: string,
    most: number,
  ) => Promise<{ id: string; name: string }[]>;
  /** Copies images from one site's library into another's, and returns them by the ids of the first. */
  copyPictures: (
    sites: { from: string; to: string; by: string },
    ids: readonly string[],
  ) => Promise<Map<string, Picture>>;
}

const nothingCopied: ReadonlyMap<string, Picture> = new Map();

/** Each other site is read in a transaction of its own, once the platform has said that it belongs to the same creator. */
export function otherSitesOperations({ db, pages, sitesBeside, copyPictures }: OtherSitesServices) {
  const allowed = async (websiteId: string, by: Actor) =>
    by.role === 'owner' && !by.key ? sitesBeside(websiteId, by.sessionId, mostOfOthers.sites) : [];
  const sectionsOf = async (websiteId: string) =>
    (await db.forWebsite(websiteId, (tx) => listSections(tx))).map((row) => ({
      _id: row.id,
      name: row.name,
      blocks: upgradedBlocks(row, pages.upgrades),
    }));

  return operations(otherSitesContract, {
    'GET /api/other-sites/sections': async ({ site, by }) => {
      const sites: SiteBeside[] = [];
      let left: number = mostOfOthers.sections;
      for (const { id, name } of await allowed(site.id, by)) {
        if (left <= 0) break;
        const sections = (await sectionsOf(id))
          .map((section) => ({
            ...section,
            blocks: blocksElsewhere(section.blocks, pages.kinds, nothingCopied),
          }))
          .filter(({ blocks }) => blocks.length > 0)
          .slice(0, left);
        left -= sections.length;
        if (sections.length > 0) sites.push({ _id: id, name, sections });
      }
      return sites;
    },

    'POST /api/other-sites/sections': async ({ site, by }, { body }) => {
      const from = (await allowed(site.id, by)).find(({ id }) => id === body.site);
      const section = from && (await sectionsOf(from.id)).find(({ _id }) => _id === body.section);
      if (!from || !section) throw notFound(staffWords().sectionGone);
      // Before images are copied for nothing.
      const kept = checkBlocks(pages, blocksElsewhere(section.blocks, pages.kinds, nothingCopied));
      if (kept.length === 0) throw notFound(staffWords().sectionGone);
      const copies = await copyPictures({ from: from.id, to: site.id, by: by.accountId }, [
        ...picturesIn(section.blocks),
      ]);
      const blocks = checkBlocks(pages, blocksElsewhere(section.blocks, pages.kinds, copies));
      return { name: section.name, blocks, images: copies.size };
    },
  });
}
