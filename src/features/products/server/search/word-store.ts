import type { WordStore } from '../../../../lib/search/word-queries.ts';

/** The search terms of products. */
export const productStore: WordStore = {
  words: 'product_words',
  parts: 'product_word_parts',
  record: 'product_id',
};
