import type { Details } from '../../../contract.ts';
import { canonical } from './same.ts';

/**
 * What is sent of an entry's details: only values that were changed here, because a stored one may no longer fit its field and
 * would be refused. An emptied one is sent as `null`.
 */
export function changedDetails(stored: Details | undefined, now: Details): Details {
  const changed = Object.entries(now.values).filter(
    ([key, value]) => canonical(value) !== canonical(stored?.values[key]),
  );
  const values = Object.fromEntries(
    changed.map(([key, value]) => [key, value === '' || value === undefined ? null : value]),
  );
  return { ...now, values };
}
