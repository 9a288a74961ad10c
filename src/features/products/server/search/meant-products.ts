import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { type Meant, matchingTerms } from '../../../../lib/search/term-queries.ts';
import { siteHasLanguage } from '../../../../lib/translations/published-queries.ts';
import { productIndex } from './product-index.ts';

/** The search terms that a visitor may mean: of the language in which they read, and of the main one. */
export async function meantProducts(
  tx: Tx,
  typed: string,
  language: Language | undefined,
): Promise<Meant[] | null> {
  const isOther = language !== undefined && (await siteHasLanguage(tx, language));
  return matchingTerms(tx, productIndex, typed, isOther ? { languages: [language, ''] } : {});
}
