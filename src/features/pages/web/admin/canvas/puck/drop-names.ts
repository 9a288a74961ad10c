import { createUsePuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { slotLabel, slotsShown } from '../../edit/blocks/block-places.ts';
import { useEditor } from '../../edit/editor-context.ts';
import { indexOf } from '../block-index.ts';

const usePuckState = createUsePuck();

/** While a block is dragged, each drop target shows its name. */
export function useDropNames(page: Document | null): void {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  useEffect(() => {
    if (!page || !isDragging) return undefined;
    const { byId } = indexOf(editor.content.blocks);
    const zones = [...page.querySelectorAll<HTMLElement>('[data-puck-dropzone]')];
    for (const zone of zones) {
      const [id = '', slot = ''] = (zone.dataset['puckDropzone'] ?? '').split(':');
      const block = byId.get(id);
      const kind = kinds.get(block?.type ?? '');
      if (!block || !kind) continue;
      zone.dataset['dropName'] =
        slotsShown(kind, block).length > 1 ? `${kind.label}: ${slotLabel(kind, slot)}` : kind.label;
    }
    return () => zones.forEach((zone) => delete zone.dataset['dropName']);
  }, [page, isDragging, editor, kinds]);
}
