import type { Database } from '../../../../lib/db/database.ts';
import { type Breach, type Breaches, firstBreaches, type Invariant } from '../../../../lib/db/invariants.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { compareFiles, GRACE_MS } from './compare-files.ts';

/** The hourly sweep may be late, but not by a day. */
const UNSWEPT_MS = 2 * GRACE_MS;

/** The first of each kind, and their number. */
const added = (before: Breaches, more: readonly Breach[]): Breaches => ({
  total: before.total + more.length,
  named: firstBreaches([...before.named, ...more]).named,
});

/** Files and rows agree. @param storage with the bytes of all sites */
export function fileInvariants(storage: Storage): readonly Invariant[] {
  const compare = async (db: Database, websiteId: string) => {
    let [missing, loose] = [firstBreaches([]), firstBreaches([])];
    for await (const { orphans, lost } of compareFiles({ db, storage }, websiteId, { graceMs: UNSWEPT_MS })) {
      missing = added(
        missing,
        lost.map(({ id, name }) => ({ id, record: name })),
      );
      loose = added(
        loose,
        orphans.map((key) => ({ id: websiteId, record: key })),
      );
    }
    return { missing, loose };
  };
  return [
    {
      name: 'Every file in the library is stored',
      findBreaches: async (_db, _websiteId, once) => (await once(compare)).missing,
    },
    {
      name: 'Nothing is stored without a file',
      findBreaches: async (_db, _websiteId, once) => (await once(compare)).loose,
    },
  ];
}
