/** Currencies that Stripe counts in whole units, https://docs.stripe.com/currencies; ISK and UGX are in hundredths there. */
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Currencies in thousandths; the last digit must be 0. */
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Converts our hundredths to Stripe's unit of a currency. */
export function toProvider(minor: number, currency: string): number {
  if (whole.has(currency)) return Math.round(minor / 100);
  return thousandths.has(currency) ? minor * 10 : minor;
}

export function fromProvider(amount: number, currency: string): number {
  if (whole.has(currency)) return amount * 100;
  return thousandths.has(currency) ? Math.round(amount / 10) : amount;
}
