import { useEffect } from 'react';
import type { PageEditor } from '../edit/editor.ts';
import { useEditor } from '../edit/editor-context.ts';

/** Below whatever stands over the page at the top of the window. */
const EDGE = 150;
/** Frames to wait for a block to be drawn. */
const PATIENCE = 120;

/** In each view blocks are marked by an attribute with their id. */
const selectors = { canvas: 'data-puck-component', tree: 'data-id', form: 'data-block' } as const;

/** Goes to the block that was at the top in the view before, then keeps track of the one that is. */
function carry(editor: PageEditor, page: Document, mark: string): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const stop = new AbortController();
  let wanted = editor.viewed;
  let turns = PATIENCE;
  // A short view cannot scroll as far: what is at its top then is not where somebody went.
  let own = -1;
  const restore = () => {
    if (stop.signal.aborted || wanted === null) return;
    const block = page.querySelector(`[${mark}="${CSS.escape(wanted)}"]`);
    const height = page.scrollingElement?.scrollHeight ?? 0;
    if (block && height > view.innerHeight) {
      view.scrollBy({ top: block.getBoundingClientRect().top - EDGE + 1, behavior: 'instant' });
      own = view.scrollY;
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

/** Whoever switches to another view of the page finds the place again; `page` is the document that scrolls. */
export function useCarriedPlace(page: Document | null, view: keyof typeof selectors): void {
  const editor = useEditor();
  useEffect(() => (page ? carry(editor, page, selectors[view]) : undefined), [editor, page, view]);
}
