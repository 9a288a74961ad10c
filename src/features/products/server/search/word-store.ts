import type { WordStore } from '../../../../lib/search/word-queries.ts';

/** The words that products are found by. */
export const productStore: WordStore = {
  words: 'product_words',
  parts: 'product_word_parts',
  record: 'product_id',
};
