import { LRUCache } from 'lru-cache';
import type { Texts } from './find-texts.ts';

/** In characters of JSON, for all sites together. */
const ROOM = 8_000_000;

/** A page as it reads in a language of a site with several. */
export interface LaidPage extends Pick<Texts, 'name' | 'seo' | 'blocks'> {
  /** Of the rows that it was made from. */
  versions: string;
  /** The languages in which it can be read. */
  languages: readonly string[];
}

/** Where a page is read: the id of the site, the subdomain, the slug, the language; '' for the main one. */
export type LaidAt = readonly [site: string, subdomain: string, slug: string, language: string];

/**
 * Pages with their texts in a language. Visitors’ pages are made anew when anything on them changes, such as the stock
 * of a product; their texts rarely do. Each is kept with the versions of its rows, so none has to be removed when one changes.
 */
export class LaidPages {
  readonly #laid = new LRUCache<string, LaidPage>({
    maxSize: ROOM,
    sizeCalculation: (page) => JSON.stringify(page).length,
  });

  get(at: LaidAt): LaidPage | undefined {
    return this.#laid.get(at.join(' '));
  }

  set(at: LaidAt, { versions, languages, name, seo, blocks }: LaidPage): void {
    this.#laid.set(at.join(' '), { versions, languages, name, seo, blocks });
  }
}
