import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { withDashes } from '../values/uuid.ts';

/**
 * Names a record in one language, also before it is translated: answers that show it are dropped when its translation is
 * published. The trigger `tell_translation` makes the same key.
 * @param subject the id of a page, product or service, or `menu:` with its subdomain
 */
export const translationKey = (site: string, subject: string, language: string): string =>
  keyOf(`${site} ${subject} ${language}`);

/** Names all searches in a language other than the main one. The function `search_key` makes the same key. */
export const searchKey = (language: string): string => keyOf(`search ${language}`);

/** Names all answers in a language other than the main one: any of them may show images of the library. The function `images_key` makes the same key. */
export const imagesKey = (language: string): string => keyOf(`images ${language}`);

/** Every page in another language names the same few again. */
const made = new LRUCache<string, string>({ max: 10_000 });

function keyOf(text: string): string {
  const key = made.get(text) ?? withDashes(hash('sha256', text, 'hex').slice(0, 32));
  made.set(text, key);
  return key;
}
