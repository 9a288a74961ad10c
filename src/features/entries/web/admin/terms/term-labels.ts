import type { Term, TermKind } from '../../../entry-shapes.ts';

export const termLabels: Readonly<
  Record<TermKind, { name: string; plural: string; add: string; none: string }>
> = {
  category: {
    name: 'category',
    plural: 'Categories',
    add: 'Add category',
    none: 'Categories group what belongs together, such as “News” or “Recipes”. Each gets a page that lists its entries.',
  },
  tag: {
    name: 'tag',
    plural: 'Tags',
    add: 'Add tag',
    none: 'Tags say what an entry is about.',
  },
  author: {
    name: 'author',
    plural: 'Authors',
    add: 'Add author',
    none: 'Authors appear beside what they’ve written, and each gets a page with everything by them.',
  },
};

export const entriesInWords = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

export interface TreeRow {
  term: Term;
  depth: number;
}

const byName = (a: Term, b: Term): number => a.name.localeCompare(b.name, 'en-GB');

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
