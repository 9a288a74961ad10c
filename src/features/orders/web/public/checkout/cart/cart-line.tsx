import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../../messages/cart/area.ts';
import { type ReactNode, useState } from 'react';
import { PictureView } from '../../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../../../lib/ui/picture/room.ts';
import { useLocalPath } from '../../../../../../lib/ui/local-path.ts';
import type { Problem, Quote } from '../../../../contract.ts';
import { lineTotal } from '../../../../totals.ts';
import type { CartItem } from '../../../cart-store.ts';
import { useMoney } from '../../shop/money.ts';
import { Quantity } from '../../shop/quantity.tsx';
import { ItemName } from '../item-name.tsx';
import css from '../checkout.module.css';

const room = atMost(rooms.normal, 96);

interface Frame {
  item: CartItem;
  /** The server's report on the line; undefined while loading, or if it is gone. */
  known: Quote['items'][number] | undefined;
  problems: readonly Problem[];
  children: ReactNode;
}

interface Props extends Omit<Frame, 'children'> {
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ item, known, problems, onQuantity, onRemove }: Props) {
  const t = useMessages(cartWords);
  const [counts, setCounts] = useState(item.quantity > 1);
  // A download is bought once, unless it was added twice; the field must not disappear while it is being used.
  if (!counts && item.quantity > 1) setCounts(true);
  // A reduction by “Update cart” stays noted beside the line until another quantity is chosen.
  const tooFew = problems.find(({ code }) => code === 'too-few')?.now;
  const [cutTo, setCutTo] = useState<number>();
  if (tooFew !== undefined && tooFew !== cutTo) setCutTo(tooFew);
  const label = known?.label ?? item.label;
  return (
    <CartLineFrame item={item} known={known} problems={problems}>
      {(known?.downloads && !counts) || item.booking ? null : (
        <Quantity
          value={item.quantity}
          available={known?.available == null ? null : Math.max(known.available, item.quantity)}
          cut={tooFew === undefined && cutTo === item.quantity}
          label={t.quantityOf({ label })}
          onChange={onQuantity}
        />
      )}
      <LinePrice item={item} known={known} />
      <button type="button" className={css.remove} onClick={onRemove} aria-label={t.removeItem({ label })}>
        {t.remove}
      </button>
    </CartLineFrame>
  );
}

/** A cart line: the item, its problem, and the actions. */
export function CartLineFrame({ item, known, problems, children }: Frame) {
  const money = useMoney();
  const local = useLocalPath();
  const label = known?.label ?? item.label;
  const isTranslated = !known || known.variantName !== undefined;
  const name = <ItemName isTranslated={isTranslated}>{label}</ItemName>;
  // The cart knows the name of the variant only; a line is kept for that of the product.
  const variant = known
    ? (known.variantName ?? known.variant)
    : item.variant === label
      ? '\u00a0'
      : item.variant;
  return (
    <li className={css.line}>
      <div className={css.picture} aria-hidden="true">
        {known?.picture && (
          <PictureView picture={{ ...known.picture, alt: '' }} room={room} fit="cover" shape={1} />
        )}
      </div>
      <div className={css.words}>
        <p className={css.label}>
          {known ? (
            <a href={local(`/${item.booking ? 'service' : 'product'}/${known.slug}`)}>{name}</a>
          ) : (
            name
          )}
        </p>
        {variant && variant !== label && (
          <p className={css.quiet}>
            <ItemName isTranslated={isTranslated}>{variant}</ItemName>
          </p>
        )}
        <p className={css.quiet}>{money(known?.price ?? item.price)}</p>
        {problems.map(({ code, sentence }) => (
          <p key={code} className={css.problem}>
            {sentence}
          </p>
        ))}
      </div>
      <div className={css.counts}>{children}</div>
    </li>
  );
}

/** The price of the line's whole quantity. */
export function LinePrice({ item, known }: Pick<Frame, 'item' | 'known'>) {
  const money = useMoney();
  return <strong>{money(lineTotal({ price: known?.price ?? item.price, quantity: item.quantity }))}</strong>;
}
