import type { Call } from '../../lib/http/contract.ts';
import type { RawInput } from '../../lib/http/invoke.ts';
import type { EntryFeed } from '../../features/entries/server/index.ts';
import type { EntrySummary, ShownEntry } from '../../features/entries/entry-shapes.ts';
import type { Reply } from '../../lib/http/contract.ts';
import type { entriesContract } from '../../features/entries/contract.ts';
import type { readerCommentsContract } from '../../features/entries/reader-comments-contract.ts';
import { imagesKey, searchKey } from '../../lib/translations/translation-key.ts';
import { commentsKey, type List, membersKey, type Shown, shortId, shortIdsIn } from './shown.ts';

type CommentsReply = Reply<(typeof readerCommentsContract)['GET /api/entries/{id}/comments']>;

/** Products in these lists appear and disappear, also at set times. Tracks name the product that sells them. */
const ofProducts = new Set<Call>([
  'GET /api/products',
  'GET /api/product/{id}',
  'GET /api/product/{id}/related',
  'GET /api/audio',
]);

const listsOfCall: Partial<Record<Call, List[]>> = {
  'GET /api/pages': ['pages'],
  'GET /api/collections': ['collections'],
  'GET /api/product/{id}/related': ['collections'],
  'GET /api/services': ['services'],
  'GET /api/audio': ['tracks'],
  'GET /api/search': ['pages', 'words'],
};

/** Replies kept with the site are read many times. */
const known = new WeakMap<object, Set<number>>();

function idsIn(reply: unknown): Set<number> {
  if (typeof reply !== 'object' || reply === null) return new Set();
  const ids = known.get(reply) ?? shortIdsIn(JSON.stringify(reply));
  known.set(reply, ids);
  return ids;
}

/** What a feed shows. */
interface FeedParts {
  type: Pick<EntryFeed['type'], '_id'> & Partial<Pick<EntryFeed['type'], 'page' | 'translation'>>;
  term: EntryFeed['term'];
  entries: readonly EntrySummary[];
}

/** Notes which records an answer shows while it is made. */
export class ShownParts {
  readonly #ids = new Set<number>();
  readonly #lists = new Set<List>();
  readonly #nextChange: () => Promise<number | null>;
  #anyStock = false;
  #until: Promise<number | undefined> | undefined;
  #ends: number | undefined;

  /** @param nextChange milliseconds until a hold ends or a product is published, which no notice reports; `null` for never */
  constructor(nextChange: () => Promise<number | null>) {
    this.#nextChange = nextChange;
  }

  /** Runs a call and notes all ids in its input and its reply. */
  async watch(call: Call, input: RawInput, run: () => Promise<unknown>): Promise<unknown> {
    const isOfProducts = ofProducts.has(call);
    // Read first, so that a hold that ends between the two reads is not missed.
    if (isOfProducts) await (this.#until ??= this.#readUntil());
    const query = (input.query ?? {}) as Record<string, unknown>;
    if (isOfProducts) this.list('places');
    this.list(...(listsOfCall[call] ?? []));
    if (call === 'GET /api/products') {
      if (query['productIds'] === undefined) this.list('order');
      if (query['q'] !== undefined) this.list('text');
      if (query['collection'] !== undefined) this.list('collections');
      if (query['inStock'] !== undefined) this.#anyStock = true;
    }
    const { q, language } = query;
    if (typeof language === 'string') {
      this.#ids.add(shortId(imagesKey(language)));
      if (q !== undefined) this.#ids.add(shortId(searchKey(language)));
    }
    for (const id of shortIdsIn(JSON.stringify(input))) this.#ids.add(id);
    const reply = await run();
    for (const id of idsIn(reply)) this.#ids.add(id);
    if (call === 'GET /api/entries')
      this.#watchEntries(reply as Reply<(typeof entriesContract)['GET /api/entries']>);
    const entry = (input.params as Record<string, unknown> | undefined)?.['id'];
    if (call === 'GET /api/entries/{id}/comments' && typeof entry === 'string') {
      this.#ids.add(commentsKey(entry));
      this.#untilTime((reply as CommentsReply).until);
    }
    // Entries related to this one share one of these.
    if (call === 'GET /api/entry') {
      const { categories, tags } = reply as ShownEntry;
      this.members(...[...categories, ...tags].map(({ _id }) => _id));
    }
    return reply;
  }

  /** Reads products without a call. */
  async watchProducts(): Promise<void> {
    await (this.#until ??= this.#readUntil());
    this.list('places', 'order', 'text');
  }

  #watchEntries({ type, term, until }: Reply<(typeof entriesContract)['GET /api/entries']>): void {
    this.members(term?._id ?? type._id);
    this.#untilTime(until);
  }

  #untilTime(time: string | null): void {
    if (time !== null) this.until(Date.parse(time) - Date.now());
  }

  /** It changes with the entries that these records list. */
  members(...ids: string[]): void {
    for (const id of ids) this.#ids.add(membersKey(id));
  }

  /** A feed of a type, or of one of its categories, tags or authors. */
  feed({ type, term, entries }: FeedParts): void {
    this.members(term?._id ?? type._id);
    for (const id of shortIdsIn(JSON.stringify([type._id, type.page, type.translation, term, entries])))
      this.#ids.add(id);
  }

  /** It is valid for at most this long. */
  until(ms: number): void {
    this.#ends = Math.min(this.#ends ?? Infinity, performance.now() + ms);
  }

  list(...lists: List[]): void {
    for (const list of lists) this.#lists.add(list);
  }

  async #readUntil(): Promise<number | undefined> {
    const asked = performance.now();
    const ms = await this.#nextChange();
    return ms === null ? undefined : asked + ms;
  }

  get shown(): Shown {
    return { ids: Float64Array.from(this.#ids), lists: this.#lists, anyStock: this.#anyStock };
  }

  /** How long an answer stays valid without a notice, in milliseconds. */
  async ttl(): Promise<number | undefined> {
    const until = Math.min((await this.#until) ?? Infinity, this.#ends ?? Infinity);
    return until === Infinity ? undefined : until - performance.now();
  }
}
