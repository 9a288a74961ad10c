import type { LimitsPool } from '../../../../lib/db/pool.ts';
import { Refusal } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { limit, limitedAddress } from '../../../../lib/work/limits.ts';
import type { Problem } from '../../order-shapes.ts';
import { say } from '../management/say.ts';

/** Whether a priced cart, or a refusal's, says that its code does not exist. */
const isGuess = (cart: unknown): boolean =>
  (cart as { problems?: readonly Problem[] } | undefined)?.problems?.some(
    ({ code }) => code === 'code-unknown',
  ) ?? false;

/** Runs a request with a cart, and counts codes that do not exist. @throws `429` */
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
    await perAddress.check(key, say().manyCodes);
    await perSite.check(site.id, say().noCodesNow);
    const count = async () => {
      await perAddress.take(key, say().manyCodes);
      await perSite.take(site.id, say().noCodesNow);
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
