import { useFramePage } from '../frame/site-frame-context.ts';

const MOVES = ['pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Starts dragging a block by its handle in the admin's window. The press and all events that follow are forwarded to the
 * frame in its own coordinates, as if they had happened on the block.
 */
export function dragFromHandle(press: PointerEvent, id: string): void {
  const { page } = useFramePage.getState();
  const view = page?.defaultView;
  const frame = view?.frameElement as HTMLElement | null | undefined;
  const block = page?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  if (!page || !view || !frame || !block) return;
  const within = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    return { clientX: (clientX - left) / scale, clientY: (clientY - top) / scale };
  };
  const hand = (event: PointerEvent, target: Element) => {
    const { type, pointerId, pointerType, button, buttons } = event;
    const more = { bubbles: true, cancelable: true, isPrimary: true };
    target.dispatchEvent(
      new view.PointerEvent(type, { ...more, pointerId, pointerType, button, buttons, ...within(event) }),
    );
  };
  const stop = new AbortController();
  const onMove = (event: PointerEvent) => {
    // The frame's own events arrive here too.
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    const { clientX, clientY } = within(event);
    hand(event, page.elementFromPoint(clientX, clientY) ?? page.body);
    if (event.type !== 'pointermove') stop.abort();
  };
  for (const kind of MOVES) addEventListener(kind, onMove, { capture: true, signal: stop.signal });
  page.addEventListener('pointerup', () => stop.abort(), { signal: stop.signal });
  hand(press, block);
}
