import { firstBreaches, type Invariant } from '../../../lib/db/invariants.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { compareFiles, GRACE_MS } from './compare-files.ts';

/** The hourly sweep may come late, but not by a day. */
const UNSWEPT_MS = 2 * GRACE_MS;

/** Files and rows agree. @param storage where the bytes of all sites are */
export const fileInvariants = (storage: Storage): readonly Invariant[] => [
  {
    name: 'Every file in the library is stored',
    findBreaches: async (db, websiteId) => {
      const { lost } = await compareFiles({ db, storage }, websiteId);
      return firstBreaches(lost.map(({ id, name }) => ({ id, record: name })));
    },
  },
  {
    name: 'Nothing is stored that no file needs',
    findBreaches: async (db, websiteId) => {
      const { orphans } = await compareFiles({ db, storage }, websiteId, UNSWEPT_MS);
      return firstBreaches(orphans.map((key) => ({ id: websiteId, record: key })));
    },
  },
];
