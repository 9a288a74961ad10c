import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { Labelled, type FieldProps } from './field.tsx';
import css from './form.module.css';

/** A password with a button, where script runs, that shows what was typed. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Labelled {...field}>
      {(parts) => (
        <span className={css.password}>
          <input
            className={css.input}
            type={shown ? 'text' : 'password'}
            name={field.name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            {...parts}
          />
          {hydrated ? (
            <button
              type="button"
              className={css.show}
              aria-controls={parts.id}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
              <span className="visually-hidden"> password</span>
            </button>
          ) : null}
        </span>
      )}
    </Labelled>
  );
}
