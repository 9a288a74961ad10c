import { useMessages } from '../messages/use-messages.ts';
import { common } from './messages/common/area.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { dismiss, takePlace, TOAST_TIME, useToasts, type Toast } from './toast-store.ts';
import css from './toasts.module.css';

const none: readonly Toast[] = [];

/**
 * A place where toasts are shown and read out: once per page, and once in a dialog, beneath which the page’s own lie
 * hidden and silent. The last one that appeared is used.
 */
export function Toasts({ className = '' }: { className?: string | undefined }) {
  const id = useId();
  const toasts = useToasts((state) => (state.places.at(-1) === id ? state.toasts : none));
  useEffect(() => takePlace(id), [id]);
  return (
    <div className={`${css.region} ${className}`} role="status">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastView({ toast: { id, text, tone } }: { toast: Toast }) {
  const t = useMessages(common);
  const [held, setHeld] = useState(false);
  const left = useRef(TOAST_TIME);
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [id, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={css.toast}
      data-surface="dark"
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{text}</p>
      <button type="button" className={css.close} onClick={() => dismiss(id)}>
        <span className="visually-hidden">{t.dismiss}</span>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
