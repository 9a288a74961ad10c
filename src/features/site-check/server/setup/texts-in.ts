const LONG = 40;
const FACT = /[\d@]/;
const LEAST_FACT = 8;
/** Ids, file addresses and options, which nobody reads, and alt texts, which may stay. */
const unread = new Set([
  'id',
  '_id',
  'type',
  'src',
  'alt',
  'href',
  'file',
  'slug',
  'placeholder',
  'form',
  'start',
  'end',
]);

/**
 * The recognisable texts in a block tree, a product or a service: sentences, and facts such as
 * addresses, phone numbers and hours. Short labels ("Book now") are the same on every site.
 */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return isTelling(tree.trim()) ? [tree.trim()] : [];
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => (unread.has(name) ? [] : textsIn(value)));
}

const isTelling = (text: string): boolean =>
  text.length >= LONG || (text.length >= LEAST_FACT && FACT.test(text));
