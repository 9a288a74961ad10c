import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../../messages/cart/area.ts';
import { useId, useState } from 'react';
import form from '../../../../../../lib/ui/form/form.module.css';
import css from '../checkout.module.css';

interface Props {
  value: string;
  problem: string | undefined;
  /** The applied code. */
  taken: string | null;
  onCode: (code: string) => void;
}

export function CodeField({ value, problem, taken, onCode }: Props) {
  const t = useMessages(cartWords);
  const [typed, setTyped] = useState(value);
  const id = useId();
  if (taken)
    return (
      <p className={css.code}>
        {t.discountCode} <strong>{taken}</strong>{' '}
        <button
          type="button"
          className={css.remove}
          onClick={() => {
            setTyped('');
            onCode('');
          }}
        >
          {t.remove}
        </button>
      </p>
    );
  const apply = () => onCode(typed.trim());
  return (
    <details className={css.fold} open={value !== '' || undefined}>
      <summary>{t.addDiscountCode}</summary>
      <div className={css.code}>
        <label htmlFor={id} className="visually-hidden">
          {t.discountCode}
        </label>
        <input
          id={id}
          className={form.input}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className="button" data-look="secondary" onClick={apply}>
          {t.apply}
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </details>
  );
}
