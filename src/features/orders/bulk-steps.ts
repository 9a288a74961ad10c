import { CANCELLED, FULFILLED, PAID, PENDING, REFUNDED } from './order-states.ts';

/** The most orders that one call changes or prints. */
export const MOST_AT_ONCE = 100;

/** A step for several orders: mark as fulfilled, as ready for collection, or as paid. */
export type BulkStep = 'fulfil' | 'ready' | 'pay';

/** Why an order is skipped. The last five are known only when it is tried. */
export const skipReasons = [
  'unpaid',
  'unplaced',
  'online-payment',
  'paid',
  'fulfilled',
  'cancelled',
  'refunded',
  'collection',
  'delivery',
  'nothing-left',
  'sold-out',
  'changed',
  'busy',
  'failed',
] as const;
export type SkipReason = (typeof skipReasons)[number];

interface State {
  status: number;
  /** Its physical items are collected. */
  collected: boolean;
  /** The customer finished the checkout. */
  placed: boolean;
  /** It is paid without a payment provider. */
  manual: boolean;
}

const ended: Readonly<Record<number, SkipReason>> = { [CANCELLED]: 'cancelled', [REFUNDED]: 'refunded' };

/** Why a step isn't taken for an order; `null` if it is. The list uses it too, to say beforehand what will be skipped. */
export function reasonToSkip(
  step: BulkStep,
  { status, collected, placed, manual }: State,
): SkipReason | null {
  const end = ended[status];
  if (end) return end;
  if (step === 'pay') {
    if (status !== PENDING) return 'paid';
    if (!manual) return 'online-payment';
    // An open checkout may still change, and ends without payment soon.
    return placed ? null : 'unplaced';
  }
  if (status === FULFILLED) return 'fulfilled';
  if (status !== PAID) return 'unpaid';
  if (step === 'fulfil') return collected ? 'collection' : null;
  return collected ? null : 'delivery';
}

/** Whether a packing slip is printed for an order that is among several. */
export const isPacked = ({ status, parcel }: { status: number; parcel: boolean }): boolean =>
  parcel && status !== CANCELLED && status !== REFUNDED;
