import { redirectPath } from '../../../pages/redirect-path.ts';
import { picturesIn } from '../article.ts';
import { formerFeed, formerTerms, type Named } from '../former-terms.ts';
import type { ItemData, PostData } from '../queries.ts';
import type { ExportFile, ReadExport } from '../stage.ts';
import type { StagedItems } from '../staged-items.ts';
import { wholeGhostPicture, withAddress, withoutBookmarks } from './ghost-html.ts';
import { instantAt, isOn, lineAt, textAt } from './ghost-rows.ts';
import { Links, typedAddress } from './links.ts';
import { type Row, splitRows } from './split-rows.ts';
import { staffWords } from '../staff-words.ts';

/** As many authors or tags as an entry may have, and their length. */
const MOST_TERMS = 30;
const MOST_NAME = 80;
const MOST_ID = 100;
const MOST_META = 20_000;

interface StagedPost {
  id: string;
  position: number;
  kind: 'page' | 'post';
  /** Only in exports from before posts could have several. */
  author: string;
  seo: Seo;
  /** The position of its featured image. */
  picture: number | null;
}
type Seo = NonNullable<ItemData['seo']>;

/** Reads an export of Ghost. Authors, tags and metadata come in tables of their own, usually after the posts. */
export async function* stageGhost({ bytes, address = '' }: ExportFile, items: StagedItems): ReadExport {
  const stage = new Stage(typedAddress(address), items);
  for await (const { table, row } of splitRows(bytes)) {
    stage.take(table, row);
    yield;
  }
  return stage.finish();
}

class Stage {
  /** The address of the former site; empty if unknown. */
  readonly #base: string;
  readonly #items: StagedItems;
  readonly #posts: StagedPost[] = [];
  readonly #authors = new Links();
  readonly #tags = new Links();
  readonly #meta = new Map<string, Seo & { alt: string }>();
  #title = '';
  #tooLong = 0;
  #forMembers = 0;
  #withoutAuthor = 0;
  #unreachable = false;

  constructor(base: string, items: StagedItems) {
    this.#base = base;
    this.#items = items;
  }

  take(table: string, row: Row | null): void {
    if (!row) {
      if (table === 'posts') this.#tooLong += 1;
      return;
    }
    const id = lineAt(row, 'id', MOST_ID);
    if (table === 'posts') this.#post(row, id);
    else if (table === 'users') this.#authors.name(id, namedIn(row));
    else if (table === 'tags') this.#tags.name(id, publicTag(row));
    else if (table === 'posts_authors') this.#authors.link(row, 'author_id');
    else if (table === 'posts_tags') this.#tags.link(row, 'tag_id');
    else if (table === 'posts_meta') {
      const alt = lineAt(row, 'feature_image_alt', 400);
      if (this.#meta.size < MOST_META)
        this.#meta.set(lineAt(row, 'post_id', MOST_ID), { ...seoOf(row), alt });
    } else if (table === 'settings' && lineAt(row, 'key', 10) === 'title')
      this.#title = lineAt(row, 'value', 300);
  }

  #post(row: Row, id: string): void {
    // Old exports mark pages only.
    const type = lineAt(row, 'type', 20) || (isOn(row, 'page') ? 'page' : 'post');
    const kind = type === 'page' ? 'page' : 'post';
    const featured = this.#featured(row);
    const html = withAddress(textAt(row, 'html'), this.#base);
    if (!this.#base && / src=["']\/content\//.test(html)) this.#unreachable = true;
    for (const { src, alt } of picturesIn(withoutBookmarks(html), wholeGhostPicture)) this.#picture(src, alt);
    const picture = featured ? this.#picture(featured, '') : null;
    const slug = lineAt(row, 'slug', 200);
    const excerpt = lineAt(row, 'custom_excerpt', 300);
    const title = lineAt(row, 'title', 200) || 'Untitled';
    const { state, access, notes } = this.#stateOf(row, kind);
    const position = this.#items.add({
      kind,
      title,
      // Ghost gives each post an id that no other site has.
      origin: `ghost:${lineAt(row, 'uuid', MOST_ID) || slug || id}`,
      data: {
        from: 'ghost',
        html: kind === 'page' && featured ? `${imageOf(featured)}${html}` : html,
        slug: slug || title,
        excerpt,
        ...state,
        paths: this.#paths(row, slug),
        ...(kind === 'post' ? { post: { ...postOf(row, featured), ...access } } : {}),
      },
      notes: [...notes, ...this.#notes(row, html)],
    });
    if (position === null) return;
    const author = lineAt(row, 'author_id', MOST_ID);
    this.#posts.push({ id, position, kind, author, seo: seoOf(row), picture });
  }

  /** The address of the featured image; empty for none. */
  #featured(row: Row): string {
    const address = textAt(row, 'feature_image') || textAt(row, 'image');
    if (/\s/.test(address) || ['0', 'false'].includes(String(row['show_title_and_feature_image']))) return '';
    const whole = wholeGhostPicture(withAddress(address, this.#base)).slice(0, 2_000);
    if (whole.startsWith('/') && !whole.startsWith('//')) {
      if (!this.#base) this.#unreachable = true;
      return this.#base ? `${this.#base}${whole}` : '';
    }
    return whole;
  }

  #picture(src: string, alt: string): number | null {
    return this.#items.addPicture(wholeGhostPicture(src), '', { from: 'ghost', alt });
  }

  /** Ghost’s address of a post, and the one it names as canonical, if that is on the same site. */
  #paths(row: Row, slug: string): string[] {
    const base = this.#base ? new URL(this.#base) : null;
    const canonical = URL.parse(withAddress(textAt(row, 'canonical_url'), this.#base));
    const paths = [
      slug ? redirectPath(`${base?.pathname.replace(/\/$/, '') ?? ''}/${slug}/`) : null,
      canonical && canonical.host === base?.host && !canonical.search
        ? redirectPath(canonical.pathname)
        : null,
    ];
    return [...new Set(paths)].filter((path) => path !== null && path !== '/') as string[];
  }

  /** Whether and when visitors may see it, which of them, and what to tell the owner. */
  #stateOf(row: Row, kind: 'page' | 'post'): StateOfPost {
    const status = lineAt(row, 'status', 20);
    const isShown = status === 'published' || status === 'scheduled';
    const { access, ...audience } = audienceOf(row, kind);
    const notes = audience.note ? [audience.note] : [];
    const draft = (...more: string[]) => ({
      state: { published: false },
      access,
      notes: [...notes, ...more],
    });
    if (status === 'sent') return draft(staffWords().onlyEmailed);
    if (audience.isUnknown) {
      if (isShown) this.#forMembers += 1;
      const who = audience.isPaid ? 'paying' : 'all';
      return draft(
        isShown ? staffWords().membersOnlyIsDraft({ who }) : staffWords().membersOnlyInGhost({ who }),
      );
    }
    if (status !== 'scheduled') return { state: { published: status === 'published' }, access, notes };
    const publishAt = instantAt(row, 'published_at');
    if (!publishAt) return draft(staffWords().scheduleUnreadable);
    return { state: { published: false, publishAt }, access, notes };
  }

  #notes(row: Row, html: string): string[] {
    const notes: string[] = [];
    if (!html.trim() && (textAt(row, 'lexical') || textAt(row, 'mobiledoc')))
      notes.push(staffWords().textMissing);
    if (lineAt(row, 'published_at', 40) && !instantAt(row, 'published_at'))
      notes.push(staffWords().dateUnreadable);
    const canonical = lineAt(row, 'canonical_url', 300);
    const host = URL.parse(withAddress(canonical, this.#base))?.host;
    if (host !== undefined && host !== URL.parse(this.#base)?.host)
      notes.push(staffWords().canonicalNotImported({ canonical }));
    return notes;
  }

  finish() {
    for (const staged of this.#posts) {
      const { position, kind, picture } = staged;
      const { alt, ...meta } = this.#meta.get(staged.id) ?? { alt: '' };
      if (alt && picture !== null) this.#items.patch({ position: picture, data: { alt } });
      const seo = { ...staged.seo, ...meta };
      const data: Partial<ItemData> = Object.keys(seo).length > 0 ? { seo } : {};
      this.#items.patch({ position, data, ...(kind === 'post' ? { post: this.#terms(staged) } : {}) });
    }
    return { title: this.#title, address: this.#base, leftOut: this.#leftOut(), inMenu: [] };
  }

  #terms({ id, author: otherwise }: StagedPost): Partial<PostData> {
    const authors = this.#authors.of(id, otherwise);
    if (authors.missing > 0) this.#withoutAuthor += 1;
    const [author, ...coauthors] = authors.named.slice(0, MOST_TERMS);
    const tags = this.#tags.of(id).named.slice(0, MOST_TERMS);
    return {
      author: author?.name ?? '',
      tags: tags.map(({ name }) => name),
      feedName: 'rss',
      listPaths: formerFeed(this.#base, 'rss'),
      termPaths: formerTerms(this.#base, [
        ...tags.map((tag) => ({ kind: 'tag' as const, path: [tag] })),
        ...(author ? [author, ...coauthors] : []).map((one) => ({ kind: 'author' as const, path: [one] })),
      ]),
      ...(coauthors.length > 0 ? { coauthors: coauthors.map(({ name }) => name) } : {}),
    };
  }

  #leftOut(): string[] {
    const words = staffWords();
    const sentences: string[] = [];
    if (this.#forMembers > 0) sentences.push(words.entriesForMembers({ count: this.#forMembers }));
    if (this.#withoutAuthor > 0) sentences.push(words.postsWithoutAuthor({ count: this.#withoutAuthor }));
    if (this.#tooLong > 0) sentences.push(words.entriesTooLong({ count: this.#tooLong }));
    if (this.#unreachable) sentences.push(words.imagesNeedAddress);
    return [...sentences, words.ghostLeftOut];
  }
}

interface StateOfPost {
  state: Pick<ItemData, 'published' | 'publishAt'>;
  access: Pick<PostData, 'access'>;
  notes: string[];
}

interface Audience {
  access: Pick<PostData, 'access'>;
  /** Whether nobody here has what those people had there. */
  isUnknown?: boolean;
  isPaid?: boolean;
  note?: string;
}

/** Who could read it in Ghost. Pages are for everybody here, and nobody pays. */
function audienceOf(row: Row, kind: 'page' | 'post'): Audience {
  const signedIn = { access: 'signed-in' as const };
  switch (row['visibility']) {
    case undefined:
    case 'public':
      return { access: {} };
    case 'members':
      return kind === 'post' ? { access: signedIn } : { access: {}, isUnknown: true };
    case 'tiers':
      return kind === 'post'
        ? {
            access: signedIn,
            note: staffWords().tiersOnlyInGhost,
          }
        : { access: {}, isUnknown: true };
    case 'paid':
      return { access: kind === 'post' ? signedIn : {}, isUnknown: true, isPaid: true };
    default:
      return { access: kind === 'post' ? signedIn : {}, isUnknown: true };
  }
}

const namedIn = (row: Row): Named => ({
  slug: lineAt(row, 'slug', 200),
  name: lineAt(row, 'name', MOST_NAME),
});

/** @returns null for a tag that readers don't see */
function publicTag(row: Row): Named | null {
  const tag = namedIn(row);
  return row['visibility'] === 'internal' || tag.name.startsWith('#') ? null : tag;
}

const postOf = (row: Row, picture: string): PostData => ({
  date: instantAt(row, 'published_at'),
  pinned: isOn(row, 'featured'),
  author: '',
  categories: [],
  tags: [],
  ...(picture ? { picture } : {}),
});

function seoOf(row: Row): Seo {
  const title = lineAt(row, 'meta_title', 120);
  const description = lineAt(row, 'meta_description', 320);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

const imageOf = (src: string): string =>
  `<figure><img src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" alt=""></figure>`;
