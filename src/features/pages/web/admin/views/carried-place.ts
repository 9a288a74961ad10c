import { useEffect } from 'react';
import type { PageEditor } from '../edit/editor.ts';
import { useEditor } from '../edit/editor-context.ts';

/** Below elements that cover the top of the window. */
const EDGE = 150;
/** Frames to wait until a block is rendered. */
const PATIENCE = 120;
/** How long a block is kept in position while styles, fonts and images load, in milliseconds. */
const SETTLING = 3_000;
/** Events that mean that the user scrolls. */
const goings = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Each view marks blocks with an attribute that contains their id. */
const selectors = { canvas: 'data-puck-component', tree: 'data-id', form: 'data-block' } as const;

/** Scrolls to the block that was at the top of the previous view, then tracks the one at the top. */
function carry(editor: PageEditor, page: Document, mark: string): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const stop = new AbortController();
  let wanted = editor.viewed;
  let turns = PATIENCE;
  // A short view cannot scroll as far: the block at its top was not chosen by the user.
  let own = -1;
  const hold = (block: Element) => {
    const held = new AbortController();
    const signal = AbortSignal.any([held.signal, stop.signal, AbortSignal.timeout(SETTLING)]);
    const resized = new ResizeObserver(() => {
      view.scrollBy({ top: block.getBoundingClientRect().top - EDGE + 1, behavior: 'instant' });
      own = view.scrollY;
    });
    for (const going of goings)
      page.addEventListener(going, () => held.abort(), { capture: true, passive: true, signal });
    signal.addEventListener('abort', () => resized.disconnect());
    // Also calls back immediately.
    resized.observe(page.body);
  };
  const restore = () => {
    if (stop.signal.aborted || wanted === null) return;
    const block = page.querySelector(`[${mark}="${CSS.escape(wanted)}"]`);
    const height = page.scrollingElement?.scrollHeight ?? 0;
    if (block && height > view.innerHeight) {
      hold(block);
      wanted = null;
    } else if ((turns -= 1) > 0) requestAnimationFrame(restore);
    else wanted = null;
  };
  const note = () => {
    if (wanted !== null || Math.abs(view.scrollY - own) < 1) return;
    const at = page.elementFromPoint(view.innerWidth / 2, EDGE)?.closest(`[${mark}]`);
    if (view.scrollY < 1) editor.viewed = null;
    else if (at) editor.viewed = at.getAttribute(mark);
  };
  view.addEventListener('scroll', note, { passive: true, signal: stop.signal });
  requestAnimationFrame(restore);
  return () => stop.abort();
}

/** Keeps the position when the user switches views; `page` is the document that scrolls. */
export function useCarriedPlace(page: Document | null, view: keyof typeof selectors): void {
  const editor = useEditor();
  useEffect(() => (page ? carry(editor, page, selectors[view]) : undefined), [editor, page, view]);
}
