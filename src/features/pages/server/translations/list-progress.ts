import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { StoredTexts, TranslationProgress, TranslationState } from '../../translations-contract.ts';
import { listMenuEntries } from '../menus/menu-queries.ts';
import { upgraded } from '../present.ts';
import type { PageServices } from '../services.ts';
import { type OriginalText, textsOfPage } from './find-texts.ts';
import { matchTexts } from './match-texts.ts';
import { menuName, textsOfMenus } from './menu-texts.ts';
import { menuSubdomains, originalsAfter, translationsIn } from './translation-queries.ts';

const MOST_PAGES = 1_500;
/** Blocks of pages may be large, so few are in memory at a time. */
const AT_ONCE = 50;

interface Row {
  draft: StoredTexts;
  published: StoredTexts | null;
}

/** Texts in `jsonb` have their keys in one order, so equal ones read the same. */
export function stateOfTranslation(row: Row | undefined): TranslationState {
  if (!row || (Object.keys(row.draft).length === 0 && !row.published)) return 'none';
  if (!row.published) return 'draft';
  return JSON.stringify(row.draft) === JSON.stringify(row.published) ? 'published' : 'changed';
}

/** How far each page, section and menu is translated: the outdated first, then those without a translation. */
export async function listProgress(
  services: Pick<PageServices, 'kinds' | 'upgrades'>,
  tx: Tx,
  language: Language,
): Promise<TranslationProgress[]> {
  const rows = await translationsIn(tx, language);
  const ofPages = new Map(rows.map((row) => [row.page_id ?? `menu:${row.subdomain}`, row]));
  const found: TranslationProgress[] = [];
  const add = (
    about: Pick<TranslationProgress, 'subject' | 'kind' | 'name' | 'visible'>,
    texts: OriginalText[],
    row: Row | undefined,
  ) => {
    if (texts.length === 0) return;
    const matches = [...matchTexts(texts, row?.draft ?? {}).values()];
    const outdated = matches.filter((match) => match.outdated).length;
    found.push({
      ...about,
      texts: texts.length,
      translated: matches.length,
      outdated,
      state: stateOfTranslation(row),
    });
  };
  for (const subdomain of await menuSubdomains(tx)) {
    const texts = textsOfMenus(await listMenuEntries(tx, subdomain));
    const subject = subdomain === '' ? 'menu' : `menu.${subdomain}`;
    add(
      { subject, kind: 'menu', name: menuName(subdomain), visible: true },
      texts,
      ofPages.get(`menu:${subdomain}`),
    );
  }
  let after: string | undefined;
  for (let read = 0; read < MOST_PAGES; read += AT_ONCE) {
    const pages = await originalsAfter(tx, after, AT_ONCE);
    for (const row of pages) {
      const page = upgraded({ ...row, height: 0 }, services.upgrades);
      const isSection = row.kind === 'section';
      const about = {
        subject: row.id,
        kind: isSection ? ('section' as const) : ('page' as const),
        name: page.name,
      };
      const texts = textsOfPage(page, isSection, services.kinds);
      add({ ...about, visible: row.published_version !== null }, texts, ofPages.get(row.id));
    }
    after = pages.at(-1)?.id;
    if (pages.length < AT_ONCE) break;
  }
  const rank = ({ outdated, translated, texts }: TranslationProgress) =>
    outdated > 0 ? 0 : translated < texts ? 1 : 2;
  return found.toSorted((a, b) => rank(a) - rank(b));
}
