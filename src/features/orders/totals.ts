/** What a sum needs of a cart item or an order line; `price` as it crosses the wire, at most 2 decimals. */
interface Line {
  price: number;
  quantity: number;
}

/** Pieces that one line holds. */
export const MOST_OF_A_LINE = 999;

/** A page says how many are left from here on down; the database knows it too (`stock_words`). */
export const FEW_LEFT = 5;

/** A price of the wire in integer minor units. */
export const toMinor = (price: number): number => Math.round(price * 100);

/** The sum of price times quantity, in integer minor units (spec.md section 9). */
export const cartTotal = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + toMinor(line.price) * line.quantity, 0);

/** Price times quantity of one line, as it crosses the wire. */
export const lineTotal = (line: Line): number => cartTotal([line]) / 100;

/** The sum of quantities. */
export const cartCount = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
