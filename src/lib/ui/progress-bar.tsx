import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import css from './progress-bar.module.css';

/** Shorter loads show no bar, and a visible bar stays at least this long (spec.md section 9). */
const LEAST_MS = 200;

/** A thin line at the top while a screen loads. The style sheet sets its speed. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (busy === shown) return undefined;
    const wait = busy ? LEAST_MS : since.current + LEAST_MS - performance.now();
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return <div className={css.bar} data-busy={shown} aria-hidden="true" />;
}
