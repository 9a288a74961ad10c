import { plainText } from '../content/plain-text.ts';
import type { TranslatedText } from './texts.ts';

/** Prices, numbers and email addresses are the same in each language. */
export const needsTranslation = (text: TranslatedText): boolean => {
  const words = typeof text === 'string' ? text : plainText(text);
  return /\p{L}/u.test(words) && !/^\S+@\S+\.\S+$/.test(words);
};
