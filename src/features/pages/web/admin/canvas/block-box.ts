import { useEffect, useState } from 'react';
import { useEditorState } from '../edit/editor-context.ts';
import { useFramePage } from './frame/site-frame-context.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const same = (a: Box | null, b: Box | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/** A block's rectangle in the frame's window, kept up to date while the page is scrolled, edited or laid out again. */
export function useBlockBox(id: string | null): Box | null {
  const page = useFramePage((state) => state.page);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view || id === null) return undefined;
    let turn = 0;
    let watched: Element | null = null;
    const measure = () => {
      turn = 0;
      const element = page.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
      if (element && element !== watched) {
        if (watched) resized.unobserve(watched);
        resized.observe((watched = element));
      }
      const rect = element?.getBoundingClientRect();
      const next = rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null;
      setBox((before) => (same(before, next) ? before : next));
    };
    const soon = () => {
      turn ||= requestAnimationFrame(measure);
    };
    const resized = new ResizeObserver(soon);
    resized.observe(page.body);
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('scroll', soon, { signal, capture: true, passive: true });
    view.addEventListener('resize', soon, { signal });
    soon();
    return () => {
      stop.abort();
      resized.disconnect();
      cancelAnimationFrame(turn);
    };
  }, [page, id, blocks]);
  return id === null ? null : box;
}
