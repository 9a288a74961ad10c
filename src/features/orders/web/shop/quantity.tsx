import { useState } from 'react';
import css from './quantity.module.css';

interface Props {
  /** What is wanted; more than `most` is shown and said as cut. */
  value: number;
  most: number;
  /** It was reduced to `value` elsewhere, for want of stock. */
  cut?: boolean;
  label?: string;
  onChange: (value: number) => void;
}

/** A whole number from 1 on, by buttons, keys or typing. */
export function Quantity({ value, most, cut = false, label = 'Quantity', onChange }: Props) {
  const [refused, setRefused] = useState(0);
  const shown = Math.min(value, most);
  const set = (wanted: number) => {
    const whole = Math.max(Math.round(wanted) || 1, 1);
    setRefused(whole > most ? most : 0);
    onChange(Math.min(whole, most));
  };
  const isCut = cut || value > most || refused === shown;
  return (
    <>
      <div className={css.quantity} role="group" aria-label={label}>
        <button
          type="button"
          data-replay
          aria-label="Decrease quantity"
          disabled={shown <= 1}
          onClick={() => set(shown - 1)}
        >
          −
        </button>
        <input
          type="number"
          aria-label={label}
          min={1}
          max={most}
          value={shown}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button
          type="button"
          data-replay
          aria-label="Increase quantity"
          disabled={shown >= most}
          onClick={() => set(shown + 1)}
        >
          +
        </button>
      </div>
      {/* Always there, so that it is announced when it fills. */}
      <p role="status" className={isCut ? css.cut : 'visually-hidden'}>
        {isCut && `Only ${shown} available, so the quantity is now ${shown}.`}
      </p>
    </>
  );
}
