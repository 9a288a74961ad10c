import type { Readable } from 'node:stream';
import { invalid } from '../../../lib/errors.ts';
import { arrivingText } from '../../../lib/values/arriving-text.ts';
import { plainOf } from './plain.ts';
import { staffWords } from './staff-words.ts';

/** An entry of an export, with every text as it was written. */
export interface WxrItem {
  title: string;
  link: string;
  content: string;
  excerpt: string;
  id: string;
  /** In UTC, as `2024-05-06 07:08:09`. */
  date: string;
  slug: string;
  status: string;
  parent: string;
  type: string;
  attachment: string;
  order: number;
  /** That visitors must enter to read it; empty for none. */
  password: string;
  /** The login of its author. */
  author: string;
  isSticky: boolean;
  categories: WxrTerm[];
  tags: WxrTerm[];
  /** Published ones and those that wait for approval. */
  comments: WxrComment[];
  meta: Map<string, string>;
}

export interface WxrComment {
  id: string;
  /** The id of the comment that it answers; `0` for none. */
  parent: string;
  author: string;
  email: string;
  /** In UTC, as `2024-05-06 07:08:09`. */
  date: string;
  /** HTML in which a line break is one. */
  content: string;
  isApproved: boolean;
  /** Of somebody who was signed in. */
  isOfUser: boolean;
}

export interface WxrTerm {
  /** WordPress calls it the nicename. */
  slug: string;
  name: string;
}

export interface WxrSite {
  title: string;
  link: string;
  /** Names that are shown, by login. */
  authors: Map<string, string>;
  authorEmails: Set<string>;
  /** By slug, with the slug of the category above. They come before all entries. */
  categories: Map<string, { id: string; name: string; parent: string; description: string }>;
}

export const newSite = (): WxrSite => ({
  title: '',
  link: '',
  authors: new Map(),
  authorEmails: new Set(),
  categories: new Map(),
});

const MOST_TEXT = 2 * 1024 ** 2;
const DEEPEST = 60;
/** Authors and categories of a site, and terms of one entry. */
const MOST_TERMS = 5_000;
const MOST_TERMS_OF_ENTRY = 100;
const MOST_COMMENTS_OF_ENTRY = 1_000;
const MOST_OF_COMMENT = 10_000;
/** Elements whose fields are read before they themselves are. */
const described = new Set(['wp:author', 'wp:category', 'wp:comment']);
const wanted: Record<string, keyof WxrItem> = {
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date_gmt': 'date',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:post_type': 'type',
  'wp:attachment_url': 'attachment',
  'wp:post_password': 'password',
  'dc:creator': 'author',
};

const fresh = (): WxrItem => ({
  title: '',
  link: '',
  content: '',
  excerpt: '',
  id: '',
  date: '',
  slug: '',
  status: '',
  parent: '',
  type: '',
  attachment: '',
  order: 0,
  password: '',
  author: '',
  isSticky: false,
  categories: [],
  tags: [],
  comments: [],
  meta: new Map(),
});

function describe(site: WxrSite, name: string, parts: Record<string, string>): void {
  const login = parts['wp:author_login'];
  const slug = parts['wp:category_nicename'];
  if (name === 'wp:author' && login && site.authors.size < MOST_TERMS) {
    site.authors.set(login, plainOf(parts['wp:author_display_name'] || login));
    site.authorEmails.add((parts['wp:author_email'] ?? '').toLowerCase());
  }
  if (name === 'wp:category' && slug && site.categories.size < MOST_TERMS)
    site.categories.set(slug, {
      id: parts['wp:term_id'] ?? '',
      name: plainOf(parts['wp:cat_name'] || slug),
      parent: parts['wp:category_parent'] ?? '',
      description: plainOf(parts['wp:category_description'] ?? ''),
    });
}

function addTerm(item: WxrItem, { domain, slug }: { domain: string; slug: string }, name: string): void {
  const list = domain === 'category' ? item.categories : domain === 'post_tag' ? item.tags : null;
  if (list && name && list.length < MOST_TERMS_OF_ENTRY)
    list.push({ slug: slug.slice(0, 300), name: plainOf(name.slice(0, 300)) });
}

function setField(item: WxrItem, name: string, text: string): void {
  const key = wanted[name];
  if (name === 'wp:menu_order') item.order = Number.parseInt(text, 10) || 0;
  else if (name === 'wp:is_sticky') item.isSticky = text.trim() === '1';
  else if (key === 'title' || key === 'excerpt') item[key] = plainOf(text).trim();
  else if (key) Object.assign(item, { [key]: key === 'content' ? text : text.trim() });
}

function addComment({ comments }: WxrItem, parts: Record<string, string>): void {
  const { 'wp:comment_approved': approved, 'wp:comment_type': type = '' } = parts;
  // The other types are notes of plugins and mentions by other sites; the other states, spam and the trash.
  if (comments.length >= MOST_COMMENTS_OF_ENTRY || !['', 'comment'].includes(type)) return;
  if (approved !== '1' && approved !== '0') return;
  comments.push({
    id: parts['wp:comment_id'] ?? '',
    parent: parts['wp:comment_parent'] ?? '0',
    author: plainOf(parts['wp:comment_author'] ?? ''),
    email: (parts['wp:comment_author_email'] ?? '').toLowerCase(),
    date: parts['wp:comment_date_gmt'] ?? '',
    content: parts['wp:comment_content'] ?? '',
    isApproved: approved === '1',
    isOfUser: (parts['wp:comment_user_id'] ?? '0') !== '0',
  });
}

/**
 * Reads an export of WordPress (WXR, an RSS feed with more in it) while it comes; no more than one entry is held. Entities and
 * document types are not followed.
 * @throws `400` where it is something else, or broken
 */
export async function* readWxr(source: Readable, site: WxrSite): AsyncGenerator<WxrItem> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const ready: WxrItem[] = [];
  const path: string[] = [];
  let text = '';
  let item: WxrItem | null = null;
  let meta = { key: '', value: '' };
  let term = { domain: '', slug: '' };
  /** The fields of the author, category or comment that is being read. */
  let parts: Record<string, string> = {};
  let isWordpress = false;
  let problem: Error | undefined;
  const fail = (error: Error) => void (problem ??= error);

  parser.on('error', () => fail(invalid(staffWords().wordpressIncomplete({ line: parser.line }))));
  parser.on('doctype', () => fail(invalid(staffWords().notWordpress)));
  const write = (piece: string) => {
    if (text.length < MOST_TEXT) text += piece;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length > DEEPEST) fail(invalid(staffWords().notWordpress));
    text = '';
    if (name === 'wp:wxr_version') isWordpress = true;
    if (name === 'item') item = fresh();
    if (name === 'wp:postmeta') meta = { key: '', value: '' };
    if (name === 'category')
      term = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' };
    if (described.has(name)) parts = {};
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const within = path.at(-1);
    if (!item) {
      if (within === 'channel' && (name === 'title' || name === 'link'))
        site[name] = (name === 'title' ? plainOf(text) : text).trim().slice(0, 300);
      else if (within !== undefined && described.has(within)) parts[name] = text.trim().slice(0, 1_000);
      else if (within === 'channel') describe(site, name, parts);
    } else if (name === 'item') {
      ready.push(item);
      item = null;
    } else if (within === 'item') {
      if (name === 'category') addTerm(item, term, text.trim());
      else if (name === 'wp:comment') addComment(item, parts);
      else setField(item, name, text);
      if (name === 'wp:postmeta' && item.meta.size < 100) item.meta.set(meta.key, meta.value);
    } else if (within === 'wp:comment') parts[name] = text.trim().slice(0, MOST_OF_COMMENT);
    else if (name === 'wp:meta_key') meta.key = text.trim();
    else if (name === 'wp:meta_value') meta.value = text.slice(0, 2_000);
    text = '';
  });

  const checked = (work: () => void) => {
    try {
      work();
    } catch (error) {
      fail(error as Error);
    }
    if (problem) throw problem;
  };
  const refusals = {
    wrong: staffWords().notWordpress,
    tooLarge: staffWords().wordpressTooLarge,
  };
  for await (const piece of arrivingText(source, refusals)) {
    if (piece) checked(() => parser.write(piece));
    yield* ready.splice(0);
  }
  checked(() => parser.close());
  yield* ready.splice(0);
  if (!isWordpress) throw invalid(staffWords().notWordpress);
}
