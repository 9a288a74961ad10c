import { useMemo } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Block, Field } from '../../../../../../lib/content/block-kind.ts';
import {
  duplicateBlock,
  findBlock,
  insertBlock,
  moveBlock,
  type Place,
  removeBlock,
  replaceProps,
} from '../../../../../../lib/content/block-tree.ts';
import { type Styling, withStyling } from '../../../../../../lib/styling.ts';
import { useBlockKinds } from './block-kinds-context.ts';
import { slotContent } from './block-places.ts';
import type { PageEditor } from '../editor.ts';
import { useEditor } from '../editor-context.ts';
import { blockOfPick, type Pick } from './picks.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

export const siblings = (blocks: Block[], { parentId, slot }: Place): Block[] => {
  if (parentId === null) return blocks;
  const parent = findBlock(blocks, parentId)?.block;
  return parent ? slotContent(parent, slot) : [];
};

/** @param value removed if undefined */
function withProp(props: Block['props'], name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = props as Record<string, unknown>;
  return value === undefined ? rest : { ...props, [name]: value };
}

/** Another layout of columns starts from its own widths. */
function laidOut(props: Record<string, unknown>, name: string): Record<string, unknown> {
  const { styling } = props as { styling?: Styling };
  if (name !== 'layout' || styling?.parts === undefined) return props;
  return withProp(props as Block['props'], 'styling', withStyling(styling, 'desktop', 'parts', null));
}

function shownToo(props: Record<string, unknown>, value: unknown, field?: Field): Record<string, unknown> {
  const by = field?.shownBy;
  if (!by || !value || props[by.field] === by.is || by.unless?.includes(String(props[by.field])))
    return props;
  return { ...props, [by.field]: by.is };
}

export function actionsOf(editor: PageEditor) {
  const words = messagesNow(pageEditAdmin);
  /** One step for undo; selects the first. */
  const addAll = (added: readonly Block[], label: string, place: Place) => {
    const [first] = added;
    if (!first) return;
    editor.editBlocks((blocks) =>
      added.reduce(
        (tree, block, index) => insertBlock(tree, { ...place, index: place.index + index }, block),
        blocks,
      ),
    );
    editor.setOpen(first.props.id, true);
    editor.goTo(first.props.id);
    announce(words.added({ label }));
  };
  return {
    /** @param field says what else must change to make the value visible */
    set: (id: string, name: string, value: unknown, field?: Field) =>
      editor.editBlocks((blocks) => {
        const block = findBlock(blocks, id)?.block;
        return block
          ? replaceProps(
              blocks,
              id,
              shownToo(laidOut(withProp(block.props, name, value), name), value, field),
            )
          : blocks;
      }, `${id}.${name}`),

    add: (block: Block, label: string, place: Place) => addAll([block], label, place),

    addAll,

    move: (id: string, step: -1 | 1) => {
      const { blocks } = editor.content;
      const found = findBlock(blocks, id);
      if (!found) return;
      const index = found.place.index + step;
      const count = siblings(blocks, found.place).length;
      if (index < 0 || index >= count) return;
      editor.editBlocks((tree) => moveBlock(tree, id, { ...found.place, index }));
      announce(words.movedToOf({ place: index + 1, count }));
    },

    moveTo: (id: string, place: Place, label: string) => {
      editor.editBlocks((tree) => moveBlock(tree, id, place));
      editor.goTo(id);
      announce(words.movedTo({ label }));
    },

    duplicate: (id: string) => {
      const found = findBlock(editor.content.blocks, id);
      if (!found) return;
      editor.editBlocks((tree) => duplicateBlock(tree, id));
      const copy = siblings(editor.content.blocks, found.place)[found.place.index + 1];
      if (copy) editor.goTo(copy.props.id);
      announce(words.duplicated);
    },

    remove: (id: string, label: string) => {
      const found = findBlock(editor.content.blocks, id);
      if (!found) return;
      editor.editBlocks((tree) => removeBlock(tree, id));
      const near = siblings(editor.content.blocks, found.place);
      editor.goTo((near[found.place.index] ?? near[found.place.index - 1])?.props.id ?? found.place.parentId);
      offerUndo({
        says: words.deleted({ label }),
        undo: () => {
          // Ctrl Z may have restored it already. If other edits followed, it returns to its place.
          if (!findBlock(editor.content.blocks, id))
            editor.editBlocks((tree) => {
              const there = insertBlock(tree, found.place, found.block);
              return there === tree ? [...tree, found.block] : there;
            });
          editor.goTo(id);
        },
      });
    },
  };
}
/** An owner's actions on blocks. */
export function useBlockActions() {
  const editor = useEditor();
  const kinds = useBlockKinds();
  return useMemo(() => {
    const actions = actionsOf(editor);
    return {
      ...actions,
      addPick: ({ key, label }: Pick, place: Place) => actions.add(blockOfPick(key, kinds), label, place),
    };
  }, [editor, kinds]);
}
