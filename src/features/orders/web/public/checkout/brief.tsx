import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../../lib/ui/picture/room.ts';
import type { Quote } from '../../../contract.ts';
import { lineTotal } from '../../../totals.ts';
import { useMoney } from '../shop/money.ts';
import { ItemName } from './item-name.tsx';
import css from './checkout.module.css';

const room = atMost(rooms.normal, 56);

type Line = Pick<Quote['items'][number], 'label' | 'quantity' | 'price'> & {
  variant?: string | null | undefined;
  variantName?: string | undefined;
  /** Set for an order in another language than the site's. */
  buyersName?: { label: string; variant: string | null } | undefined;
  picture?: Quote['items'][number]['picture'];
};

interface Props {
  items: readonly Line[];
  isWide?: boolean;
  /** The currency of a placed order; otherwise the site's. */
  currency?: string;
}

const namedForBuyer = ({ variantName, buyersName, ...line }: Line) => ({
  ...line,
  isTranslated: variantName !== undefined || buyersName !== undefined,
  ...(variantName === undefined ? {} : { variant: variantName }),
  ...buyersName,
});

/**
 * The order's lines beside the forms: image, quantity, name and price of each.
 * @param isWide shown only if there is space beside the form; phones have them in `OrderFold`
 */
export function Brief({ items, isWide = false, currency }: Props) {
  const t = useMessages(cartWords);
  const money = useMoney(currency);
  return (
    <ul className={isWide ? `${css.brief} ${css.wide}` : css.brief}>
      {items.map(namedForBuyer).map(({ label, variant, quantity, price, picture, isTranslated }, index) => (
        <li key={`${label} ${variant ?? ''} ${index}`}>
          <span className={css.thumb} aria-hidden="true">
            {picture && <PictureView picture={{ ...picture, alt: '' }} room={room} fit="cover" shape={1} />}
          </span>
          <span className={css.what}>
            {quantity} × <ItemName isTranslated={isTranslated}>{label}</ItemName>
            {variant && variant !== label && (
              <span className={css.quiet}>
                {' '}
                <ItemName isTranslated={isTranslated}>{variant}</ItemName>
              </span>
            )}
          </span>
          <span>{price === 0 ? t.free : money(lineTotal({ price, quantity }))}</span>
        </li>
      ))}
    </ul>
  );
}
