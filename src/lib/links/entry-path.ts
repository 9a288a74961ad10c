/** How addresses of entries look below the page of their content type: the name alone, or after a year, a month or a day. */
export const addressPatterns = ['name', 'year', 'month', 'day'] as const;
export type AddressPattern = (typeof addressPatterns)[number];

/** What the address of an entry is made of. */
export interface EntryPlace {
  /** The address of the page of its content type, without slashes. */
  type: string;
  addresses: AddressPattern;
  /** The day by which it is listed, in the time zone of the site: `2026-11-28`. */
  day: string;
  slug: string;
}

const lengths: Readonly<Record<AddressPattern, number>> = { name: 0, year: 4, month: 7, day: 10 };

/** Years are those that archives have. */
const usable = /^[12]\d{3}-\d{2}-\d{2}$/;

/** `/blog/2026/11` is the archive of a month, so an entry called “11” has no date in its address. */
const isPartOfDate = (slug: string): boolean => /^(?:[12]\d{3}|0[1-9]|[12]\d|3[01])$/.test(slug);

/** An entry’s path from the site’s root. The only place that knows how one is made. */
export function entryPath({ type, addresses, day, slug }: EntryPlace): string {
  const date = usable.test(day) && !isPartOfDate(slug) ? day.slice(0, lengths[addresses]) : '';
  return ['', type, ...date.split('-').filter(Boolean), slug].join('/');
}

/** Whether these parts of an address are nothing, a year, a month of one or a day. */
export function isDate(parts: readonly string[]): boolean {
  const [year = '2000', month = '01', day = '01'] = parts;
  const text = `${year}-${month}-${day}`;
  if (!usable.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Takes the address of an entry apart; null for a path that can be none. The date in it need not be that of the entry. */
export function readEntryPath(path: string): { type: string; slug: string } | null {
  const [, type = '', ...below] = path.split('/');
  const slug = below.pop() ?? '';
  return type !== '' && slug !== '' && below.length <= 3 && isDate(below) ? { type, slug } : null;
}
