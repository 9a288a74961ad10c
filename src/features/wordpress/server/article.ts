import type { Block, BlockKinds } from '../../../lib/content/block-kind.ts';
import { newBlockId } from '../../../lib/content/block-tree.ts';
import { htmlDocument } from '../../../lib/content/html-document.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import type { CardBlock } from './card.ts';
import { safeSource } from '../../../lib/links/safe-href.ts';
import { type FormerHtml, wholePicture } from './former-html.ts';
import { blocksOf, nodesFromBody, type Pasted } from '../../pages/html-blocks.ts';
import type { FoundPicture } from '../../pages/html-parts.ts';
import { headingAnchor } from '../../pages/anchors.ts';
import { mapLinks, notesOn } from '../../pages/server/index.ts';
import { decoded } from './staged-items.ts';
import { staffWords } from './staff-words.ts';

const MOST_HTML = 500_000;
/** As many as every block that lists something takes. */
const MOST_ITEMS = 12;

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
  for (const link of body.querySelectorAll('a[href]')) {
    const to = pathOf(link.getAttribute('href') ?? '');
    if (to !== null) link.setAttribute('href', to);
  }
  if (former.wrappers)
    for (const wrapper of body.querySelectorAll(former.wrappers)) wrapper.replaceWith(...wrapper.childNodes);
  const parts = partsOf(body, former);
  for (const text of parts.flatMap(textsIn)) for (const note of notesOn(text)) notes.add(note);
  const headings = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  const known = ({ src }: FoundPicture): boolean => {
    const picture = pictureAt(former.whole(src));
    if (picture) pictures.set(safeSource(src) ?? src, picture);
    else notes.add(staffWords().imageNotDownloaded({ address: src.slice(0, 200) }));
    return picture !== undefined;
  };
  const shown = (node: Pasted): Pasted[] => {
    if ('pictures' in node) return [{ ...node, pictures: node.pictures.filter(known) }];
    return node.type === 'picture' && 'src' in node && !known(node) ? [] : [node];
  };
  const plainBlocks = (part: Part): Block[] => {
    if ('columns' in part)
      return [
        columnsBlock(
          part.columns.map((column) => column.flatMap(blocksIn)),
          kinds,
        ),
      ];
    if ('card' in part) return [cardBlock(part.card, kinds, known)];
    former.tidy?.(part.text);
    return blocksOf(nodesFromBody(part.text).flatMap(shown), kinds, headings);
  };
  const blocksIn = (part: Part): Block[] =>
    plainBlocks(part).map((block) => withOwnPictures(block, pictures));
  const heading = { text: title?.slice(0, 200), eyebrow: '', level: '1', id: newBlockId() };
  const own = parts.flatMap(blocksIn);
  const content = [
    ...(title === null
      ? []
      : [{ type: 'heading', props: { ...kinds.get('heading')?.defaults, ...heading } }]),
    ...mapLinks(own, kinds, (href) => anchorIn(headings, href)),
  ];
  const section = { ...kinds.get('section')?.defaults, width: 'narrow', content, id: newBlockId() };
  return { blocks: [{ type: 'section', props: section }], notes: [...notes].slice(0, 20) };
}

/** Where a link within the text leads now. @param headings ids of heading blocks by their former anchors */
function anchorIn(headings: ReadonlyMap<string, string>, href: string): string {
  if (!href.startsWith('#')) return href;
  const anchor = href.slice(1);
  const id = headings.get(anchor) ?? headings.get(decoded(anchor));
  return id === undefined ? href : `#${headingAnchor(id)}`;
}

/** Text, or what is a block of its own. */
type Part = { text: HTMLElement } | { card: CardBlock } | { columns: Part[][] };

const textsIn = (part: Part): HTMLElement[] => {
  if ('columns' in part) return part.columns.flat().flatMap(textsIn);
  return 'text' in part ? [part.text] : [];
};

/** Takes a text apart where it has cards and columns. Neighbours of the same kind share a block that lists them. */
function partsOf(body: Element, former: FormerHtml): Part[] {
  const { card: cardOf, columns: columnsOf } = former;
  const parts: Part[] = [];
  // Nodes leave the body as they are read.
  const nodes = [...body.childNodes];
  for (const node of nodes) {
    const element = node.nodeType === 1 ? (node as Element) : null;
    const columns = element && columnsOf?.(element);
    if (columns) {
      // Columns within columns are text one below the other.
      parts.push({ columns: columns.map((column) => partsOf(column, { ...former, columns: () => null })) });
      continue;
    }
    const card = element && cardOf?.(element);
    const last = parts.at(-1);
    if (card) {
      const before = last && 'card' in last && last.card.type === card.type ? last.card : undefined;
      const [listed, items] = [before?.props['items'], card.props['items']];
      if (Array.isArray(listed) && Array.isArray(items) && listed.length < MOST_ITEMS)
        listed.push(...(items as unknown[]));
      else parts.push({ card });
      continue;
    }
    if (last && 'text' in last) {
      last.text.append(node);
      continue;
    }
    // White space between two cards.
    if (node.nodeType === 3 && node.textContent?.trim() === '') continue;
    const text = body.ownerDocument.createElement('div');
    text.append(node);
    parts.push({ text });
  }
  return parts;
}

const layouts: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

function columnsBlock(columns: readonly Block[][], kinds: BlockKinds): Block {
  const slots = Object.fromEntries(columns.map((blocks, at) => [`column${at + 1}`, blocks]));
  const own = { layout: layouts[columns.length], ...slots, id: newBlockId() };
  return { type: 'columns', props: { ...structuredClone(kinds.get('columns')?.defaults), ...own } };
}

interface WithPicture {
  picture?: FoundPicture | null;
}

/** A block of its kind. Images that were not fetched are left out. */
function cardBlock(
  { type, props }: CardBlock,
  kinds: BlockKinds,
  isKnown: (picture: FoundPicture) => boolean,
): Block {
  const items = (props['items'] as WithPicture[] | undefined)?.map((item) =>
    item.picture && !isKnown(item.picture) ? { ...item, picture: null } : item,
  );
  const own = { ...props, ...(items ? { items } : {}), id: newBlockId() };
  return { type, props: { ...structuredClone(kinds.get(type)?.defaults), ...own } };
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
  if (!['gallery', 'cards'].includes(block.type) || !items) return block;
  const owned = items.map((entry) => ({ ...entry, picture: own(entry.picture) }));
  return { ...block, props: { ...block.props, items: owned } };
}
