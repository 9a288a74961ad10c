interface Priced {
  /** For one person: the duration's price, or that of the remaining dates of a series. */
  each: number;
  people: number;
  /** Paid in advance for one person; `null` if the whole price is. */
  deposit: number | null;
  /** Without a shop, everything is paid on the day. */
  hasShop: boolean;
}

/** The price of a booking, and the part of it that is paid now. */
export const bookingPrice = ({ each, people, deposit, hasShop }: Priced) => ({
  each,
  people,
  total: each * people,
  now: hasShop ? Math.min(deposit ?? each, each) * people : 0,
});
