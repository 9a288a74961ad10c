import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { BlockKinds } from '../../../../../lib/content/block-kind.ts';
import type { Place } from '../../../../../lib/content/block-tree.ts';
import { sectionOf } from '../../../section-refs.ts';
import { openComments } from '../comments/comments-state.ts';
import { placeForNew } from '../edit/blocks/block-places.ts';
import type { PageEditor } from '../edit/editor.ts';
import { isElsewhere } from './block-clipboard.ts';
import type { useDetach } from '../sections/use-detach.ts';
import type { useOpenSection } from '../sections/use-open-section.ts';
import type { blockCommands } from './menus/block-commands.ts';
import { keptCopy } from './clipboard.ts';
import { type CommandId, commandOfKey } from './menus/command-list.ts';
import type { Point } from './frame/use-frame-events.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

interface Work {
  editor: PageEditor;
  kinds: BlockKinds;
  commands: ReturnType<typeof blockCommands>;
  /** @returns whether a block was copied */
  copy: () => boolean;
}

/** What commands open. */
interface Openers {
  setMoving: (id: string | null) => void;
  setAdding: (place: Place | null) => void;
  setSaving: (id: string | null) => void;
  detach: ReturnType<typeof useDetach>;
  openSection: ReturnType<typeof useOpenSection>;
}

/** Runs a command on the selected block. */
export const commandRunner =
  (
    { editor, kinds, commands, copy }: Work,
    { setMoving, setAdding, setSaving, detach, openSection }: Openers,
  ) =>
  (id: CommandId): void => {
    const selected = commands.selected();
    switch (id) {
      case 'moveUp':
        return commands.moveStep(-1);
      case 'moveDown':
        return commands.moveStep(1);
      case 'moveIn':
        return commands.moveIn();
      case 'moveOut':
        return commands.moveOut();
      case 'moveTo':
        return setMoving(selected?.props.id ?? null);
      case 'addBelow':
        return setAdding(placeForNew(editor.content.blocks, kinds, selected?.props.id ?? null));
      case 'copy':
        return void copy();
      case 'cut':
        if (copy()) commands.remove();
        return undefined;
      case 'paste': {
        const kept = keptCopy();
        return kept ? commands.insert(kept) : announce(messagesNow(canvasAdmin).nothingCopiedYet);
      }
      case 'duplicate':
        return commands.duplicate();
      case 'copyStyle':
        return commands.copyStyle();
      case 'pasteStyle':
        return commands.pasteStyle();
      case 'comment':
        return openComments(selected?.props.id ?? null, true);
      case 'saveSection':
        if (editor.store.getState().page.kind !== 'section') return setSaving(selected?.props.id ?? null);
        return announce(messagesNow(canvasAdmin).thisBlockIsAlreadyIn);
      case 'editSection': {
        const section = selected && sectionOf(selected);
        return section ? openSection(section) : undefined;
      }
      case 'detach':
        return selected && detach(selected.props.id);
      default:
        return commands.remove();
    }
  };

interface KeyWork extends Pick<Work, 'editor' | 'commands'> {
  run: (id: CommandId) => void;
}

interface KeyOpeners {
  onFields: () => void;
  setMenu: (at: Point) => void;
}

/** Runs the command of a key, unless the key belongs to something else. */
export const keyListener =
  ({ editor, commands, run }: KeyWork, { onFields, setMenu }: KeyOpeners) =>
  (event: KeyboardEvent): void => {
    const command = commandOfKey(event);
    if (!command) return;
    const forPage = command === 'undo' || command === 'redo' || command === 'save';
    if (!forPage && isElsewhere(event)) return;
    if (
      !forPage &&
      (event.target as Element | null)?.closest?.('button, a, [role=button]') &&
      event.key === 'Enter'
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    switch (command) {
      case 'undo':
        return editor.undo();
      case 'redo':
        return editor.redo();
      case 'save':
        return void editor.saver.flush();
      case 'next':
        return commands.selectStep(1);
      case 'previous':
        return commands.selectStep(-1);
      case 'parent':
        return commands.selectParent();
      case 'fields':
        return onFields();
      case 'menu': {
        const { left, bottom } = (event.target as Element).getBoundingClientRect();
        return commands.selected()
          ? setMenu({ x: left + 24, y: Math.min(bottom, innerHeight / 2) })
          : undefined;
      }
      case 'section': {
        const block = commands.selected();
        return block && run(sectionOf(block) === null ? 'saveSection' : 'detach');
      }
      default:
        return run(command);
    }
  };
