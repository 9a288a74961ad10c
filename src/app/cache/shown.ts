import { UUID } from '../../lib/values/uuid.ts';

/**
 * Lists in which records that aren't shown yet may appear: products by list, order and search term; collections and their
 * content; services and their search terms; tracks; pages; missing addresses.
 */
export type List =
  | 'places'
  | 'order'
  | 'text'
  | 'collections'
  | 'services'
  | 'words'
  | 'tracks'
  | 'pages'
  | 'missing';

/** What an answer depends on besides the site itself. */
export interface Shown {
  /** Short forms of all ids in the replies that it was made from. */
  ids: Float64Array;
  lists: ReadonlySet<List>;
  /** Whether it depends on which products are in stock. */
  anyStock: boolean;
}

export const nothing: Shown = { ids: new Float64Array(), lists: new Set(), anyStock: false };

const uuids = new RegExp(UUID, 'gi');

/** The key of a record as a list: of entries of a type or category, which may change without a change to it. Beside all ids. */
export const membersKey = (id: string): number => shortId(id) + 0.5;

/** The key of the comments on an entry. Beside all ids. */
export const commentsKey = (id: string): number => shortId(id) + 0.25;

/** 48 random bits of an id. If two ids share them, one answer too many is dropped. */
export const shortId = (id: string): number => parseInt(id.slice(-12), 16);

export function shortIdsIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [id] of text.matchAll(uuids)) found.add(parseInt(id.slice(-12), 16));
  return found;
}

/** A change of stock, as the database reports it. */
export interface StockChange {
  kind: 'stock';
  websiteId: string;
  productId: string;
  /** Whether the words for it have changed as well. */
  inWords: boolean;
}

/** A change to one record: drops what shows it, and the lists that it may have joined, left or moved within. */
export interface PartChange {
  kind: 'part';
  websiteId: string;
  id: string;
  lists: readonly List[];
  /** What the record lists has changed, not what is shown of itself. */
  members?: true;
  /** The comments on the entry have changed, not the entry. */
  comments?: true;
}

export type Change = StockChange | PartChange;

const listsOf: Record<string, readonly List[]> = {
  'product places': ['places', 'order', 'text', 'missing'],
  'product order': ['order', 'text'],
  'product text': ['text'],
  'product collections': ['collections'],
  collection: ['collections', 'missing'],
  'service places': ['services', 'words', 'missing'],
  'service text': ['words'],
  form: [],
  track: ['tracks'],
  page: ['pages'],
  translation: [],
  file: [],
  'file tracks': ['tracks'],
  redirect: ['missing'],
  entry: ['pages'],
  'entry places': ['pages', 'missing'],
  members: [],
  comments: [],
  term: ['missing'],
  type: [],
  'type places': ['pages'],
  layout: [],
};

/** Parses a notice about a record. @returns `null` for a kind that only a later release knows */
export function partChange(
  websiteId: string,
  [kind = '', id = '', reach]: readonly string[],
): PartChange | null {
  const lists = listsOf[reach === undefined ? kind : `${kind} ${reach}`];
  if (!lists) return null;
  return {
    kind: 'part',
    websiteId,
    id,
    lists,
    ...(kind === 'members' ? { members: true } : {}),
    ...(kind === 'comments' ? { comments: true } : {}),
  };
}

/** @param exact whether the answer shows the number; otherwise it shows words */
export function concerns(shown: Shown, exact: boolean, change: Change): boolean {
  if (change.kind === 'stock')
    return (exact || change.inWords) && (shown.anyStock || shown.ids.includes(shortId(change.productId)));
  const keyOf = change.members ? membersKey : change.comments ? commentsKey : shortId;
  const key = keyOf(change.id);
  return shown.ids.includes(key) || change.lists.some((list) => shown.lists.has(list));
}
