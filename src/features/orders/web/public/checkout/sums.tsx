import type { ReactNode } from 'react';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import type { Order, Quote } from '../../../contract.ts';
import { cartTotal } from '../../../totals.ts';
import type { CartItem } from '../../cart-store.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMoney } from '../shop/money.ts';
import { ItemName } from './item-name.tsx';
import css from './checkout.module.css';

/** A delivery option by its name, and whether that is in the language of the page. */
interface Delivery {
  label: string;
  isTranslated: boolean;
}

/** For `Sums` of an order. */
export const deliveryOfOrder = ({ shippingLabel, buyersShippingLabel }: Order): Delivery | null =>
  shippingLabel
    ? { label: buyersShippingLabel ?? shippingLabel, isTranslated: buyersShippingLabel !== undefined }
    : null;

interface Props {
  of: Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'taxIncluded'> & {
    /** Defaults to the site's. */
    currency?: string;
  };
  /** The delivery option; `null` if nothing is delivered. */
  shipping: Delivery | null;
  /** Replaces the delivery price while it is unknown. */
  delivery?: string | undefined;
  /** Without an address, tax and total are estimates. */
  isEstimate?: boolean;
  /** The quote is loading: the rows keep their space, and values that only the quote has stay empty. */
  isPending?: boolean;
}

const OPEN = '…';

/** The sums as far as the browser can compute them. */
export const sumsOfCart = (items: readonly CartItem[]): Props['of'] => {
  const total = cartTotal(items) / 100;
  return { subtotal: total, discount: 0, shipping: 0, tax: 0, total, taxIncluded: true };
};

/** Subtotal, discount, delivery, tax and total, in the same rows everywhere. */
export function Sums({ of, shipping, delivery, isEstimate = false, isPending = false }: Props) {
  const t = useMessages(cartWords);
  const money = useMoney(of.currency);
  const contained = of.taxIncluded && of.tax > 0;
  const rows: [name: ReactNode, value: string][] = [
    [t.subtotal, isPending && of.subtotal === 0 ? OPEN : money(of.subtotal)],
    ...(of.discount > 0 ? [[t.discount, money(-of.discount)] as [string, string]] : []),
    [
      shipping ? (
        <Sentence say={(gap) => t.deliveryBy({ shipping: gap })}>
          <ItemName isTranslated={shipping.isTranslated}>{shipping.label}</ItemName>
        </Sentence>
      ) : (
        t.delivery
      ),
      delivery ??
        (isPending
          ? OPEN
          : shipping === null
            ? t.notRequired
            : of.shipping === 0
              ? t.free
              : money(of.shipping)),
    ],
    isPending
      ? [t.tax, OPEN]
      : isEstimate
        ? [t.tax, !of.taxIncluded ? t.later : of.tax > 0 ? t.included : money(0)]
        : [contained ? t.taxIncluded : t.tax, money(of.tax)],
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([label, value], place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{isEstimate ? t.estimatedTotal : t.total}</dt>
        <dd>{isPending && !isEstimate ? OPEN : money(isEstimate ? of.subtotal - of.discount : of.total)}</dd>
      </div>
    </dl>
  );
}

/** Without an address, the cost of delivery isn't known, unless everything is collected. @param quote null while it is on its way */
export const isDeliveryOpen = (quote: Quote | null): boolean =>
  !quote ||
  (quote.items.some(({ kind }) => kind === 'physical') &&
    (quote.shippingOptions.length === 0 || quote.shippingOptions.some(({ pickup }) => !pickup)));

/** Whether the name of a delivery option is in the language of the page. */
export const isTranslated = ({ translated }: Quote['shippingOptions'][number]): boolean =>
  translated?.includes('label') ?? false;

/** For `Sums` of a cart. */
export const deliveryOfCart = (quote: Quote | null, t: WordsOf<typeof cartWords>) =>
  !quote || isDeliveryOpen(quote) ? { shipping: null, delivery: t.later } : deliveryOf(quote, t);

/** For `Sums`: the selected option, or why there is none. */
export function deliveryOf({ items, shippingOptions, shippingOption }: Quote, t: WordsOf<typeof cartWords>) {
  const option = shippingOptions.find(({ id }) => id === shippingOption);
  const shipping: Delivery | null = option
    ? { label: option.label, isTranslated: isTranslated(option) }
    : null;
  const isOpen = shipping === null && items.some(({ kind }) => kind === 'physical');
  const words = shippingOptions.length > 0 ? t.chooseOption : t.notAvailable;
  return { shipping, delivery: isOpen ? words : undefined };
}
