import { TREE_VERSION } from '../../../lib/content/block-tree.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { StoredTexts } from '../../../lib/translations/texts.ts';
import type { Address, PageRow } from './queries.ts';
import type { Texts } from './translations/find-texts.ts';
import type { KeptPages, PageAt } from './kept-pages.ts';
import { translatedPages } from './translations/translation-queries.ts';

/** A page that may be kept. */
export type MaybeKept = PageRow & { together?: ReadTogether };

/** What comes with a page that may be kept. */
export interface ReadTogether {
  /** The languages of its translations. */
  languages: readonly string[];
  /**
   * @param make the page with these texts, which are none in the main language; not called if it is kept
   * @returns the page in the language it was read for; `null` if it has no translation
   */
  lay(make: (texts: StoredTexts) => Texts): Texts | null;
}

/**
 * The published page at an address, with its translations: one statement. Where it is kept in the language, its texts are
 * those of the language already.
 */
export async function readKept(
  tx: Tx,
  pages: KeptPages,
  { subdomain, slug, language = '' }: Address & { language: string | undefined },
): Promise<MaybeKept | undefined> {
  const at: PageAt = [tx.site, subdomain, slug, language];
  const kept = pages.get(at);
  const asked = { subdomain, slug, language, kept: kept?.versions ?? '' };
  const [found] = await translatedPages(tx, asked);
  if (!found) return undefined;
  const { versions, unkept, ...page } = found;
  if (unkept) {
    const { blocks, seo, translations } = unkept;
    const languages = translations.flatMap((each) => (each.translated ? [each.language] : []));
    const isMain = language === '';
    const texts = isMain ? {} : translations.find((each) => each.texts !== null)?.texts;
    const lay: ReadTogether['lay'] = (make) => {
      if (!texts) return null;
      const made = make(texts);
      if (isMain || languages.includes(language)) pages.set(at, { ...made, versions, languages });
      return made;
    };
    return { ...page, blocks, seo, details: null, together: { languages, lay } };
  }
  if (!kept) throw new Error(`The page ${page.id} came without its content.`);
  const { blocks, seo, languages } = kept;
  // They were upgraded before they were kept.
  const row = { ...page, blocks: [...blocks], seo, details: null, tree_version: TREE_VERSION };
  return { ...row, together: { languages, lay: () => kept } };
}
