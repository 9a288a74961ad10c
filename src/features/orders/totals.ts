/** The values of a cart item or an order line that a sum needs; `price` as in the API, at most 2 decimals. */
interface Line {
  price: number;
  quantity: number;
}

/** Maximum quantity of a line. */
export const MOST_OF_A_LINE = 999;

/** Pages show the number left from here down; the database has the same number (`stock_words`). */
export const FEW_LEFT = 5;

/** Converts a price of the API to integer minor units. */
export const toMinor = (price: number): number => Math.round(price * 100);

/** The sum of price times quantity, in integer minor units (spec.md section 9). */
export const cartTotal = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + toMinor(line.price) * line.quantity, 0);

/** Price times quantity of one line, as in the API. */
export const lineTotal = (line: Line): number => cartTotal([line]) / 100;

/** The sum of quantities. */
export const cartCount = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
