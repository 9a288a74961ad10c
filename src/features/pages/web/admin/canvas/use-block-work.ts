import { useMemo, useState } from 'react';
import type { Place } from '../../../../../lib/content/block-tree.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditor } from '../edit/editor-context.ts';
import { useDetach } from '../sections/use-detach.ts';
import { useOpenSection } from '../sections/use-open-section.ts';
import { blockClipboard, clipboardListener } from './block-clipboard.ts';
import { commandRunner, keyListener } from './run-command.ts';
import { blockCommands } from './menus/block-commands.ts';
import type { Point } from './frame/use-frame-events.ts';

/** Commands for the selected block with the dialogs they open; the same by key, menu and button in every view. */
export function useBlockWork({ onFields }: { onFields: () => void }) {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [menu, setMenu] = useState<Point | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const [adding, setAdding] = useState<Place | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  const detach = useDetach();
  const openSection = useOpenSection();

  const work = useMemo(() => {
    const commands = blockCommands(editor, kinds);
    const { copy, paste } = blockClipboard(commands, kinds);
    const run = commandRunner(
      { editor, kinds, commands, copy },
      { setMoving, setAdding, setSaving, detach, openSection },
    );
    const onClipboard = clipboardListener(commands, { copy, paste });
    const openMenu = (id: string, at: Point) => {
      editor.select(id);
      setMenu(at);
    };
    const onKeyDown = keyListener({ editor, commands, run }, { onFields, setMenu });
    return { commands, run, paste, onClipboard, onKeyDown, openMenu };
  }, [editor, kinds, onFields, detach, openSection]);

  return { ...work, menu, setMenu, moving, setMoving, adding, setAdding, saving, setSaving };
}
export type BlockWorkState = ReturnType<typeof useBlockWork>;
