import type { LimitsPool } from '../../../../lib/db/pool.ts';
import { Refusal } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { limit, limitedAddress } from '../../../../lib/work/limits.ts';
import type { Problem } from '../../order-shapes.ts';

const OF_ADDRESS = 'Too many discount codes were tried from your network. Try again in a few minutes.';
const OF_SITE =
  'Discount codes can’t be used at the moment. Try again in a few minutes, or check out without a code.';

/** Whether a priced cart, or a refusal's, says that its code does not exist. */
const isGuess = (cart: unknown): boolean =>
  (cart as { problems?: readonly Problem[] } | undefined)?.problems?.some(
    ({ code }) => code === 'code-unknown',
  ) ?? false;

/** Does what a cart asks for, and counts codes that do not exist. @throws `429` */
export type CountGuesses = <T>(
  request: SiteRequest,
  code: string | undefined,
  work: () => Promise<T>,
) => Promise<T>;

export function codeGuesses(pool: LimitsPool): CountGuesses {
  const perAddress = limit(pool, 'discount-code');
  const perSite = limit(pool, 'discount-code-site');
  return async ({ site, address }, code, work) => {
    if (!code) return work();
    const key = `${site.id}:${limitedAddress(address)}`;
    await perAddress.check(key, OF_ADDRESS);
    await perSite.check(site.id, OF_SITE);
    const count = async () => {
      await perAddress.take(key, OF_ADDRESS);
      await perSite.take(site.id, OF_SITE);
    };
    try {
      const reply = await work();
      if (isGuess(reply)) await count();
      return reply;
    } catch (error) {
      if (error instanceof Refusal && isGuess(error.detail.current)) await count();
      throw error;
    }
  };
}
