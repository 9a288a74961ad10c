import { type Block, type BlockKinds, type Field, isBlockList } from '../../../../lib/content/block-kind.ts';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
} from '../../../../lib/content/rich-text.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import type { Seo } from '../../contract.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { type Texts, textsOfPage } from './find-texts.ts';
import { shownBlocks } from './hidden-blocks.ts';
import { type Laying, ownBlocks } from './own-blocks.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';

/** A page with its texts in another language, without the blocks hidden there, and with the settings that blocks have there. Other layout and settings stay; what has no translation stays in the original. */
export function layTexts<P extends Texts>(
  original: P,
  stored: StoredTexts,
  isSection: boolean,
  laying: Laying,
): P {
  const page = { ...original, blocks: ownBlocks(shownBlocks(original.blocks, stored), stored, laying) };
  const matches = matchTexts(textsOfPage(page, isSection, laying.kinds), stored);
  if (matches.size === 0) return page;
  const ofBlocks = new Map<string, [string, unknown][]>();
  const own: Record<string, string> = {};
  for (const [key, { text }] of matches) {
    const at = key.indexOf('@');
    const [path, id] = [key.slice(0, at), key.slice(at + 1)];
    if (id === '' && typeof text === 'string') own[path] = text;
    const of = ofBlocks.get(id) ?? [];
    of.push([path, text]);
    ofBlocks.set(id, of);
  }
  const { name = page.name, 'seo.title': title, 'seo.description': description } = own;
  const seo: Seo = { ...page.seo, ...(title ? { title } : {}), ...(description ? { description } : {}) };
  const blocks = mapBlocks(page.blocks, (block) => {
    const texts = ofBlocks.get(block.props.id) ?? [];
    return {
      ...block,
      props: texts.reduce((props, [path, text]) => withValue(props, path, text), block.props),
    };
  });
  return { ...page, name, seo, blocks };
}

/** Changes each link of blocks, in fields and within texts. */
export const mapLinks = (
  blocks: readonly Block[],
  kinds: BlockKinds,
  change: (href: string) => string,
): Block[] =>
  mapBlocks(blocks, (block) => {
    const kind = kinds.get(block.type);
    return kind
      ? { ...block, props: { ...block.props, ...linksIn(kind.fields, block.props, change) } }
      : block;
  });

function mapBlocks(blocks: readonly Block[], change: (block: Block) => Block): Block[] {
  return blocks.map((block) => {
    const { props } = change(block);
    const slots = Object.entries(props).filter((entry): entry is [string, Block[]] => isBlockList(entry[1]));
    return {
      ...block,
      props: {
        ...props,
        ...Object.fromEntries(slots.map(([slot, list]) => [slot, mapBlocks(list, change)])),
      },
    };
  });
}

function linksIn(
  fields: Readonly<Record<string, Field>>,
  props: Readonly<Record<string, unknown>>,
  change: (href: string) => string,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name];
    if (field.kind === 'link' && typeof value === 'string') changed[name] = change(value);
    else if (field.kind === 'richText' && value) changed[name] = mapLinksInText(value as RichText, change);
    else if (field.kind === 'list' && Array.isArray(value))
      changed[name] = value.map((entry: Record<string, unknown>) => ({
        ...entry,
        ...linksIn(field.fields, entry, change),
      }));
  }
  return changed;
}

type Node = RichText | RichTextBlock | RichTextItem | RichTextInline;

/** Changes each link within a text. */
export function mapLinksInText<N extends Node>(node: N, change: (href: string) => string): N {
  if (node.type === 'text') {
    const marks = 'marks' in node ? node.marks : undefined;
    if (!marks?.some(({ type }) => type === 'link')) return node;
    const mapped = marks.map((mark) =>
      mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href: change(mark.attrs.href) } } : mark,
    );
    return { ...node, marks: mapped };
  }
  const content = 'content' in node ? (node.content as Node[] | undefined) : undefined;
  return content ? { ...node, content: content.map((each) => mapLinksInText(each, change)) } : node;
}
