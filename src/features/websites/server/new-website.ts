import { defaultColours } from '../../../lib/theme/colour.ts';
import { type Database, type Tx, onSite, type CrossTx } from '../../../lib/db/database.ts';
import { conflict } from '../../../lib/errors.ts';
import { enterWebsite, insertHost, insertWebsite } from './queries.ts';
import { staffWords } from './staff-words.ts';

/** The refusal of a host that another site has, for whoever creates a site. */
export const hostTaken = (host: string) => conflict(staffWords().hostTaken({ host }));

interface NewBareSite {
  id: string;
  name: string;
  host: string;
  /** Runs before anything is written. */
  claim?: ((tx: CrossTx) => Promise<void>) | undefined;
  /** Runs when site and host exist. */
  made?: ((tx: Tx) => Promise<void>) | undefined;
}

/**
 * Creates a bare site and continues inside it, all or nothing. `tx` is bound to the site from the first statement on.
 * @throws `409` if the host belongs to another site
 */
export const inNewWebsite = <T>(
  db: Database,
  { host, claim, made, ...site }: NewBareSite,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.acrossWebsites(async (tx) => {
    await claim?.(tx);
    // Its colours follow with its row.
    const websiteId = await insertWebsite(tx, { ...site, colours: defaultColours });
    if (!(await insertHost(tx, websiteId, host, true))) throw hostTaken(host);
    await made?.(onSite(tx, websiteId));
    return work(await enterWebsite(tx, websiteId));
  });
