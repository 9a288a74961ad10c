import type { Block, BlockKinds } from '../../../lib/content/block-kind.ts';
import { newBlockId } from '../../../lib/content/block-tree.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { blocksOf, type FoundPicture, nodesFromBody, type Pasted } from '../../pages/html-blocks.ts';

const MOST_HTML = 500_000;
const shortcode = /\[(\/?)([a-z][a-z0-9_-]{1,40})(?:\s[^\]]{0,2000})?\]/g;
/** Shortcodes whose content is kept, such as `[caption]<img …> words[/caption]`. */
const harmless = new Set(['caption', 'wp_caption']);
const blockTag = /^\s*<(?:p|h[1-6]|ul|ol|div|blockquote|pre|table|figure|hr|section)\b/i;

/** For text from the classic editor: an empty line starts a paragraph, as in WordPress. */
function paragraphs(html: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(html)) return html;
  return html
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .map((part) => (blockTag.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

export interface Article {
  blocks: Block[];
  /** What is not imported, in whole sentences. */
  notes: string[];
}

/** Removes the size suffix of a WordPress image: `kiln-300x200.jpg` is `kiln.jpg`. */
export const wholePicture = (url: string): string =>
  url.replace(/-\d{2,5}x\d{2,5}(?=\.(?:jpe?g|png|webp|gif|avif)$)/i, '');

/** The text without shortcodes, and the shortcodes found. */
function withoutShortcodes(html: string, notes: Set<string>): string {
  return html.replace(shortcode, (_, closing: string, name: string) => {
    if (!harmless.has(name) && !closing)
      notes.add(`The shortcode “[${name}]” comes from a WordPress plugin and isn’t imported.`);
    return '';
  });
}

const parse = async (html: string) => {
  // Loaded on demand, because it is a third of what a start would load.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM(`<!doctype html><body>${html}`);
  return { body: window.document.body, close: () => window.close() };
};

/** Addresses of the images in a text, each once. */
export function picturesIn(html: string): FoundPicture[] {
  const found = new Map<string, FoundPicture>();
  for (const [tag] of html.slice(0, MOST_HTML).matchAll(/<img\b[^>]{1,4000}>/gi)) {
    const src = /\ssrc=["']([^"']{1,2000})["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const alt = /\salt=["']([^"']{0,400})["']/i.exec(tag)?.[1] ?? '';
    if (/^https?:\/\//i.test(src) && !found.has(wholePicture(src)))
      found.set(wholePicture(src), { src, alt });
  }
  return [...found.values()];
}

/**
 * Converts a WordPress text to blocks.
 * @param title for a heading above it; null for none
 * @param pictureAt the library image of a former address; undefined if it was not fetched
 * @param pathOf the new path of a former address; null if it stays as it is
 */
export async function articleBlocks(
  title: string | null,
  html: string,
  kinds: BlockKinds,
  pictureAt: (url: string) => Picture | undefined,
  pathOf: (url: string) => string | null,
): Promise<Article> {
  const notes = new Set<string>();
  const { body, close } = await parse(paragraphs(withoutShortcodes(html.slice(0, MOST_HTML), notes)));
  try {
    if (html.length > MOST_HTML) notes.add('It’s too long, so the end isn’t imported.');
    for (const frame of body.querySelectorAll('iframe, object, embed, form, video, audio'))
      notes.add(`Embedded content isn’t imported (${frame.tagName.toLowerCase()}).`);
    for (const link of body.querySelectorAll('a[href]')) {
      const to = pathOf(link.getAttribute('href') ?? '');
      if (to !== null) link.setAttribute('href', to);
    }
    const pictures = new Map<string, Picture>();
    const known = ({ src }: FoundPicture): boolean => {
      const picture = pictureAt(wholePicture(src));
      if (picture) pictures.set(src, picture);
      else notes.add(`An image couldn’t be downloaded: ${src.slice(0, 200)}`);
      return picture !== undefined;
    };
    const nodes = nodesFromBody(body).flatMap((node): Pasted[] => {
      if ('pictures' in node) return [{ ...node, pictures: node.pictures.filter(known) }];
      return node.type === 'picture' && 'src' in node && !known(node) ? [] : [node];
    });
    const heading = { text: title?.slice(0, 200), eyebrow: '', level: '1', id: newBlockId() };
    const content = [
      ...(title === null
        ? []
        : [{ type: 'heading', props: { ...kinds.get('heading')?.defaults, ...heading } }]),
      ...blocksOf(nodes, kinds).map((block) => withOwnPictures(block, pictures)),
    ];
    const section = { ...kinds.get('section')?.defaults, width: 'narrow', content, id: newBlockId() };
    return { blocks: [{ type: 'section', props: section }], notes: [...notes].slice(0, 20) };
  } finally {
    close();
  }
}

/** Replaces images by those of the library. */
function withOwnPictures(block: Block, pictures: ReadonlyMap<string, Picture>): Block {
  const own = (picture: unknown): unknown => {
    const { src = '', alt = '' } = (picture ?? {}) as { src?: string; alt?: string };
    const found = pictures.get(src);
    return found ? { ...found, alt: alt || found.alt } : picture;
  };
  const { picture, items } = block.props as { picture?: unknown; items?: { picture: unknown }[] };
  if (block.type === 'image') return { ...block, props: { ...block.props, picture: own(picture) } };
  if (block.type !== 'gallery' || !items) return block;
  const owned = items.map((entry) => ({ ...entry, picture: own(entry.picture) }));
  return { ...block, props: { ...block.props, items: owned } };
}
