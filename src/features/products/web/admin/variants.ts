import type { Option, ProductDraft, VariantDraft } from './product-draft.ts';

/** The server's maximum. */
export const MOST_VARIANTS = 500;

const combinations = (options: readonly Option[]): string[][] =>
  options
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
      [[]],
    )
    .filter((values) => values.length > 0);

export const countOf = (options: readonly Option[]): number =>
  options.reduce((count, { values }) => count * Math.max(1, values.length), 1);

const keyOf = (values: readonly string[]): string => JSON.stringify(values);

/** One of them has all values of the other, and more. */
const fits = (had: readonly string[], values: readonly string[]): boolean => {
  const [short, long] = had.length < values.length ? [had, values] : [values, had];
  return short.length < long.length && short.every((value) => long.includes(value));
};

/**
 * The variants for changed options. An existing one keeps its price, SKU and stock; one that the owner
 * removed stays removed; after adding or removing an option, values pass to the first matching variant.
 */
export function variantsFor(
  { options: before, variants, price, sku, stock, seen }: ProductDraft,
  options: readonly Option[],
): VariantDraft[] {
  if (countOf(options) > MOST_VARIANTS) return variants;
  const known = new Map(variants.map((variant) => [keyOf(variant.options), variant]));
  const taken = new Set(
    combinations(before)
      .map(keyOf)
      .filter((key) => !known.has(key)),
  );
  const left = new Set(variants);
  const wanted = combinations(options).filter((values) => !taken.has(keyOf(values)));
  const exact = wanted.map((values) => {
    const same = known.get(keyOf(values));
    if (same) left.delete(same);
    return same;
  });
  return wanted.map((values, at) => {
    const same = exact[at];
    if (same) return same;
    const near = [...left].find(({ options: had }) => fits(had, values));
    if (near) {
      left.delete(near);
      return { ...near, options: values };
    }
    // The first variants of a product start with its own values.
    const first = variants.length === 0 && at === 0 && seen !== undefined;
    return { options: values, price, sku: first ? sku : '', stock: first ? stock : '' };
  });
}
