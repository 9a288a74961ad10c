import type { Term, TermKind } from '../../../entry-shapes.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';

export function termLabels(kind: TermKind): { plural: string; add: string; none: string } {
  const words = messagesNow(entrySettingsAdmin);
  switch (kind) {
    case 'category':
      return { plural: words.categories, add: words.addCategory, none: words.categoriesGroupWhat };
    case 'tag':
      return { plural: words.tags, add: words.addTag, none: words.tagsSayWhat };
    case 'author':
      return { plural: words.authors, add: words.addAuthor, none: words.authorsAppearBeside };
  }
}

export const entriesInWords = (count: number): string =>
  messagesNow(entrySettingsAdmin).entries({ count, number: String(count) });

export interface TreeRow {
  term: Term;
  depth: number;
}

const byName = (a: Term, b: Term): number => a.name.localeCompare(b.name, adminLocale());

/** Categories below the one that contains them, by name. One whose parent is gone, or a circle, is at the top. */
export function termTree(terms: readonly Term[]): TreeRow[] {
  const ids = new Set(terms.map(({ _id }) => _id));
  const rows: TreeRow[] = [];
  const seen = new Set<string>();
  const add = (term: Term, depth: number) => {
    if (seen.has(term._id)) return;
    seen.add(term._id);
    rows.push({ term, depth });
    for (const child of terms.filter(({ parent }) => parent === term._id).toSorted(byName))
      add(child, depth + 1);
  };
  for (const term of terms.toSorted(byName)) if (term.parent === null || !ids.has(term.parent)) add(term, 0);
  for (const term of terms.toSorted(byName)) add(term, 0);
  return rows;
}

/** A category and those below it, which can't contain it. */
export function withBelow(terms: readonly Term[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const { _id, parent } of terms) if (parent !== null && found.has(parent)) found.add(_id);
  }
  return found;
}
