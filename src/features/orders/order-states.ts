/** 0 pending, 1 paid, 2 fulfilled, 3 cancelled, 4 refunded. */
export const PENDING = 0;
export const PAID = 1;
export const FULFILLED = 2;
export const CANCELLED = 3;
export const REFUNDED = 4;
export const statuses = [PENDING, PAID, FULFILLED, CANCELLED, REFUNDED] as const;

/** Every legal transition; a database trigger enforces the same table. `1→3` requires a full refund. Cancelled is final. */
export const moves: readonly (readonly [from: number, to: number])[] = [
  [PENDING, PAID],
  [PENDING, CANCELLED],
  [PAID, FULFILLED],
  [PAID, REFUNDED],
  [FULFILLED, REFUNDED],
  [PAID, CANCELLED],
];

export const isLegalMove = (from: number, to: number): boolean =>
  moves.some(([start, end]) => start === from && end === to);

const words: Record<number, string> = {
  0: 'not paid yet',
  1: 'paid',
  2: 'fulfilled',
  3: 'cancelled',
  4: 'refunded',
};
/** Keys by which message catalogues distinguish them. */
export type StatusKey = 'unpaid' | 'paid' | 'fulfilled' | 'cancelled' | 'refunded' | 'other';
const keys: readonly StatusKey[] = ['unpaid', 'paid', 'fulfilled', 'cancelled', 'refunded'];
export const statusKey = (status: number): StatusKey => keys[status] ?? 'other';

/** Names for owners. */
export const statusWord = (status: number): string => words[status] ?? 'unknown';
