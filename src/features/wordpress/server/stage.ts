import type { Readable } from 'node:stream';
import type { Tx } from '../../../lib/db/database.ts';
import { redirectPath } from '../../pages/redirect-path.ts';
import { picturesIn, wholePicture } from './article.ts';
import { postOf } from './post.ts';
import {
  deleteImport,
  forgetOldImports,
  insertImport,
  insertItems,
  type NewItem,
  putIntoMenu,
  setImport,
  setPostPictures,
} from './queries.ts';
import { newSite, readWxr, type WxrItem, type WxrSite } from './read-wxr.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const AT_ONCE = 100;
const MOST_ITEMS = 20_000;
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

/**
 * Reads an export into rows, while it comes; nothing of the site changes.
 * @returns the import's id
 */
export async function stageWordpress(
  db: InTransaction,
  file: { bytes: Readable; name: string; by: string },
): Promise<string> {
  const id = await db((tx) => insertImport(tx, { fileName: file.name, by: file.by }));
  try {
    const site = newSite();
    const stage = new Stage(site);
    for await (const item of readWxr(file.bytes, site)) {
      stage.take(item);
      const batch = stage.full();
      if (batch) await db((tx) => insertItems(tx, id, batch));
    }
    const rest = stage.rest();
    await db(async (tx) => {
      if (rest.length > 0) await insertItems(tx, id, rest);
      await putIntoMenu(tx, id, [...stage.inMenu]);
      await setPostPictures(tx, id, stage.postPictures());
      await setImport(tx, id, ['reading'], {
        status: 'preview',
        source: site.title,
        origin: site.link,
        left_out: stage.leftOut(),
      });
      await forgetOldImports(tx);
    });
    return id;
  } catch (error) {
    await db((tx) => deleteImport(tx, id));
    throw error;
  }
}

class Stage {
  /** Ids over there of the pages in its menus. */
  readonly inMenu = new Set<string>();
  readonly #site: WxrSite;
  readonly #pictures = new Set<string>();
  /** Addresses of images by their id over there. */
  readonly #attachments = new Map<string, string>();
  /** Ids of featured images by the position of their post. */
  readonly #featured = new Map<number, string>();
  readonly #others = new Map<string, number>();
  #links = 0;
  #pageComments = 0;
  #surplus = 0;
  #next = 0;
  #batch: NewItem[] = [];

  constructor(site: WxrSite) {
    this.#site = site;
  }

  take(item: WxrItem): void {
    if (item.type === 'attachment') {
      if (this.#attachments.size < MOST_ITEMS) this.#attachments.set(item.id, wholePicture(item.attachment));
      if (picture.test(pathOf(item.attachment)))
        this.#picture(item.attachment, item.title, item.meta.get('_wp_attachment_image_alt') ?? '');
      else this.#count('file');
    } else if (item.type === 'nav_menu_item') this.#menuEntry(item);
    else if (item.type === 'page' || item.type === 'post') this.#article(item, item.type);
    else if (!silent.has(item.type)) this.#count(item.type);
  }

  #article(item: WxrItem, kind: 'page' | 'post'): void {
    if (!taken.has(item.status)) return;
    for (const { src, alt } of picturesIn(item.content)) this.#picture(src, '', alt);
    const query = kind === 'page' ? 'page_id' : 'p';
    const link = URL.canParse(item.link) ? new URL(item.link) : null;
    const paths = [
      link && !link.search ? redirectPath(link.pathname) : null,
      /^\d{1,12}$/.test(item.id) ? redirectPath('/', `?${query}=${item.id}`) : null,
    ].filter((path) => path !== null && path !== '/');
    if (kind === 'page') this.#pageComments += item.comments.length;
    const featured = item.meta.get('_thumbnail_id');
    if (kind === 'post' && featured) this.#featured.set(this.#next, featured);
    this.#add({
      kind,
      title: item.title.slice(0, 200) || 'Untitled',
      origin: `${this.#site.link}#${item.id}`,
      data: {
        html: item.content,
        slug: decoded(item.slug) || item.title,
        excerpt: item.excerpt.replaceAll(/<[^>]{0,500}>/g, '').slice(0, 300),
        published: item.status === 'publish',
        paths: paths as string[],
        menuId: item.id,
        ...(kind === 'post' ? { post: postOf(item, this.#site) } : {}),
      },
      notes: [],
    });
  }

  #picture(src: string, title: string, alt: string): void {
    const origin = wholePicture(src);
    if (!/^https?:\/\//i.test(src) || origin.length > 2_000 || this.#pictures.has(origin)) return;
    this.#pictures.add(origin);
    const name = decoded(pathOf(src).split('/').at(-1) ?? '');
    this.#add({
      kind: 'picture',
      title: title.slice(0, 200) || name.slice(0, 200),
      origin,
      data: { url: origin, alt: alt.slice(0, 400) },
      notes: [],
    });
  }

  #menuEntry({ meta }: WxrItem): void {
    if (meta.get('_menu_item_type') === 'post_type') this.inMenu.add(meta.get('_menu_item_object_id') ?? '');
    else this.#links += 1;
  }

  #add(item: Omit<NewItem, 'position'>): void {
    if (this.#next >= MOST_ITEMS) this.#surplus += 1;
    else this.#batch.push({ ...item, position: this.#next++ });
  }

  #count(type: string): void {
    this.#others.set(type, (this.#others.get(type) ?? 0) + 1);
  }

  /** Addresses of featured images by the position of their post. */
  postPictures(): { position: number; url: string }[] {
    return [...this.#featured].flatMap(([position, id]) => {
      const url = this.#attachments.get(id);
      return url === undefined ? [] : [{ position, url }];
    });
  }

  full(): NewItem[] | null {
    return this.#batch.length < AT_ONCE ? null : this.rest();
  }

  rest(): NewItem[] {
    return this.#batch.splice(0);
  }

  leftOut(): string[] {
    const sentences = [...this.#others].slice(0, 30).map(([type, count]) => {
      if (type === 'file')
        return count === 1
          ? '1 file that isn’t an image isn’t imported. Upload it to your library.'
          : `${count} files that aren’t images aren’t imported. Upload them to your library.`;
      if (type === 'product')
        return `${count === 1 ? '1 product isn’t' : `${count} products aren’t`} imported. Import them with a WooCommerce product export instead.`;
      return `${count === 1 ? '1 entry' : `${count} entries`} of type “${type.slice(0, 60)}” ${count === 1 ? 'isn’t' : 'aren’t'} imported.`;
    });
    if (this.#links > 0)
      sentences.push(
        `${this.#links === 1 ? '1 menu link doesn’t' : `${this.#links} menu links don’t`} point to an imported page. Add missing links under Menus.`,
      );
    if (this.#surplus > 0)
      sentences.push(
        `${this.#surplus} entries over the limit of 20,000 aren’t imported. Export the site in parts.`,
      );
    if (this.#pageComments > 0)
      sentences.push(
        `${this.#pageComments === 1 ? '1 comment on a page isn’t' : `${this.#pageComments} comments on pages aren’t`} imported.`,
      );
    sentences.push('Spam comments, user accounts, passwords and plugin content aren’t imported.');
    return sentences;
  }
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
