import type { MenuEntry, Menus, NewMenuEntry } from '../../../menus-contract.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { menuAdmin } from '../../../messages/admin-menu/area.ts';

/** A menu item in the editor: in one flat list, second-level items after their parent. */
export interface Row {
  /** A key of this screen only. */
  key: string;
  level: 1 | 2;
  label: string;
  /** A page, an address, or neither for a title above others. */
  page: string | null;
  href: string | null;
}

let count = 0;
export const newRow = (parts: Partial<Omit<Row, 'key'>> = {}): Row => ({
  level: 1,
  label: '',
  page: null,
  href: null,
  ...parts,
  key: `row-${++count}`,
});

/** Keys are by position, so that the same menu always has the same rows. */
export const rowsOf = (entries: Menus['header']): Row[] =>
  entries
    .flatMap(({ children, ...top }) => [partsOf(top, 1), ...children.map((child) => partsOf(child, 2))])
    .map((parts, index) => ({ ...parts, key: `stored-${index}` }));

const partsOf = ({ own, page, href }: Omit<MenuEntry, 'children'>, level: 1 | 2): Omit<Row, 'key'> => ({
  level,
  label: own ?? '',
  page: page ?? null,
  href: page ? null : href,
});

export function entriesOf(rows: readonly Row[]): NewMenuEntry[] {
  const entries: NewMenuEntry[] = [];
  for (const { level, label, page, href } of rows) {
    const target = { label: label.trim(), ...(page ? { page } : href === null ? {} : { href: href.trim() }) };
    const above = entries.at(-1);
    if (level === 2 && above) above.children.push(target);
    else entries.push({ ...target, children: [] });
  }
  return entries;
}

/** The row and, on the first level, its children: they move together. */
export function groupAt(rows: readonly Row[], index: number): [start: number, end: number] {
  if (rows[index]?.level !== 1) return [index, index + 1];
  let end = index + 1;
  while (rows[end]?.level === 2) end += 1;
  return [index, end];
}

/** The first row has no parent to move under. */
const upright = (rows: Row[]): Row[] =>
  rows[0]?.level === 2 ? rows.with(0, { ...rows[0], level: 1 }) : rows;

export type Step = 'up' | 'down' | 'in' | 'out';

/** Moves a row one step; the same list if there is no such step. */
export function moveRow(rows: Row[], index: number, step: Step): Row[] {
  const row = rows[index];
  if (!row) return rows;
  if (step === 'in')
    return index === 0 || row.level === 2 || rows[index + 1]?.level === 2
      ? rows
      : rows.with(index, { ...row, level: 2 });
  if (step === 'out') return row.level === 1 ? rows : rows.with(index, { ...row, level: 1 });
  const [start, end] = groupAt(rows, index);
  if (step === 'up') {
    if (start === 0) return rows;
    // Past a whole group, or by one within it.
    const over = row.level === 2 ? start - 1 : groupStart(rows, start - 1);
    return place(rows, start, end, over);
  }
  if (end >= rows.length) return rows;
  const after = row.level === 2 ? end + 1 : groupAt(rows, end)[1];
  return place(rows, start, end, after);
}

const groupStart = (rows: readonly Row[], index: number): number => {
  let start = index;
  while (start > 0 && rows[start]?.level === 2) start -= 1;
  return start;
};

/** Moves the range from `start` to `end` to the gap before `to`. */
export function place(rows: Row[], start: number, end: number, to: number): Row[] {
  if (to >= start && to <= end) return rows;
  const group = rows.slice(start, end);
  const rest = rows.toSpliced(start, end - start);
  return upright(rest.toSpliced(to > start ? to - group.length : to, 0, ...group));
}

/** Drops a dragged group into a gap. A group never lands inside another: it takes the gap after it. */
export function dropRow(rows: Row[], from: number, gap: number): Row[] {
  const [start, end] = groupAt(rows, from);
  let to = gap;
  if (end - start > 1) while (rows[to]?.level === 2 && !(to >= start && to <= end)) to += 1;
  return place(rows, start, end, to);
}

export const removeRow = (rows: Row[], index: number): Row[] => upright(rows.toSpliced(index, 1));

/** "3 of 7, below Shop": a row's position, for screen readers. */
export function whereIs(rows: readonly Row[], key: string, nameOf: (row: Row) => string): string {
  const words = messagesNow(menuAdmin);
  const index = rows.findIndex((row) => row.key === key);
  const parent = rows[index]?.level === 2 ? rows[groupStart(rows, index)] : undefined;
  const place = { place: index + 1, all: rows.length };
  return parent ? words.placeBelow({ ...place, parent: nameOf(parent) }) : words.placeOf(place);
}

/** The path of each row in the request: `2`, `2.children.0`. */
export function rowPaths(rows: readonly Row[]): string[] {
  let top = -1;
  let below = -1;
  return rows.map(({ level }) => {
    if (level === 2 && top >= 0) return `${top}.children.${++below}`;
    below = -1;
    return String(++top);
  });
}
