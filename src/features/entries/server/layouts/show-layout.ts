import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { showInLanguage, showSections, upgraded } from '../../../pages/server/index.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import type { EntryServices } from '../services.ts';
import type { Reading } from '../translations/entries-in-language.ts';
import type { TypeRow } from '../type-queries.ts';
import { findLayout } from './layout-queries.ts';

type Layout = NonNullable<ShownEntry['layout']> & { translations?: string[] | undefined };

/** The layout of a type as visitors see it in their language, with the keys of the translations that it shows. One statement more, on a site with one language. */
export async function showLayout(
  { pages }: EntryServices,
  tx: Tx,
  { layout_id: id, layout_published: isPublished }: TypeRow,
  reading: (Reading & { site: Site }) | null,
  which: 'published' | 'draft' = 'published',
): Promise<Layout | null> {
  if (id === null) return null;
  const found = isPublished || which === 'draft' ? await findLayout(tx, id, which) : undefined;
  if (!found) return { _id: id, blocks: null };
  const once = async <T>(work: (inside: Tx) => Promise<T>) => work(tx);
  const page = {
    _id: id,
    name: '',
    slug: '',
    subdomain: '',
    seo: {},
    blocks: upgraded(found, pages.upgrades).blocks,
  };
  if (!reading) return { _id: id, blocks: (await showSections(pages, once, page)).blocks };
  const { site, known, language } = reading;
  const shown = await showInLanguage({ services: pages, site, known, read: once, language }, page);
  const { blocks, languages = [], translations } = shown;
  return { _id: id, blocks, languages, translations };
}
