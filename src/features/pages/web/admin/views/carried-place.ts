import { useEffect } from 'react';
import type { PageEditor } from '../edit/editor.ts';
import { useEditor } from '../edit/editor-context.ts';

/** Below whatever stands over the page at the top of the window. */
const EDGE = 150;
/** Frames to wait for a block to be drawn. */
const PATIENCE = 120;
/** Styles, type and pictures that come later move a block, so it is held at its place so long, in milliseconds. */
const SETTLING = 3_000;
/** What somebody does who goes elsewhere by themselves. */
const goings = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

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
    // Calls back at once, too.
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

/** Anyone who switches to another view of the page finds the place again; `page` is the document that scrolls. */
export function useCarriedPlace(page: Document | null, view: keyof typeof selectors): void {
  const editor = useEditor();
  useEffect(() => (page ? carry(editor, page, selectors[view]) : undefined), [editor, page, view]);
}
