import { useEffect, useRef, type MouseEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import { notify } from '../toast-store.ts';
import { useHydrated } from '../use-hydrated.ts';
import { fieldId } from './field.tsx';
import type { Problem } from './problem.ts';
import css from './form.module.css';

/** Whether the refusal is about fields, which then name it themselves. */
const isAboutFields = ({ error, fields }: Problem) => Object.values(fields).includes(error);

/** Refusals that spec.md section 8 shows as toasts, except for those that a field already says. */
const isToasted = (problem: Problem) => {
  const { status = 0 } = problem;
  return !isAboutFields(problem) && (status === 400 || status === 401 || status >= 500);
};

/**
 * The error summary above a form, with links to the fields. It receives the focus.
 * @param problem must stay the same object until the form is sent again
 */
export function Summary({ problem }: { problem: Problem | undefined }) {
  const t = useMessages(common);
  const box = useRef<HTMLDivElement>(null);
  // A summary in the HTML had the focus already; when script takes over, the visitor may be typing.
  const arrived = useRef(useHydrated() ? undefined : problem);
  useEffect(() => {
    if (!problem || problem === arrived.current) return;
    box.current?.focus();
    if (isToasted(problem)) notify(problem.error, 'error');
  }, [problem]);
  if (!problem) return null;
  const fields = Object.entries(problem.fields);
  return (
    <div className={css.summary} ref={box} tabIndex={-1} role="alert" autoFocus>
      <p className={css.summaryTitle}>
        {isAboutFields(problem) ? t.fixFields({ count: fields.length }) : problem.error}
      </p>
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

/** A navigation, even to an anchor on the same page, would make the router drop the problem. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
