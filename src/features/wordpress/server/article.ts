import type { Block, BlockKinds } from '../../../lib/content/block-kind.ts';
import { newBlockId } from '../../../lib/content/block-tree.ts';
import { htmlDocument } from '../../../lib/content/html-document.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { type FormerHtml, wholePicture } from './former-html.ts';
import { blocksOf, nodesFromBody, type Pasted } from '../../pages/html-blocks.ts';
import type { FoundPicture } from '../../pages/html-parts.ts';
import { notesOn } from '../../pages/server/index.ts';
import { staffWords } from './staff-words.ts';

const MOST_HTML = 500_000;

export interface Article {
  blocks: Block[];
  /** What is not imported, in whole sentences. */
  notes: string[];
}

/** Addresses of the images in a text, each once. @param whole the address of an image in full size */
export function picturesIn(html: string, whole = wholePicture): FoundPicture[] {
  const found = new Map<string, FoundPicture>();
  for (const [tag] of html.slice(0, MOST_HTML).matchAll(/<img\b[^>]{1,4000}>/gi)) {
    const src = /\ssrc=["']([^"']{1,2000})["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const alt = /\salt=["']([^"']{0,400})["']/i.exec(tag)?.[1] ?? '';
    if (/^https?:\/\//i.test(src) && !found.has(whole(src))) found.set(whole(src), { src, alt });
  }
  return [...found.values()];
}

/**
 * Converts the text of a former site to blocks.
 * @param title for a heading above it; null for none
 * @param former what is peculiar to its HTML
 * @param pictureAt the library image of a former address; undefined if it was not fetched
 * @param pathOf the new path of a former address; null if it stays as it is
 */
export async function articleBlocks(
  title: string | null,
  html: string,
  former: FormerHtml,
  kinds: BlockKinds,
  pictureAt: (url: string) => Picture | undefined,
  pathOf: (url: string) => string | null,
): Promise<Article> {
  const notes = new Set<string>();
  const { body } = await htmlDocument(former.prepare(html.slice(0, MOST_HTML), notes));
  if (html.length > MOST_HTML) notes.add(staffWords().endNotImported);
  for (const note of notesOn(body)) notes.add(note);
  former.tidy?.(body);
  for (const link of body.querySelectorAll('a[href]')) {
    const to = pathOf(link.getAttribute('href') ?? '');
    if (to !== null) link.setAttribute('href', to);
  }
  const pictures = new Map<string, Picture>();
  const known = ({ src }: FoundPicture): boolean => {
    const picture = pictureAt(former.whole(src));
    if (picture) pictures.set(src, picture);
    else notes.add(staffWords().imageNotDownloaded({ address: src.slice(0, 200) }));
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
