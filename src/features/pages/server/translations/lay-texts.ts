import type { Block, BlockKinds, Field } from '../../../../lib/content/block-kind.ts';
import { mapTree } from '../../../../lib/content/block-tree.ts';
import { fieldsWith } from '../../../../lib/content/fields-with.ts';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
} from '../../../../lib/content/rich-text.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import type { Seo } from '../../contract.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import type { StoredTexts, TranslatedText } from '../../../../lib/translations/texts.ts';
import { type Texts, textsToLay } from './find-texts.ts';
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
  const originals = textsToLay(page, isSection, laying.kinds);
  const matches = matchTexts(originals, stored);
  const ofBlocks = new Map<string, [string, TranslatedText][]>();
  const own: Record<string, string> = {};
  for (const { key, source } of originals) {
    const match = matches.get(key);
    if (!match || (match.outdated && !needsTranslation(source))) continue;
    const at = key.indexOf('@');
    const [path, id] = [key.slice(0, at), key.slice(at + 1)];
    if (id === '' && typeof match.text === 'string') own[path] = match.text;
    const of = ofBlocks.get(id) ?? [];
    of.push([path, match.text]);
    ofBlocks.set(id, of);
  }
  if (ofBlocks.size === 0) return page;
  const { name = page.name, 'seo.title': title, 'seo.description': description } = own;
  const seo: Seo = { ...page.seo, ...(title ? { title } : {}), ...(description ? { description } : {}) };
  const blocks = mapTree(page.blocks, (block) => {
    const texts = ofBlocks.get(block.props.id);
    if (!texts) return block;
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
  mapTree(blocks, (block) => {
    const kind = kinds.get(block.type);
    const props = kind ? linksIn(kind.fields, block.props, change) : block.props;
    return props === block.props ? block : { ...block, props };
  });

const fieldsWithLinks = fieldsWith('link', 'richText');

/** The same props if no link changes. */
function linksIn<P extends Readonly<Record<string, unknown>>>(
  fields: Readonly<Record<string, Field>>,
  props: P,
  change: (href: string) => string,
): P {
  let changed = props;
  for (const [name, field] of fieldsWithLinks(fields)) {
    const value = props[name];
    const next = linksInValue(field, value, change);
    if (next !== value) changed = { ...changed, [name]: next };
  }
  return changed;
}

function linksInValue(field: Field, value: unknown, change: (href: string) => string): unknown {
  if (field.kind === 'link' && typeof value === 'string') return change(value);
  if (field.kind === 'richText' && value) return mapLinksInText(value as RichText, change);
  if (field.kind === 'list' && Array.isArray(value))
    return mapKept(value as Record<string, unknown>[], (entry) => linksIn(field.fields, entry, change));
  return value;
}

/** The same list if no entry changes. */
function mapKept<T>(list: T[], change: (entry: T) => T): T[] {
  const mapped = list.map(change);
  return mapped.every((entry, i) => entry === list[i]) ? list : mapped;
}

type Node = RichText | RichTextBlock | RichTextItem | RichTextInline;

/** Changes each link within a text; the same text if none changes. */
export function mapLinksInText<N extends Node>(node: N, change: (href: string) => string): N {
  if (node.type === 'text') {
    const marks = 'marks' in node ? node.marks : undefined;
    if (!marks?.some(({ type }) => type === 'link')) return node;
    const mapped = mapKept(marks, (mark) => {
      if (mark.type !== 'link') return mark;
      const href = change(mark.attrs.href);
      return href === mark.attrs.href ? mark : { ...mark, attrs: { ...mark.attrs, href } };
    });
    return mapped === marks ? node : { ...node, marks: mapped };
  }
  const content = 'content' in node ? (node.content as Node[] | undefined) : undefined;
  const mapped = content && mapKept(content, (each) => mapLinksInText(each, change));
  return mapped === content ? node : { ...node, content: mapped };
}
