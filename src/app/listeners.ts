import { accountMails, type Jobs } from '../features/emails/server/index.ts';

/** Every "when X has happened, do Y". Listeners write in the transaction of their cause. */
export const listeners = (jobs: Jobs) => ({ onAccountEvent: accountMails(jobs) });
