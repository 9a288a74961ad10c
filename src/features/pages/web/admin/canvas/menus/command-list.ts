export type CommandId =
  | 'moveUp'
  | 'moveDown'
  | 'moveIn'
  | 'moveOut'
  | 'moveTo'
  | 'addBelow'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'copyStyle'
  | 'pasteStyle'
  | 'comment'
  | 'saveSection'
  | 'editSection'
  | 'detach'
  | 'delete';

export interface BlockWork {
  run: (id: CommandId) => void;
}

interface Command {
  /** Also the key of its words. */
  id: CommandId;
  /** The keys, as `shortcut` takes them. */
  shown: string;
  group: 'move' | 'copy' | 'section' | 'delete';
  /** On reusable sections only, or on everything but them. */
  of?: 'section' | 'block';
  danger?: boolean;
}

export const commandList: readonly Command[] = [
  { id: 'moveUp', shown: 'Alt+↑', group: 'move' },
  { id: 'moveDown', shown: 'Alt+↓', group: 'move' },
  { id: 'moveIn', shown: 'Alt+→', group: 'move' },
  { id: 'moveOut', shown: 'Alt+←', group: 'move' },
  { id: 'moveTo', shown: 'Alt+M', group: 'move' },
  { id: 'addBelow', shown: 'Insert', group: 'copy' },
  { id: 'copy', shown: 'Ctrl+C', group: 'copy' },
  { id: 'cut', shown: 'Ctrl+X', group: 'copy' },
  { id: 'paste', shown: 'Ctrl+V', group: 'copy' },
  { id: 'duplicate', shown: 'Ctrl+D', group: 'copy' },
  { id: 'copyStyle', shown: 'Ctrl+Alt+C', group: 'copy', of: 'block' },
  { id: 'pasteStyle', shown: 'Ctrl+Alt+V', group: 'copy', of: 'block' },
  { id: 'comment', shown: 'Ctrl+Alt+M', group: 'section' },
  { id: 'saveSection', shown: 'Alt+S', group: 'section', of: 'block' },
  { id: 'editSection', shown: '', group: 'section', of: 'section' },
  { id: 'detach', shown: 'Alt+S', group: 'section', of: 'section' },
  { id: 'delete', shown: 'Delete', group: 'delete', danger: true },
];

/** Keys that mean something with Ctrl and Alt. */
const withBoth: Readonly<Record<string, CommandId>> = {
  KeyC: 'copyStyle',
  KeyV: 'pasteStyle',
  KeyM: 'comment',
};

/** What a key means for the selected block; null for keys that mean nothing to it. */
export function commandOfKey(
  event: KeyboardEvent,
):
  | CommandId
  | 'undo'
  | 'redo'
  | 'save'
  | 'next'
  | 'previous'
  | 'parent'
  | 'fields'
  | 'menu'
  | 'section'
  | null {
  const { key, altKey, shiftKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (mod && !altKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    if (letter === 'y') return 'redo';
    if (letter === 's') return 'save';
    return letter === 'd' && !shiftKey ? 'duplicate' : null;
  }
  // The letter's key: with Ctrl and Alt some keyboards write another sign.
  if (mod && altKey) return withBoth[event.code] ?? null;
  if (altKey) {
    if (key === 'ArrowUp') return 'moveUp';
    if (key === 'ArrowDown') return 'moveDown';
    if (key === 'ArrowRight') return 'moveIn';
    if (key === 'ArrowLeft') return 'moveOut';
    if (letter === 's') return 'section';
    return letter === 'm' ? 'moveTo' : null;
  }
  if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return 'menu';
  if (shiftKey) return null;
  const plain: Record<string, ReturnType<typeof commandOfKey>> = {
    Delete: 'delete',
    Backspace: 'delete',
    Insert: 'addBelow',
    ArrowDown: 'next',
    ArrowUp: 'previous',
    Escape: 'parent',
    Enter: 'fields',
  };
  return Object.hasOwn(plain, key) ? (plain[key] ?? null) : null;
}
