import { useEffect, useRef, type MouseEvent } from 'react';
import { notify } from '../toast-store.ts';
import { fieldId } from './field.tsx';
import type { Problem } from './problem.ts';
import css from './form.module.css';

/** What is wrong with a form, on top of it. Focus moves here, and the sentence is toasted (spec.md section 8). */
export function Summary({ problem }: { problem: Problem | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    box.current?.focus();
    notify(problem.error, 'error');
  }, [problem]);
  if (!problem) return null;
  const fields = Object.entries(problem.fields);
  const said = fields.some(([, sentence]) => sentence === problem.error);
  return (
    <div className={css.summary} ref={box} tabIndex={-1} role="alert">
      <p className={css.summaryTitle}>{said ? 'There is a problem' : problem.error}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${fieldId(problem, name)}`} onClick={focusTarget}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A navigation, even to a place of the same page, would make the router forget the problem. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
