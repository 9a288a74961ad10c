import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import css from './progress-bar.module.css';

/** What is over sooner shows no bar, and a bar that is shown stays as long (spec.md section 9). */
const LEAST_MS = 200;

/** A thin line at the top while a screen loads. How long it takes to advance stands in the style sheet. */
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
