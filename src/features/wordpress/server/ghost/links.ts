import { invalid } from '../../../../lib/errors.ts';
import { lineAt } from './ghost-rows.ts';
import type { Row } from './split-rows.ts';

const MOST_ROWS = 200_000;
const MOST_OF_POST = 100;
const MOST_NAMES = 20_000;

/** Which of the users or tags a post has, in their order. Either table may come first. */
export class Links {
  readonly #names = new Map<string, string | null>();
  readonly #links = new Map<string, { id: string; order: number }[]>();
  #rows = 0;

  /** @param name null for one that is left out */
  name(id: string, name: string | null): void {
    if (id && this.#names.size < MOST_NAMES) this.#names.set(id, name);
  }

  link(row: Row, to: string): void {
    const post = lineAt(row, 'post_id', MOST_OF_POST);
    const id = lineAt(row, to, MOST_OF_POST);
    if (!post || !id || this.#rows >= MOST_ROWS) return;
    const links = this.#links.get(post) ?? [];
    if (links.length >= MOST_OF_POST) return;
    this.#rows += 1;
    links.push({ id, order: Number(lineAt(row, 'sort_order', 20)) || 0 });
    this.#links.set(post, links);
  }

  /** @param otherwise the id for a post without rows @returns names, and how many ids lead nowhere */
  of(post: string, otherwise = ''): { names: string[]; missing: number } {
    const links = this.#links.get(post)?.toSorted((one, other) => one.order - other.order);
    const ids = new Set(links?.map(({ id }) => id) ?? (otherwise ? [otherwise] : []));
    const found = [...ids].map((id) => this.#names.get(id));
    return {
      names: [...new Set(found.filter((name) => typeof name === 'string' && name !== ''))] as string[],
      missing: found.filter((name) => name === undefined).length,
    };
  }
}

/** The address of a site as an owner types it, without a slash at its end. @throws 400 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (!text) return '';
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || text.length > 300) {
    const sentence = 'Enter the address of your Ghost site, like https://blog.example.com.';
    throw invalid(sentence, { address: sentence });
  }
  return `${url.origin}${url.pathname.replace(/(?:\/ghost)?\/{0,9}$/, '')}`;
}
