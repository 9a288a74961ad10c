import { weighTerms } from '../../lib/search/search-terms.ts';

const MOST_WORDS = 60;

/** A product's search terms, with the weight of the field in which each first occurs. */
export function productTerms(product: {
  label: string;
  options: readonly string[];
  skus: readonly string[];
  tags: readonly string[];
}): Map<string, number> {
  return weighTerms(
    [
      { texts: [product.label], weight: 3 },
      { texts: [...product.options, ...product.skus], weight: 2 },
      { texts: product.tags, weight: 1 },
    ],
    MOST_WORDS,
  );
}
