import { type PointerEvent, useRef } from 'react';

/** Milliseconds of a press that selects. */
const LONG = 450;
/** Pixels of movement after which it scrolls instead. */
const STILL = 10;

/** A long press on an entry with `data-file`. The following click is part of it. */
export function useLongPress(onLong: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    wasLong: () => {
      const was = long.current;
      long.current = false;
      return was;
    },
    handlers: {
      onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
        long.current = false;
        if (pointerType !== 'touch') return;
        const id = (target as Element).closest<HTMLElement>('[data-file]')?.dataset['file'];
        from.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => {
          long.current = true;
          if (id) onLong(id);
        }, LONG);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (long.current) event.preventDefault();
      },
    },
  };
}
