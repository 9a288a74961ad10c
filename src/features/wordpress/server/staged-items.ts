import type { ItemData, ItemPatch, NewItem } from './queries.ts';
import { staffWords } from './staff-words.ts';

const AT_ONCE = 100;
const MOST_ITEMS = 20_000;

/** Items of an export, numbered as they are read, and handed over in batches. */
export class StagedItems {
  /** The positions of images by their addresses. */
  readonly #pictures = new Map<string, number>();
  /** One for each position: a statement that found several for a row would use only one of them. */
  readonly #patches = new Map<number, ItemPatch>();
  #batch: NewItem[] = [];
  #next = 0;
  #surplus = 0;

  /** @returns its position; null over the limit */
  add(item: Omit<NewItem, 'position'>): number | null {
    if (this.#next >= MOST_ITEMS) {
      this.#surplus += 1;
      return null;
    }
    this.#batch.push({ ...item, position: this.#next });
    return this.#next++;
  }

  /** Adds an image once. @param origin what tells it apart @returns its position */
  addPicture(origin: string, title: string, data: ItemData): number | null {
    if (!/^https?:\/\//i.test(origin) || origin.length > 2_000) return null;
    const known = this.#pictures.get(origin);
    if (known !== undefined) return known;
    const name = decoded(pathOf(origin).split('/').at(-1) ?? '');
    const position = this.add({
      kind: 'picture',
      title: title.slice(0, 200) || name.slice(0, 200),
      origin,
      data: { ...data, url: data.url ?? origin, alt: (data.alt ?? '').slice(0, 400) },
      notes: [],
    });
    if (position !== null) this.#pictures.set(origin, position);
    return position;
  }

  /** Completes an item with what comes later in the file. */
  patch({ position, data, post, notes = [] }: ItemPatch): void {
    const before = this.#patches.get(position);
    this.#patches.set(position, {
      position,
      ...(data || before?.data ? { data: { ...before?.data, ...data } } : {}),
      ...(post || before?.post ? { post: { ...before?.post, ...post } } : {}),
      notes: [...(before?.notes ?? []), ...notes],
    });
  }

  patches(): ItemPatch[] {
    return [...this.#patches.values()];
  }

  full(): NewItem[] | null {
    return this.#batch.length < AT_ONCE ? null : this.rest();
  }

  rest(): NewItem[] {
    return this.#batch.splice(0);
  }

  /** Sentences about what exceeds the limit. */
  leftOut(): string[] {
    return this.#surplus === 0 ? [] : [staffWords().surplusLeftOut({ count: this.#surplus })];
  }
}

export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
