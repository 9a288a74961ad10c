import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FEW_LEFT, MOST_OF_A_LINE } from '../../../totals.ts';
import css from './quantity.module.css';

interface Props {
  /** The wanted quantity; a quantity above the stock is reduced, with a message. */
  value: number;
  /** In stock; `null` if unlimited. */
  available: number | null;
  /** It was reduced to `value` elsewhere because of the stock. */
  cut?: boolean;
  label?: string;
  onChange: (value: number) => void;
}

/** A whole number from 1 on, by buttons, keys or typing. */
export function Quantity({ value, available, cut = false, label, onChange }: Props) {
  const t = useMessages(shopWords);
  const [refused, setRefused] = useState(0);
  const most = Math.min(available ?? MOST_OF_A_LINE, MOST_OF_A_LINE);
  const shown = Math.min(value, most);
  const set = (wanted: number) => {
    const whole = Math.max(Math.round(wanted) || 1, 1);
    setRefused(whole > most ? most : 0);
    onChange(Math.min(whole, most));
  };
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== String(shown)) set(Number(typed));
  });
  // It may have been typed before script took over, which React does not notice.
  useEffect(() => takeTyped(), []);
  const isCut = cut || value > most || refused === shown;
  return (
    <>
      <div className={css.quantity} role="group" aria-label={label ?? t.quantity}>
        <button
          type="button"
          data-replay
          aria-label={t.decreaseQuantity}
          disabled={shown <= 1}
          onClick={() => set(shown - 1)}
        >
          −
        </button>
        <input
          ref={input}
          type="number"
          name="quantity"
          aria-label={label ?? t.quantity}
          min={1}
          // A cached page stays valid while the words for its stock stay the same.
          max={available !== null && available <= FEW_LEFT ? most : MOST_OF_A_LINE}
          value={shown}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button
          type="button"
          data-replay
          aria-label={t.increaseQuantity}
          disabled={shown >= most}
          onClick={() => set(shown + 1)}
        >
          +
        </button>
      </div>
      {/* Always there, so that it is announced when it fills. */}
      <p role="status" className={isCut ? css.cut : 'visually-hidden'}>
        {isCut && (shown === available ? t.quantityLowered({ shown }) : t.quantityCapped({ shown }))}
      </p>
    </>
  );
}
