import type { StockPhoto, StockProvider } from '../../stock-contract.ts';

/** The provider of a site; the key is empty if it needs none. */
export interface Provider {
  kind: Exclude<StockProvider, 'none'>;
  key: string;
}

export type StockProblem = 'key' | 'too-often' | 'too-slow' | 'down' | 'reply' | 'gone';

/** A provider that found or sent nothing. Holds nothing of its reply, which could name the key. */
export class StockError extends Error {
  readonly problem: StockProblem;

  constructor(problem: StockProblem) {
    super(`The provider of stock photos failed: ${problem}`);
    this.name = 'StockError';
    this.problem = problem;
  }
}

/** A photo, with the address of a version for the library. */
export interface FoundPhoto extends StockPhoto {
  original: string;
}

export interface Found {
  photos: FoundPhoto[];
  hasMore: boolean;
}

interface Asked {
  address: string;
  headers: Record<string, string>;
}

/** How a provider is asked. Pure: sends nothing. The readers throw a StockError for a reply of another shape. */
export interface Dialect {
  search(provider: Provider, words: string, page: number): Asked;
  readSearch(reply: unknown): Found;
  photo(provider: Provider, id: string): Asked;
  readPhoto(reply: unknown): FoundPhoto;
}

/** Characters: of an alt text, and of what a name of a file has room for. */
export const MOST_DESCRIPTION = 300;
export const MOST_AUTHOR = 80;

/** A stranger’s text on one line, without invisible characters and at most so many code points. */
export const lineOf = (text: string | null | undefined, most: number): string =>
  Array.from(
    (text ?? '')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('')
    .trim();

/** A stranger’s address, if it is one of the web; else empty. */
export const webAddress = (address: string | null | undefined): string =>
  address && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : '';
