import type { DiscountState } from '../../../discount-states.ts';
import type { Discount } from '../../../shop-shapes.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';

/** The current state of a code. */
export function stateOf(
  { active, startsAt, endsAt, totalLimit, used }: Discount,
  now = Date.now(),
): DiscountState {
  if (!active || (endsAt && new Date(endsAt).getTime() <= now)) return 'ended';
  if (totalLimit !== null && used >= totalLimit) return 'used-up';
  return startsAt && new Date(startsAt).getTime() > now ? 'later' : 'active';
}

export const stateLabels = {
  active: { label: 'active', color: 'teal' },
  later: { label: 'scheduled', color: 'blue' },
  ended: { label: 'ended', color: 'gray' },
  'used-up': { label: 'limitReached', color: 'orange' },
} as const satisfies Record<DiscountState, { label: keyof WordsOf<typeof discountsAdmin>; color: string }>;

/** “10% off, from £30”: the effect of a code in one line. */
export function effectOf(
  { kind, value, minimum }: Pick<Discount, 'kind' | 'value' | 'minimum'>,
  money: (amount: number) => string,
): string {
  const words = messagesNow(discountsAdmin);
  const effect =
    kind === 'free-shipping'
      ? words.freeDelivery
      : kind === 'percent'
        ? words.percentOff({ percent: value })
        : words.moneyOff({ money: money(value) });
  return minimum > 0 ? words.effectFrom({ effect, money: money(minimum) }) : effect;
}

/** “Used 3 times of 100”. */
export function usesOf({ used, totalLimit }: Pick<Discount, 'used' | 'totalLimit'>): string {
  const words = messagesNow(discountsAdmin);
  const uses = words.used({ count: used });
  return totalLimit === null ? uses : words.usesOfLimit({ uses, limit: totalLimit });
}
