import { useEffect, useRef } from 'react';
import { CommandMenu, MoveToDialog } from '../canvas/menus/command-menu.tsx';
import type { BlockWorkState } from '../canvas/use-block-work.ts';
import { AddBlock } from '../edit/blocks/add-block.tsx';
import { SaveSectionDialog } from '../sections/save-section-dialog.tsx';

/** The dialogs of block commands, the same in every view. */
export function BlockWorkDialogs({ work }: { work: BlockWorkState }) {
  const { menu, setMenu, moving, setMoving, adding, setAdding, saving, setSaving } = work;
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = menu !== null;
  // Closing the menu returns the focus to where it was opened, unless the chosen command moved it.
  useEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement as HTMLElement | null;
      return undefined;
    }
    const from = opener.current;
    const turn = requestAnimationFrame(() => {
      if (document.activeElement === document.body && from?.isConnected) from.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  }, [isOpen]);
  return (
    <>
      <CommandMenu at={menu} work={work} onClose={() => setMenu(null)} />
      {moving && <MoveToDialog id={moving} onClose={() => setMoving(null)} />}
      {adding && <AddBlock opened place={adding} onClose={() => setAdding(null)} />}
      {saving && <SaveSectionDialog id={saving} onClose={() => setSaving(null)} />}
    </>
  );
}
