import type { Block, BlockKind, BlockKinds, Field } from '../../../../../../lib/content/block-kind.ts';
import { findBlock, type Place, walkTree } from '../../../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../../lib/content/rich-text.ts';
import { sectionName } from '../../sections/section-names.ts';
import { inSentence } from '../../in-sentence.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

const columnCounts: Record<string, number> = { two: 2, three: 3, four: 4 };

/** Blocks in a slot; a slot that was never filled may be missing. */
export const slotContent = (block: Block, slot: string): Block[] => {
  const list = block.props[slot];
  return Array.isArray(list) ? (list as Block[]) : [];
};

/** Visible slots: those of the layout, and others only while they contain blocks. */
export function slotsShown(kind: BlockKind, block: Block): string[] {
  const layout = block.props['layout'];
  const count = kind.type === 'columns' ? (columnCounts[String(layout)] ?? 2) : kind.slots.length;
  return kind.slots.filter((slot, index) => index < count || slotContent(block, slot).length > 0);
}

/** “column2” → “Column 2”. */
export function slotLabel(kind: BlockKind, slot: string): string {
  const number = /^column(\d+)$/.exec(slot)?.[1];
  if (number && !kind.fields[slot]) return messagesNow(pageEditAdmin).columnNumber({ number });
  const words = slot.replace(/(\D)(\d+)$/, '$1 $2').replace(/([a-z])([A-Z])/g, '$1 $2');
  return kind.fields[slot]?.label ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The fields that apply to the block's current settings. */
export const fieldsShown = (kind: BlockKind | undefined, block: Block): [string, Field][] =>
  Object.entries(kind?.fields ?? {}).filter(
    ([, { when }]) => when === undefined || [when.is].flat().includes(String(block.props[when.field])),
  );

/** The first text in a block, or in nested blocks, by which its owner recognises it. */
export function summaryOf(block: Block, kinds: BlockKinds): string {
  const kind = kinds.get(block.type);
  const own = sectionName(block) || ownWords(kind, block);
  if (own) return own;
  for (const inner of kind?.slots.flatMap((slot) => slotContent(block, slot)) ?? []) {
    const words = summaryOf(inner, kinds);
    if (words) return words;
  }
  return '';
}

function ownWords(kind: BlockKind | undefined, block: Block): string {
  for (const [name, field] of Object.entries(kind?.fields ?? {})) {
    const value = block.props[name];
    if (name === 'anchor') continue;
    if ((field.kind === 'text' || field.kind === 'multiline') && typeof value === 'string' && value.trim())
      return value;
    if (field.kind === 'richText' && value) {
      const words = plainText(value as RichText);
      if (words) return words.slice(0, 120);
    }
    if (field.kind === 'picture' && value && typeof value === 'object' && 'alt' in value && value.alt)
      return textOf(value.alt);
    // A product's id means nothing to its owner.
    const isNamed = field.kind === 'list' && field.fields[field.titleField]?.kind !== 'reference';
    if (isNamed && Array.isArray(value) && value.length > 0)
      return value
        .map((entry: Record<string, unknown>) => textOf(entry[field.titleField]))
        .filter(Boolean)
        .join(', ');
  }
  return '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The position of a new block: in the selected container if it is empty, else below the selection, else at the end. */
export function placeForNew(blocks: Block[], kinds: BlockKinds, selected: string | null): Place {
  const found = selected === null ? null : findBlock(blocks, selected);
  if (!found) return { parentId: null, slot: '', index: blocks.length };
  const { block, place } = found;
  const kind = kinds.get(block.type);
  const shown = kind ? slotsShown(kind, block) : [];
  const [first] = shown;
  if (first !== undefined && shown.every((slot) => slotContent(block, slot).length === 0))
    return { parentId: block.props.id, slot: first, index: 0 };
  return { ...place, index: place.index + 1 };
}

export interface Target extends Place {
  label: string;
  depth: number;
}

/** Every possible place of a block: the page, and each container except itself and those within it. */
export function targetsFor(blocks: Block[], id: string, kinds: BlockKinds): Target[] {
  const say = messagesNow(pageEditAdmin);
  const moved = findBlock(blocks, id);
  const within = new Set(moved ? [...walkTree([moved.block])].map(({ block }) => block.props.id) : []);
  const targets: Target[] = [{ parentId: null, slot: '', index: blocks.length, label: say.page, depth: 0 }];
  for (const { block, depth } of walkTree(blocks)) {
    const kind = kinds.get(block.type);
    if (!kind || within.has(block.props.id)) continue;
    const shown = slotsShown(kind, block);
    for (const slot of shown) {
      const summary = summaryOf(slotContent(block, slot)[0] ?? block, kinds);
      const name = shown.length > 1 ? `${kind.label}, ${inSentence(slotLabel(kind, slot))}` : kind.label;
      targets.push({
        parentId: block.props.id,
        slot,
        index: slotContent(block, slot).length,
        label: summary ? `${name}: ${summary}` : name,
        depth,
      });
    }
  }
  return targets.filter(({ parentId, slot }) => {
    const place = moved?.place;
    return !place || place.parentId !== parentId || (parentId !== null && place.slot !== slot);
  });
}
