import { LRUCache } from 'lru-cache';
import type { Texts } from './translations/find-texts.ts';

/** In characters of JSON, for all sites together. */
const ROOM = 8_000_000;

/** A published page as it reads in a language, without its sections. */
export interface KeptPage extends Pick<Texts, 'name' | 'seo' | 'blocks'> {
  /** The versions of the rows that it was made from. */
  versions: string;
  /** The languages in which it can be read, besides the main one. */
  languages: readonly string[];
}

/** The id of a site, a subdomain, a slug, and a language, which is '' for the main one. */
export type PageAt = readonly [site: string, subdomain: string, slug: string, language: string];

/**
 * Published pages. What visitors get is made anew when anything on a page changes, such as the stock of a product; the page itself
 * rarely does. Each is kept with the versions of its rows, so none has to be removed when one changes.
 */
export class KeptPages {
  readonly #kept = new LRUCache<string, KeptPage>({
    maxSize: ROOM,
    sizeCalculation: (page) => JSON.stringify(page).length,
  });

  get(at: PageAt): KeptPage | undefined {
    return this.#kept.get(at.join(' '));
  }

  set(at: PageAt, { versions, languages, name, seo, blocks }: KeptPage): void {
    this.#kept.set(at.join(' '), { versions, languages, name, seo, blocks });
  }
}
