import type { SearchIndex } from '../../../../lib/search/term-queries.ts';

/** The search terms of products. */
export const productIndex: SearchIndex = {
  terms: 'product_words',
  parts: 'product_word_parts',
  record: 'product_id',
};
