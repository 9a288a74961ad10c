import { createHash } from 'node:crypto';
import type { OriginalText, StoredTexts } from '../../../../lib/translations/texts.ts';
import type { MenuRow } from '../menus/menu-queries.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { staffWords } from '../staff-words.ts';

export const menuName = (subdomain: string): string =>
  subdomain === '' ? staffWords().menus : staffWords().menusOf({ subdomain });

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * The labels of both menus. Saving a menu makes all of its entries anew, so each is known by what it leads to; a title without a
 * target by its words.
 */
export function textsOfMenus(rows: readonly MenuRow[]): (OriginalText & { row: string })[] {
  const words = staffWords();
  const seen = new Map<string, number>();
  return rows.flatMap(({ id, menu, label, page_label: pageLabel, page_id: page, href }) => {
    const source = label || pageLabel || '';
    const target = `label@${menu}/${page ?? digest(href ?? source)}`;
    const before = seen.get(target) ?? 0;
    seen.set(target, before + 1);
    if (source === '') return [];
    const key = before === 0 ? target : `${target}/${before + 1}`;
    const block = menu === 'header' ? words.headerMenu : words.footerMenu;
    return [{ row: id, key, label: words.label, block, kind: 'text' as const, source }];
  });
}

/** A row of a menu in another language. */
export type MenuRowInLanguage = MenuRow & { isTranslated?: boolean };

/** Entries with their labels in another language. */
export function layMenuTexts(rows: MenuRow[], stored: StoredTexts): MenuRowInLanguage[] {
  const originals = textsOfMenus(rows);
  const matches = matchTexts(originals, stored);
  const labels = new Map(originals.map(({ row, key }) => [row, matches.get(key)?.text]));
  return rows.map((row) => {
    const label = labels.get(row.id);
    return typeof label === 'string'
      ? { ...row, label, isTranslated: true }
      : { ...row, isTranslated: false };
  });
}
