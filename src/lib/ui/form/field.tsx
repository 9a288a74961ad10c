import { useMessages } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Problem } from './problem.ts';
import css from './form.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  problem?: Problem | undefined;
}

/** Target of the summary's links; forms on one screen differ by their intent. */
export const fieldId = (problem: Problem, name: string) => `${problem.intent}-${name}`;

interface Parts {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint below it, error beside the control that `children` renders. */
export function Labelled({
  name,
  label,
  hint,
  problem,
  children,
}: FieldProps & { children: (parts: Parts) => ReactNode }) {
  const t = useMessages(common);
  const own = useId();
  const error = problem?.fields[name];
  const id = problem ? fieldId(problem, name) : own;
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className={css.hint} id={`${own}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={css.error} id={`${own}-error`}>
          <span className="visually-hidden">{t.problem} </span>
          {error}
        </p>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}

export function Field({
  name,
  label,
  hint,
  problem,
  defaultValue,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'>) {
  return (
    <Labelled name={name} label={label} {...(hint ? { hint } : {})} problem={problem}>
      {(parts) => (
        <input
          className={css.input}
          name={name}
          defaultValue={problem?.values[name] ?? defaultValue}
          {...input}
          {...parts}
        />
      )}
    </Labelled>
  );
}
