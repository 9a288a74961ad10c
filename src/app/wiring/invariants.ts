import { accountInvariants } from '../../features/accounts/server/index.ts';
import { bookingInvariants } from '../../features/bookings/server/index.ts';
import { emailInvariants } from '../../features/emails/server/index.ts';
import { fileInvariants } from '../../features/files/server/index.ts';
import { orderInvariants } from '../../features/orders/server/index.ts';
import { productInvariants } from '../../features/products/server/index.ts';
import { websiteInvariants } from '../../features/websites/server/index.ts';
import type { Invariant } from '../../lib/db/invariants.ts';
import type { Storage } from '../../lib/storage/storage.ts';

/** Invariants that need the database only. */
export const recordInvariants: readonly Invariant[] = [
  ...websiteInvariants,
  ...accountInvariants,
  ...emailInvariants,
  ...productInvariants,
  ...orderInvariants,
  ...bookingInvariants,
];

/** Everything that is true of every site at any time, even after a crash. @param storage where the bytes of files are */
export const invariants = (storage: Storage): readonly Invariant[] => [
  ...recordInvariants,
  ...fileInvariants(storage),
];
