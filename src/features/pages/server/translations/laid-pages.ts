import { LRUCache } from 'lru-cache';
import type { Texts } from './find-texts.ts';
import type { ReadTogether } from './translation-queries.ts';

/** In characters of JSON, for all sites together. */
const ROOM = 8_000_000;

/**
 * Pages with their texts in another language. Visitors’ pages are made anew when anything on them changes, such as the stock
 * of a product; their texts rarely do. A key names the versions of both rows, so no page has to be removed when one changes.
 */
export class LaidPages {
  readonly #laid = new LRUCache<string, Texts>({
    maxSize: ROOM,
    sizeCalculation: (page) => JSON.stringify(page).length,
  });

  /**
   * @param read what was read with the page
   * @param lay makes it; may read a translation that is newer than its row, which is not asked for again
   */
  async get(id: string, read: ReadTogether, lay: () => Promise<Texts>): Promise<Texts | null> {
    const translation = read.translations.find(({ row }) => row !== null);
    if (!translation) return null;
    // One transaction may publish several languages: their rows then have the same version.
    const key = `${id} ${read.content} ${translation.language} ${translation.row}`;
    const known = this.#laid.get(key);
    if (known) return known;
    const { name, seo, blocks } = await lay();
    const page = { name, seo, blocks };
    this.#laid.set(key, page);
    return page;
  }
}
