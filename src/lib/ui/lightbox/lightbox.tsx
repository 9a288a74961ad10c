import { useMessages } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ShownPicture } from '../../content/pictures.ts';
import { inlineSign, logicalKey } from '../behaviour/inline-direction.ts';
import { largestOf } from '../picture/sources.ts';
import css from './lightbox.module.css';

interface Props {
  pictures: readonly { picture: ShownPicture; caption: string }[];
  first: number;
  onClose: () => void;
}

const SWIPE = 48;
const arrows = { previous: 'M15 5 8 12l7 7', next: 'm9 5 7 7-7 7', close: 'M6 6l12 12M18 6 6 18' } as const;

function Control({
  kind,
  label,
  onPress,
}: {
  kind: keyof typeof arrows;
  label: string;
  onPress: () => void;
}) {
  return (
    <button type="button" className={css.control} data-kind={kind} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrows[kind]} />
      </svg>
    </button>
  );
}

/** Images at full size, one at a time. The browser's dialog keeps the focus and restores it. */
export function Lightbox({ pictures, first, onClose }: Props) {
  const t = useMessages(common);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(Math.max(0, first));
  const from = useRef<{ x: number; y: number } | null>(null);
  const count = pictures.length;
  const shown = pictures[at];
  const go = (by: number) => setAt((now) => (now + by + count) % count);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  // Neighbours are prefetched, so that the next image appears immediately.
  useEffect(() => {
    for (const by of [1, -1]) {
      const next = pictures[(at + by + count) % count];
      if (next) new Image().src = largestOf(next.picture);
    }
  }, [at, count, pictures]);

  if (!shown) return null;
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[logicalKey(event)];
    if (by !== undefined && count > 1) go(by);
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    if (!start) return;
    const x = (event.clientX - start.x) * inlineSign(event.currentTarget);
    const y = event.clientY - start.y;
    if (count > 1 && Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1);
    else if (event.target === event.currentTarget && Math.hypot(x, y) < 8) dialog.current?.close();
  };
  const { picture, caption } = shown;
  return (
    <dialog ref={dialog} className={css.lightbox} aria-label={t.picture} onClose={onClose} onKeyDown={keys}>
      <div
        className={css.stage}
        onPointerDown={({ clientX, clientY }) => (from.current = { x: clientX, y: clientY })}
        onPointerUp={lift}
        onPointerCancel={() => (from.current = null)}
      >
        <img
          key={picture.src}
          className={css.picture}
          src={largestOf(picture)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
        />
      </div>
      <div className={css.bar}>
        <p className={css.caption} aria-live="polite">
          {caption || <span className="visually-hidden">{picture.alt || t.picture}</span>}
          {count > 1 && <span className={css.count}>{t.pictureCount({ at: at + 1, count })}</span>}
        </p>
        {count > 1 && <Control kind="previous" label={t.previousImage} onPress={() => go(-1)} />}
        {count > 1 && <Control kind="next" label={t.nextImage} onPress={() => go(1)} />}
        <Control kind="close" label={t.close} onPress={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
