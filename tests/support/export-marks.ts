import type { Connection } from '../../src/lib/db/roles.ts';
import { asAdmin } from './postgres.ts';

/** A failed site export, with the mark in its texts. */
export const addExport = (admin: Connection, websiteId: string, mark: string): Promise<string> =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into sitewright.site_exports (website_id, state, problem, anew, finished_at)
       values ($1, 'failed', $2, array[$2], now()) returning id`,
      [websiteId, `Problem ${mark}`],
    );
    // A person whose erasure is never continued by a process of the test.
    await client.query(
      `insert into sitewright.person_erasures (website_id, email, address, whole) values ($1, $2, $2, true)`,
      [websiteId, `erased@${mark.toLowerCase()}.test`],
    );
    return rows[0]?.id ?? '';
  });
