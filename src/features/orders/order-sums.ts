import { shareOut } from '../../lib/money.ts';

/** All amounts are minor units; rates are hundredths of a percent. */
export interface SumLine {
  price: number;
  quantity: number;
  taxRate: number;
}
export interface CodeValue {
  kind: 'percent' | 'fixed' | 'free-shipping';
  /** Hundredths of a percent, or minor units. */
  value: number;
}

export interface OrderSums {
  lines: { discount: number; tax: number; paid: number }[];
  subtotal: number;
  discount: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  total: number;
}

const FULL = 10_000;

/** The part of an amount that is tax, where it is contained; else what comes on top. Rounded half up, once per line. */
function taxOn(amount: number, rate: number, included: boolean): number {
  if (rate === 0 || amount === 0) return 0;
  return included ? amount - Math.round((amount * FULL) / (FULL + rate)) : Math.round((amount * rate) / FULL);
}

export const discountOn = (subtotal: number, code: CodeValue | null): number => {
  if (!code || code.kind === 'free-shipping') return 0;
  if (code.kind === 'fixed') return Math.min(code.value, subtotal);
  return Math.min(subtotal, Math.round((subtotal * code.value) / FULL));
};

/**
 * What an order costs. The discount is shared out over the lines in whole minor units, and tax is rounded per line, so
 * that the parts always add up to the total and refunds can be computed from them.
 */
export function sumUp(
  lines: readonly SumLine[],
  code: CodeValue | null,
  shippingPrice: number,
  tax: { included: boolean; shippingRate: number },
): OrderSums {
  const values = lines.map(({ price, quantity }) => price * quantity);
  const subtotal = values.reduce((sum, value) => sum + value, 0);
  const discount = discountOn(subtotal, code);
  const shares = shareOut(discount, values);
  const summed = lines.map(({ taxRate }, index) => {
    const share = shares[index] ?? 0;
    const net = (values[index] ?? 0) - share;
    const own = taxOn(net, taxRate, tax.included);
    return { discount: share, tax: own, paid: tax.included ? net : net + own };
  });
  const shipping = code?.kind === 'free-shipping' ? 0 : shippingPrice;
  const shippingTax = taxOn(shipping, tax.shippingRate, tax.included);
  const whole = summed.reduce((sum, line) => sum + line.tax, 0) + shippingTax;
  return {
    lines: summed,
    subtotal,
    discount,
    shipping,
    shippingTax,
    tax: whole,
    total: subtotal - discount + shipping + (tax.included ? 0 : whole),
  };
}

/**
 * What comes back for some pieces of a line: the share of all pieces that are back by then, less what is back already. A
 * penny that does not divide is never given twice and never kept.
 */
export function refundForPieces(
  line: { paid: number; quantity: number; refunded: number; refundedAmount: number },
  pieces: number,
): number {
  const back = Math.min(line.quantity, line.refunded + pieces);
  const share = Math.floor((line.paid * back) / line.quantity);
  return Math.max(0, Math.min(line.paid, share) - line.refundedAmount);
}
