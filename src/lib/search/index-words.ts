import { trigrams } from './search-terms.ts';

/** Every word is also stored whole under this part. */
export const WHOLE = '=';

/** Begins the words of a language other than the main one. Nobody can type it, because words are letters and digits. */
const mark = (language: string): string => (language === '' ? '' : `:${language}:`);

/** A word as the index holds it. Words of the main language, `''`, are stored as they are. */
export const wordIn = (language: string, word: string): string => mark(language) + word;

/** A stored word as people write it. */
export const plainWord = (stored: string): string => stored.replace(/^:[a-z]+:/, '');

/** The parts under which a stored word is found. */
export function partsOf(stored: string): string[] {
  const word = plainWord(stored);
  const begin = stored.slice(0, stored.length - word.length);
  return [WHOLE, ...trigrams(word).map((part) => begin + part)];
}

/** The parts by which a typed word is looked up. */
export const partsIn = (language: string, typed: string): string[] =>
  trigrams(typed).map((part) => mark(language) + part);
