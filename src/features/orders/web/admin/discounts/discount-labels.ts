import type { Discount } from '../../../shop-shapes.ts';

export type DiscountState = 'active' | 'later' | 'ended' | 'used-up';

/** The current state of a code. */
export function stateOf(
  { active, startsAt, endsAt, totalLimit, used }: Discount,
  now = Date.now(),
): DiscountState {
  if (!active || (endsAt && new Date(endsAt).getTime() <= now)) return 'ended';
  if (totalLimit !== null && used >= totalLimit) return 'used-up';
  return startsAt && new Date(startsAt).getTime() > now ? 'later' : 'active';
}

export const stateLabels: Record<DiscountState, { label: string; color: string }> = {
  active: { label: 'Active', color: 'teal' },
  later: { label: 'Scheduled', color: 'blue' },
  ended: { label: 'Ended', color: 'gray' },
  'used-up': { label: 'Limit reached', color: 'orange' },
};

/** “10% off, from £30”: the effect of a code in one line. */
export function effectOf(
  { kind, value, minimum }: Pick<Discount, 'kind' | 'value' | 'minimum'>,
  money: (amount: number) => string,
): string {
  const effect =
    kind === 'free-shipping' ? 'Free delivery' : kind === 'percent' ? `${value}% off` : `${money(value)} off`;
  return minimum > 0 ? `${effect} from ${money(minimum)}` : effect;
}

/** “Used 3 times of 100”. */
export function usesOf({ used, totalLimit }: Pick<Discount, 'used' | 'totalLimit'>): string {
  const uses = used === 0 ? 'Not used yet' : used === 1 ? 'Used once' : `Used ${used} times`;
  return totalLimit === null ? uses : `${uses}, limit ${totalLimit}`;
}
