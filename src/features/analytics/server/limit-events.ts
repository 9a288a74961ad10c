import { tooMany } from '../../../lib/errors.ts';
import { growingCache } from '../../../lib/values/growing-cache.ts';
import { limitedAddress } from '../../../lib/work/limits.ts';

const WINDOW_MS = 60_000;
/** A visible page reports a few times a minute; several people may share an address. */
const MOST = 120;
const MOST_ADDRESSES = 50_000;

/** Maximum events per network address and site. In memory, per process: a query would cost more than the event. */
export function eventLimit(now: () => number = Date.now): (websiteId: string, address: string) => void {
  const seen = growingCache<string, { since: number; count: number }>(MOST_ADDRESSES);
  return (websiteId, address) => {
    const key = `${websiteId} ${limitedAddress(address)}`;
    const at = now();
    const kept = seen.get(key);
    if (!kept || at - kept.since >= WINDOW_MS) seen.set(key, { since: at, count: 1 });
    else if (++kept.count > MOST)
      throw tooMany('Too many page views at once. Wait a minute.', (kept.since + WINDOW_MS - at) / 1000);
  };
}
