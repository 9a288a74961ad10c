import type { Database } from '../../../../lib/db/database.ts';
import { firstBreaches, type Invariant } from '../../../../lib/db/invariants.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { compareFiles, GRACE_MS } from './compare-files.ts';

/** The hourly sweep may come late, but not by a day. */
const UNSWEPT_MS = 2 * GRACE_MS;

/** Files and rows agree. @param storage where the bytes of all sites are */
export function fileInvariants(storage: Storage): readonly Invariant[] {
  const compare = (db: Database, websiteId: string) => compareFiles({ db, storage }, websiteId, UNSWEPT_MS);
  return [
    {
      name: 'Every file in the library is stored',
      findBreaches: async (_db, _websiteId, once) => {
        const { lost } = await once(compare);
        return firstBreaches(lost.map(({ id, name }) => ({ id, record: name })));
      },
    },
    {
      name: 'Nothing is stored without a file',
      findBreaches: async (_db, websiteId, once) => {
        const { orphans } = await once(compare);
        return firstBreaches(orphans.map((key) => ({ id: websiteId, record: key })));
      },
    },
  ];
}
