import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import type { Block, BlockKinds } from '../../../../../../lib/content/block-kind.ts';
import {
  copyBlock,
  findBlock,
  insertBlock,
  moveBlock,
  type Place,
  walkTree,
} from '../../../../../../lib/content/block-tree.ts';
import { slotContent, slotLabel, slotsShown, summaryOf } from '../../edit/blocks/block-places.ts';
import { stylingOf } from '../../../../../../lib/styling.ts';
import type { PageEditor } from '../../edit/editor.ts';
import { keepStyle, keptStyle } from '../../edit/style-clipboard.ts';
import { actionsOf, siblings } from '../../edit/blocks/use-block-actions.ts';
import { inSentence } from '../../in-sentence.ts';
import { indexOf } from '../block-index.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** “Heading, Our glazes”. */
export function nameOf(block: Block, kinds: BlockKinds): string {
  const say = messagesNow(canvasAdmin);
  const label = kinds.get(block.type)?.label ?? say.unknownBlock;
  const words = summaryOf(block, kinds);
  return words ? `${label}, ${words.length > 40 ? `${words.slice(0, 39)}…` : words}` : label;
}

const labelAt = (blocks: Block[], kinds: BlockKinds, { parentId, slot }: Place): string | null => {
  const parent = parentId === null ? undefined : indexOf(blocks).byId.get(parentId);
  const kind = kinds.get(parent?.type ?? '');
  if (!parent || !kind) return null;
  return slotsShown(kind, parent).length > 1
    ? `${kind.label}, ${inSentence(slotLabel(kind, slot))}`
    : kind.label;
};

/** Where a block goes when it is moved into a container next to it: the end of the previous one, else the start of the next. */
export function placeInto(blocks: Block[], kinds: BlockKinds, id: string): Place | null {
  const place = findBlock(blocks, id)?.place;
  if (!place) return null;
  const list = siblings(blocks, place);
  const slotOf = (block: Block | undefined) => {
    const kind = kinds.get(block?.type ?? '');
    return block && kind ? slotsShown(kind, block)[0] : undefined;
  };
  const before = list[place.index - 1];
  const into = slotOf(before);
  if (before && into !== undefined)
    return { parentId: before.props.id, slot: into, index: slotContent(before, into).length };
  const after = list[place.index + 1];
  const start = slotOf(after);
  return after && start !== undefined ? { parentId: after.props.id, slot: start, index: 0 } : null;
}

/** Directly after the container of a block. */
export function placeOut(blocks: Block[], id: string): Place | null {
  const parentId = findBlock(blocks, id)?.place.parentId;
  const place = parentId ? findBlock(blocks, parentId)?.place : undefined;
  return place ? { ...place, index: place.index + 1 } : null;
}

/** All actions on the selected block, by key, menu or pointer. Each announces its result. */
export function blockCommands(editor: PageEditor, kinds: BlockKinds) {
  const say = messagesNow(canvasAdmin);
  const actions = actionsOf(editor);
  const blocks = () => editor.content.blocks;
  const selected = () => {
    const id = editor.store.getState().selected;
    return id === null ? undefined : indexOf(blocks()).byId.get(id);
  };
  const sayWhere = (id: string, before = '') => {
    const found = findBlock(blocks(), id);
    if (!found) return;
    const count = siblings(blocks(), found.place).length;
    const where = { name: nameOf(found.block, kinds), place: found.place.index + 1, count };
    const container = labelAt(blocks(), kinds, found.place);
    const says = container === null ? say.placeOnPage(where) : say.placeIn({ ...where, container });
    announce(before ? `${before} ${says}` : says);
  };
  const moveTo = (id: string, place: Place | null, otherwise: string) => {
    if (!place) return announce(otherwise);
    const before = blocks();
    editor.editBlocks((tree) => moveBlock(tree, id, place));
    if (blocks() === before) announce(otherwise);
    else sayWhere(id, say.moved);
  };

  return {
    selected,
    /** After a drop by pointer. */
    announceMove(id: string) {
      sayWhere(id, say.moved);
    },
    select(id: string | null) {
      editor.select(id);
      if (id !== null) sayWhere(id);
    },
    selectStep(step: -1 | 1) {
      const all = [...walkTree(blocks())].map(({ block }) => block.props.id);
      const now = all.indexOf(editor.store.getState().selected ?? '');
      const next = all[now === -1 ? (step === 1 ? 0 : all.length - 1) : now + step];
      if (next === undefined) announce(step === 1 ? say.thisIsTheLastBlock : say.thisIsTheFirstBlock);
      else this.select(next);
    },
    selectParent() {
      const id = selected()?.props.id;
      this.select(id === undefined ? null : (findBlock(blocks(), id)?.place.parentId ?? null));
    },
    moveStep(step: -1 | 1) {
      const id = selected()?.props.id;
      const place = id === undefined ? undefined : findBlock(blocks(), id)?.place;
      if (!id || !place) return;
      const index = place.index + step;
      const isOut = index < 0 || index >= siblings(blocks(), place).length;
      moveTo(
        id,
        isOut ? null : { ...place, index },
        step === -1 ? say.alreadyAtTheTop : say.alreadyAtTheBottom,
      );
    },
    moveIn() {
      const id = selected()?.props.id;
      if (id) moveTo(id, placeInto(blocks(), kinds, id), say.noSectionOrColumnsNext);
    },
    moveOut() {
      const id = selected()?.props.id;
      if (id) moveTo(id, placeOut(blocks(), id), say.alreadyAtTheTopLevel);
    },
    duplicate() {
      const block = selected();
      if (block) actions.duplicate(block.props.id);
    },
    copyStyle() {
      const block = selected();
      if (!block) return;
      keepStyle(stylingOf(block));
      announce(say.styleCopied);
    },
    pasteStyle() {
      const block = selected();
      const kept = keptStyle();
      if (!block || !kept) return announce(say.noStyleCopiedYet);
      actions.set(block.props.id, 'styling', Object.keys(kept).length > 0 ? kept : undefined);
      announce(say.stylePasted);
    },
    remove() {
      const block = selected();
      if (!block) return;
      actions.remove(block.props.id, kinds.get(block.type)?.label ?? say.block);
      announce(say.deletedPressCtrlZTo({ name: nameOf(block, kinds) }));
    },
    /** Puts copies behind the selected block, or at the end of the page, as one step. */
    insert(given: readonly Block[]) {
      const copies = given.map((block) => copyBlock(block));
      const id = selected()?.props.id;
      const place = id === undefined ? undefined : findBlock(blocks(), id)?.place;
      const at = place
        ? { ...place, index: place.index + 1 }
        : { parentId: null, slot: '', index: blocks().length };
      editor.editBlocks((tree) =>
        copies.reduce(
          (next, copy, index) => insertBlock(next, { ...at, index: at.index + index }, copy),
          tree,
        ),
      );
      const last = copies.at(-1);
      if (last) editor.goTo(last.props.id);
      announce(
        copies.length === 1 && last
          ? say.pasted({ name: nameOf(last, kinds) })
          : say.blocksPasted({ count: copies.length }),
      );
    },
  };
}
