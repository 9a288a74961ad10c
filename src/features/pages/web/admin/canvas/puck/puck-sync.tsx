import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { findBlock } from '../../../../../../lib/content/block-tree.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../../edit/editor-context.ts';
import { dataOf, selectorOf } from './puck-config.ts';
import { sameSkeleton, skeletonOf } from '../skeleton.ts';
import { useTyping } from '../text/typing-state.ts';

const usePuckState = createUsePuck();

const frameDocument = (): Document | null =>
  document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument ?? null;

function reveal(id: string): HTMLElement | null {
  const element = frameDocument()?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`);
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 80 || top > view.innerHeight - 80 || (top < 0 && bottom < view.innerHeight / 2))
    element.scrollIntoView({ block: bottom - top > view.innerHeight ? 'start' : 'center' });
  return element;
}

/** Keeps Puck in sync with the page: the positions of blocks, and the selected one. Puck knows nothing else about the page. */
export function PuckSync() {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const getPuck = useGetPuck();
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const selected = useEditorState((state) => state.selected);
  /** The position of the selected block, which is followed when it moves. */
  const standsAt = useMemo(() => {
    const place = selected === null ? undefined : findBlock(blocks, selected)?.place;
    return place && `${place.parentId}/${place.slot}/${place.index}`;
  }, [blocks, selected]);
  const theirs = usePuckState(({ selectedItem }) => selectedItem?.props.id as string | undefined) ?? null;
  const lastTheirs = useRef(theirs);
  const lastSelected = useRef<string | null>(null);
  const isNew = useRef(true);
  const mode = usePuckState(({ appState }) => appState.ui.previewMode);

  useLayoutEffect(() => {
    const puck = getPuck();
    const bones = skeletonOf(blocks, kinds);
    const moved = !sameSkeleton(puck.appState.data.content, bones, kinds);
    if (moved) puck.dispatch({ type: 'setData', data: () => dataOf(bones) });
    const now = getPuck();
    // Only selections made here are passed on: those made by Puck, such as a block that was just dropped, are on their way here.
    const chosen = lastSelected.current !== selected;
    lastSelected.current = selected;
    if (moved || (chosen && (now.selectedItem?.props.id ?? null) !== selected)) {
      const place = selected === null ? null : findBlock(blocks, selected)?.place;
      now.dispatch({ type: 'setUi', ui: { itemSelector: place ? selectorOf(place) : null } });
    }
  }, [blocks, selected, kinds, getPuck]);

  useEffect(() => {
    if (lastTheirs.current === theirs) return;
    lastTheirs.current = theirs;
    if (theirs !== editor.store.getState().selected) editor.select(theirs);
  }, [theirs, editor]);

  useEffect(() => {
    // A view that was just opened starts at the previous one's position.
    const carried = isNew.current && editor.viewed !== null;
    isNew.current = false;
    if (selected === null || carried) return undefined;
    // A text being edited is in view already.
    const { at, plain } = useTyping.getState();
    if ((at ?? plain)?.id === selected) return undefined;
    const turn = requestAnimationFrame(() => {
      const element = reveal(selected);
      // The dialog that chose a new block took the focus with it.
      if (editor.store.getState().focus === selected && document.activeElement === document.body)
        element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  }, [selected, standsAt, editor]);

  // Puck's shortcut for interactive links would override the shortcut for italics.
  useEffect(() => {
    if (mode !== 'edit') getPuck().dispatch({ type: 'setUi', ui: { previewMode: 'edit' } });
  }, [mode, getPuck]);
  return null;
}
