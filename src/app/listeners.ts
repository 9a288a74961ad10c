import { endKeysOf } from '../features/api-keys/server/index.ts';
import { accountMails, type Jobs } from '../features/emails/server/index.ts';
import type { AccountEvent } from '../features/accounts/events.ts';
import type { OrderEvent } from '../features/orders/events.ts';
import { renewTracks } from '../features/audio/server/index.ts';
import { onOrder } from '../features/bookings/server/index.ts';
import { erasePerson } from '../features/portability/server/index.ts';
import { reachPlatform } from '../features/platform/server/index.ts';
import type { Tx } from '../lib/db/database.ts';

/** Every "when X happens, do Y". Listeners write in the transaction of the event. */
export const listeners = (jobs: Jobs) => {
  const mails = accountMails(jobs);
  // Orders can't import these features, which react to changes of an order.
  const order = [onOrder(jobs)];
  return {
    onAccountEvent: async (tx: Tx, event: AccountEvent): Promise<void> => {
      await mails(tx, event);
      if (event.type === 'access-reset') {
        const { accountId, email } = event;
        // A person who knew the old password may have created API keys.
        await endKeysOf(tx, accountId);
        await reachPlatform(jobs, tx, email);
      }
      // Another invitation must not revive the person's API keys.
      if (event.type === 'staff-removed') await endKeysOf(tx, event.accountId);
      if (event.type !== 'account-deleted') return;
      const { site, accountId, email: address, proven } = event;
      await erasePerson({ jobs }, tx, site, {
        accountId,
        address,
        email: proven ? address : null,
        whole: false,
      });
    },
    /** Examines the audio of tracks again. */
    onFileReplaced: (tx: Tx, fileId: string): Promise<void> => renewTracks({ jobs }, tx, fileId),
    onOrderEvent: async (tx: Tx, event: OrderEvent): Promise<void> => {
      for (const listen of order) await listen(tx, event);
    },
  };
};
