import pg from 'pg';
import { expect } from 'vitest';
import { recordInvariants } from '../../src/app/wiring/invariants.ts';
import { checkInvariants, type Finding, type Invariant } from '../../src/lib/db/invariants.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { builderOn, onSite } from '../../src/lib/db/site-connection.ts';
import { databaseWithin } from '../../src/lib/db/within.ts';
import { asAdmin } from './postgres.ts';

/** Never connects, because invariants count no attempts. */
const noLimits = new pg.Pool();

/** The invariants that a site breaks, as seen inside this connection's open transaction. */
export const findingsWithin = (client: pg.Client, site: string, of = recordInvariants): Promise<Finding[]> =>
  checkInvariants(databaseWithin(onSite(builderOn(client, () => 60_000).tx, site), noLimits), site, of);

/**
 * Checks the product's invariants on all sites. @returns a line for each broken one
 * Runs as the administrator, because servers under test may use all other connections.
 */
export const brokenInvariants = (
  admin: Connection,
  { site, of = recordInvariants }: { site?: string; of?: readonly Invariant[] } = {},
): Promise<string[]> =>
  asAdmin(admin, async (client) => {
    await client.query('set search_path to sitewright, public');
    const { rows } = await client.query<{ id: string }>('select id from websites');
    const broken: string[] = [];
    for (const { id } of rows.filter((row) => !site || row.id === site)) {
      await client.query('begin');
      for (const { invariant, ...rest } of await findingsWithin(client, id, of))
        broken.push(`${invariant}: ${JSON.stringify(rest)}`);
      await client.query('rollback');
    }
    return broken;
  });

/** For `afterEach` hooks. */
export async function expectInvariants(...asked: Parameters<typeof brokenInvariants>): Promise<void> {
  expect(await brokenInvariants(...asked)).toEqual([]);
}
