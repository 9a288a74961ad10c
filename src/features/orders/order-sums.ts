import { roundAmount, shareOut } from '../../lib/values/money.ts';

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

/** The tax contained in an amount; otherwise the tax added to it. Rounded half up, once per line. */
function taxOn(amount: number, rate: number, included: boolean, smallest: number): number {
  if (rate === 0 || amount === 0) return 0;
  return included
    ? amount - roundAmount((amount * FULL) / (FULL + rate), smallest)
    : roundAmount((amount * rate) / FULL, smallest);
}

export const discountOn = (subtotal: number, code: CodeValue | null, smallest: number): number => {
  if (!code || code.kind === 'free-shipping') return 0;
  const value = code.kind === 'fixed' ? code.value : (subtotal * code.value) / FULL;
  return Math.min(subtotal, roundAmount(value, smallest));
};

/**
 * What an order costs. The discount is spread over the lines, and tax is rounded per line, so that the parts always
 * add up to the total and refunds can be computed from them.
 * @param smallest unit of the currency (`smallestAmount`): each result is a multiple of it, as line prices must be
 */
export function sumUp(
  lines: readonly SumLine[],
  code: CodeValue | null,
  shippingPrice: number,
  tax: { included: boolean; shippingRate: number },
  smallest: number,
): OrderSums {
  const values = lines.map(({ price, quantity }) => price * quantity);
  const subtotal = values.reduce((sum, value) => sum + value, 0);
  const discount = discountOn(subtotal, code, smallest);
  const shares = shareOut(discount / smallest, values).map((share) => share * smallest);
  const summed = lines.map(({ taxRate }, index) => {
    const share = shares[index] ?? 0;
    const net = (values[index] ?? 0) - share;
    const own = taxOn(net, taxRate, tax.included, smallest);
    return { discount: share, tax: own, paid: tax.included ? net : net + own };
  });
  const shipping = code?.kind === 'free-shipping' ? 0 : roundAmount(shippingPrice, smallest);
  const shippingTax = taxOn(shipping, tax.shippingRate, tax.included, smallest);
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
 * The refund for some units of a line: the share of all units returned so far, less what was refunded before. A
 * penny that does not divide is neither refunded twice nor kept.
 */
export function refundForPieces(
  line: { paid: number; quantity: number; refunded: number; refundedAmount: number },
  pieces: number,
  smallest: number,
): number {
  const back = Math.min(line.quantity, line.refunded + pieces);
  const share = Math.floor((line.paid * back) / line.quantity / smallest) * smallest;
  return Math.max(0, Math.min(line.paid, share) - line.refundedAmount);
}
