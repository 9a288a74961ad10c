import {
  enterWebsite,
  hostsOf,
  insertHost,
  lockWebsite,
  setCanonicalHost,
} from '../../../websites/server/index.ts';
import { conflict, invalid } from '../../../../lib/errors.ts';
import type { NoteAct } from '../../../../lib/http/acts.ts';
import { type Database, onSite } from '../../../../lib/db/database.ts';
import { readAddress } from '../../addresses.ts';
import { saidFault, staffWords } from '../domains/staff-words.ts';
import { reservedUnder } from '../sites/check-address.ts';
import { lockShape } from '../sites/site-queries.ts';
import { DAYS_TO_LEAD_ON, othersAlike, retireHost, takeBack } from './rename-queries.ts';

/** More would block good names for others. */
const MOST_LEADING_ON = 3;

interface Where {
  db: Database;
  parent: string;
  kept: readonly string[];
  forget: (websiteId: string) => void;
}

/**
 * Gives a site another address under the platform's. The previous one redirects to it for 30 days.
 * @throws `400` with a message, `409` if it is taken, or the address was changed too often
 */
export async function renameAddress(
  { db, parent, kept, forget }: Where,
  websiteId: string,
  typed: string,
  note?: NoteAct,
): Promise<void> {
  const read = readAddress(typed, parent);
  if ('fault' in read) {
    const sentence = saidFault(read.fault);
    throw invalid(sentence, { subdomain: sentence });
  }
  const { label } = read;
  const host = `${label}.${parent}`;
  await db.acrossWebsites(async (tx) => {
    await lockWebsite(tx, websiteId);
    const under = (await hostsOf(onSite(tx, websiteId))).filter((each) => each.host.endsWith(`.${parent}`));
    const current = under.find(({ retires_at: retires }) => retires === null);
    if (current?.host === host) return;
    const former = under.find((each) => each.host === host);
    if (former) await takeBack(tx, websiteId, host);
    else {
      if (under.length > MOST_LEADING_ON)
        throw conflict(staffWords().changedTooOften({ most: MOST_LEADING_ON, days: DAYS_TO_LEAD_ON }));
      // Concurrent callers that want a look-alike wait here.
      await lockShape(tx, label);
      const reserved = reservedUnder({ parent, kept });
      if (await othersAlike(tx, websiteId, { label, parent, reserved })) throw taken(host);
      if (!(await insertHost(tx, websiteId, host, false))) throw taken(host);
    }
    if (current?.canonical) await setCanonicalHost(tx, websiteId, host);
    if (current) await retireHost(tx, websiteId, current, host);
    await note?.(await enterWebsite(tx, websiteId));
  });
  forget(websiteId);
}

const taken = (host: string) => conflict(staffWords().addressTaken({ host }));
