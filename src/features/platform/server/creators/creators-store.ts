import type { CrossTx } from '../../../../lib/db/database.ts';
import type { SignInStore } from '../../../accounts/server/index.ts';
import type { CreatorServices } from '../services.ts';
import { creatorByEmail, creatorById, creatorByLink, redeemLink } from './creator-queries.ts';
import { codesOfCreator, endStep, tryStep } from './creator-step-queries.ts';
import { PLATFORM } from './trying.ts';

type StoredCreator = NonNullable<Awaited<ReturnType<typeof creatorById>>>;

/** Creators, whose tables no transaction of a site can read. */
export const creatorsStore = ({
  db,
  host,
}: Pick<CreatorServices, 'db' | 'host'>): SignInStore<CrossTx, StoredCreator> => ({
  ...PLATFORM,
  run: (work) => db.acrossWebsites(work),
  byId: creatorById,
  byEmail: creatorByEmail,
  knownWords: async (tx, id) => {
    const creator = await creatorById(tx, id);
    return creator ? [creator.email, host] : [host];
  },
  tryStep,
  endStep,
  byResetLink: creatorByLink,
  useResetLink: (tx, hash) => redeemLink(tx, hash, 'password'),
  codes: codesOfCreator,
});
