import { invalid } from '../../../../lib/errors.ts';
import type { Named } from '../former-terms.ts';
import { lineAt } from './ghost-rows.ts';
import type { Row } from './split-rows.ts';
import { staffWords } from '../staff-words.ts';

const MOST_ROWS = 200_000;
const MOST_OF_POST = 100;
const MOST_NAMES = 20_000;

/** Which of the users or tags a post has, in their order. Either table may come first. */
export class Links {
  readonly #named = new Map<string, Named | null>();
  readonly #links = new Map<string, { id: string; order: number }[]>();
  #rows = 0;

  /** @param named null for one that is left out */
  name(id: string, named: Named | null): void {
    if (id && this.#named.size < MOST_NAMES) this.#named.set(id, named);
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

  /** @param otherwise the id for a post without rows @returns those with different names, and how many ids lead nowhere */
  of(post: string, otherwise = ''): { named: Named[]; missing: number } {
    const links = this.#links.get(post)?.toSorted((one, other) => one.order - other.order);
    const ids = new Set(links?.map(({ id }) => id) ?? (otherwise ? [otherwise] : []));
    const found = [...ids].map((id) => this.#named.get(id));
    const byName = new Map(found.flatMap((named) => (named?.name ? [[named.name, named]] : [])));
    return {
      named: [...byName.values()],
      missing: found.filter((named) => named === undefined).length,
    };
  }
}

/** The address of a site as an owner types it, without a slash at its end. @throws 400 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (!text) return '';
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || text.length > 300) {
    const sentence = staffWords().ghostAddress;
    throw invalid(sentence, { address: sentence });
  }
  return `${url.origin}${url.pathname.replace(/(?:\/ghost)?\/{0,9}$/, '')}`;
}
