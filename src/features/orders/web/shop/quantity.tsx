import css from './quantity.module.css';

interface Props {
  value: number;
  most: number;
  label?: string;
  onChange: (value: number) => void;
}

/** A whole number from 1 on, by buttons, keys or typing. */
export function Quantity({ value, most, label = 'Quantity', onChange }: Props) {
  const set = (wanted: number) => onChange(Math.min(Math.max(Math.round(wanted) || 1, 1), most));
  return (
    <div className={css.quantity} role="group" aria-label={label}>
      <button
        type="button"
        data-replay
        aria-label="Decrease quantity"
        disabled={value <= 1}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <button
        type="button"
        data-replay
        aria-label="Increase quantity"
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}
