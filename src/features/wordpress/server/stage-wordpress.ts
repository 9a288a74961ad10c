import type { Readable } from 'node:stream';
import { redirectPath } from '../../pages/redirect-path.ts';
import { picturesIn } from './article.ts';
import { largestPicture, wholePicture } from './former-html.ts';
import { galleryIds } from './galleries.ts';
import { instantOf } from './instant.ts';
import { postOf } from './post.ts';
import { newSite, readWxr, type WxrItem, type WxrSite } from './read-wxr.ts';
import type { ReadExport } from './stage.ts';
import { decoded, pathOf, type StagedItems } from './staged-items.ts';
import { staffWords } from './staff-words.ts';

const MOST_ATTACHMENTS = 20_000;
const picture = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)$/i;
const taken = new Set(['publish', 'draft', 'pending', 'private', 'future']);
/** Nothing that an owner has written. */
const silent = new Set([
  'revision',
  'nav_menu_item',
  'custom_css',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
  'wp_font_family',
  'wp_font_face',
  'oembed_cache',
  'customize_changeset',
  'user_request',
]);

/** Reads an export of WordPress. */
export async function* stageWordpress(bytes: Readable, items: StagedItems): ReadExport {
  const site = newSite();
  const stage = new Stage(site, items);
  for await (const item of readWxr(bytes, site)) {
    stage.take(item);
    yield;
  }
  stage.setPictures();
  return {
    title: site.title,
    address: site.link,
    leftOut: stage.leftOut(),
    inMenu: [...stage.inMenu],
  };
}

/** Puts the site before the addresses of images that begin with a path. */
const withOrigin = (html: string, origin: string): string =>
  html.replaceAll(/(\ssrc=["'])\/(?!\/)/gi, (_, start: string) => `${start}${origin}/`);

class Stage {
  /** Ids over there of the pages in its menus. */
  readonly inMenu = new Set<string>();
  readonly #site: WxrSite;
  readonly #items: StagedItems;
  /** Addresses of images by their id over there. */
  readonly #attachments = new Map<string, string>();
  /** Ids of featured images by the position of their post. */
  readonly #featured = new Map<number, string>();
  readonly #others = new Map<string, number>();
  /** Ids of the images of galleries by the position of their article. */
  readonly #galleries = new Map<number, string[]>();
  #withPassword = 0;
  #links = 0;
  #pageComments = 0;

  constructor(site: WxrSite, items: StagedItems) {
    this.#site = site;
    this.#items = items;
  }

  take(item: WxrItem): void {
    if (item.type === 'attachment') {
      if (this.#attachments.size < MOST_ATTACHMENTS)
        this.#attachments.set(item.id, wholePicture(item.attachment));
      if (picture.test(pathOf(item.attachment))) this.#attachedPicture(item);
      else this.#count('file');
    } else if (item.type === 'nav_menu_item') this.#menuEntry(item);
    else if (item.type === 'page' || item.type === 'post') this.#article(item, item.type);
    else if (!silent.has(item.type)) this.#count(item.type);
  }

  #article(item: WxrItem, kind: 'page' | 'post'): void {
    if (!taken.has(item.status)) return;
    const html = withOrigin(item.content, URL.parse(this.#site.link)?.origin ?? '');
    for (const { src, alt } of picturesIn(html)) this.#picture(src, '', alt);
    const query = kind === 'page' ? 'page_id' : 'p';
    const link = URL.canParse(item.link) ? new URL(item.link) : null;
    const paths = [
      link && !link.search ? redirectPath(link.pathname) : null,
      /^\d{1,12}$/.test(item.id) ? redirectPath('/', `?${query}=${item.id}`) : null,
    ].filter((path) => path !== null && path !== '/');
    if (kind === 'page') this.#pageComments += item.comments.length;
    const featured = item.meta.get('_thumbnail_id');
    const isOpen = item.password === '';
    const publishAt = item.status === 'future' && isOpen ? instantOf(item.date) : null;
    if (!isOpen) this.#withPassword += 1;
    const position = this.#items.add({
      kind,
      title: item.title.slice(0, 200) || 'Untitled',
      origin: `${this.#site.link}#${item.id}`,
      data: {
        html,
        slug: decoded(item.slug) || item.title,
        excerpt: item.excerpt.slice(0, 300),
        published: item.status === 'publish' && isOpen,
        ...(publishAt ? { publishAt } : {}),
        paths: paths as string[],
        menuId: item.id,
        ...(kind === 'post' ? { post: postOf(item, this.#site) } : {}),
      },
      notes: isOpen ? [] : [staffWords().passwordIsDraft],
    });
    const shown = galleryIds(item.content);
    if (position !== null && shown.length > 0) this.#galleries.set(position, shown);
    if (kind === 'post' && featured && position !== null) this.#featured.set(position, featured);
  }

  #picture(src: string, title: string, alt: string): void {
    this.#items.addPicture(wholePicture(src), title, { alt, url: largestPicture(src) });
  }

  /** Images of the library know best where they are, and may come after the articles that show them. */
  #attachedPicture({ attachment: url, title, meta }: WxrItem): void {
    const alt = (meta.get('_wp_attachment_image_alt') ?? '').slice(0, 400);
    const position = this.#items.addPicture(wholePicture(url), title, { alt, url });
    if (position !== null) this.#items.patch({ position, data: { url, ...(alt ? { alt } : {}) } });
  }

  #menuEntry({ meta }: WxrItem): void {
    if (meta.get('_menu_item_type') === 'post_type') this.inMenu.add(meta.get('_menu_item_object_id') ?? '');
    else this.#links += 1;
  }

  #count(type: string): void {
    this.#others.set(type, (this.#others.get(type) ?? 0) + 1);
  }

  /** Images may come after the articles that show them. */
  setPictures(): void {
    for (const [position, ids] of this.#galleries) {
      const attached = Object.fromEntries(
        ids.flatMap((id) => {
          const url = this.#attachments.get(id);
          return url === undefined ? [] : [[id, url]];
        }),
      );
      this.#items.patch({ position, data: { attached } });
    }
    for (const [position, id] of this.#featured) {
      const url = this.#attachments.get(id);
      if (url !== undefined) this.#items.patch({ position, post: { picture: url } });
    }
  }

  leftOut(): string[] {
    const words = staffWords();
    const sentences = [...this.#others].slice(0, 30).map(([type, count]) => {
      if (type === 'file') return words.filesLeftOut({ count });
      if (type === 'product') return words.productsLeftOut({ count });
      return words.entriesLeftOut({ count, type: type.slice(0, 60) });
    });
    if (this.#links > 0) sentences.push(words.linksLeftOut({ count: this.#links }));
    if (this.#withPassword > 0) sentences.push(words.entriesWithPassword({ count: this.#withPassword }));
    if (this.#pageComments > 0) sentences.push(words.commentsLeftOut({ count: this.#pageComments }));
    sentences.push(words.wordpressLeftOut);
    return sentences;
  }
}
