import type { Block, BlockKinds } from '../../../../lib/content/block-kind.ts';
import { htmlDocument } from '../../../../lib/content/html-document.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { blocksOf, nodesFromBody, type Pasted } from '../../../pages/html-blocks.ts';
import { notesOn } from '../../../pages/server/index.ts';
import { staffWords } from '../staff-words.ts';
import { markdownHtml } from './markdown-html.ts';
import { libraryPicture } from './value-cells.ts';

/** Whether a text is HTML from its beginning; Markdown may contain some. */
const isHtml = (text: string): boolean => /^\s*<(?:!--|[a-z][a-z0-9-]*[\s/>])/i.test(text);

const wordsOf = (node: Pasted): string =>
  'content' in node ? (node.content ?? []).map((each) => each.text ?? '').join('') : '';

/** A first heading that repeats the title, which is above the text already. */
const repeats = (node: Pasted | undefined, title: string): boolean =>
  node?.type === 'heading' && wordsOf(node).replaceAll(/\s+/g, ' ').trim() === title;

/**
 * Blocks of a text in Markdown or HTML. Of HTML, only text, known marks, links and images of the library are taken.
 * @param pictureAt an image of the library, by its id
 * @returns also what is left out, in whole sentences
 */
export async function textBlocks(
  text: string,
  title: string,
  kinds: BlockKinds,
  pictureAt: (file: string) => Picture | undefined,
): Promise<{ blocks: Block[]; notes: string[] }> {
  const notes = new Set<string>();
  const { body } = await htmlDocument(isHtml(text) ? text : await markdownHtml(text));
  for (const note of notesOn(body)) notes.add(note);
  const own = ({ src }: { src: string }): Picture | undefined => {
    const picture = libraryPicture(src);
    const known = picture?.file === undefined ? undefined : pictureAt(picture.file);
    if (!known) notes.add(staffWords().imageInTextSkipped({ address: src.slice(0, 200) }));
    return known;
  };
  const nodes = nodesFromBody(body).flatMap((node): Pasted[] => {
    if ('pictures' in node) return [{ ...node, pictures: node.pictures.filter(own) }];
    return node.type === 'picture' && 'src' in node && !own(node) ? [] : [node];
  });
  const kept = repeats(nodes[0], title) ? nodes.slice(1) : nodes;
  return {
    blocks: blocksOf(kept, kinds).map((block) => withFile(block, own)),
    notes: [...notes].slice(0, 20),
  };
}

/** Images with what the library says of them, so that they follow it. */
function withFile(block: Block, own: (picture: { src: string }) => Picture | undefined): Block {
  const known = (picture: unknown): unknown => {
    const { src = '', alt = '' } = (picture ?? {}) as { src?: string; alt?: string };
    const found = own({ src });
    return found ? { ...found, alt: alt || found.alt } : picture;
  };
  const { picture, items } = block.props as { picture?: unknown; items?: { picture: unknown }[] };
  if (block.type === 'image') return { ...block, props: { ...block.props, picture: known(picture) } };
  if (block.type !== 'gallery' || !items) return block;
  return {
    ...block,
    props: { ...block.props, items: items.map((each) => ({ ...each, picture: known(each.picture) })) },
  };
}
