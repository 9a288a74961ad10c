import { useMessages } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import { useEffect, useRef, useState } from 'react';
import { Labelled, type FieldProps } from './field.tsx';
import css from './form.module.css';

/** A password field with a button to show the password; without script the button is hidden. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useMessages(common);
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Password managers and autofill read the type when the form is sent.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Labelled {...field}>
      {(parts) => (
        <span className={css.password}>
          <input
            ref={input}
            className={css.input}
            type={shown ? 'text' : 'password'}
            name={field.name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            {...parts}
          />
          <button
            type="button"
            className={css.show}
            aria-controls={parts.id}
            data-replay=""
            onClick={() => setShown(!shown)}
          >
            {shown ? t.hide : t.show}
            <span className="visually-hidden"> {t.password}</span>
          </button>
        </span>
      )}
    </Labelled>
  );
}
