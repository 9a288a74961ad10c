import type { Operation } from '../../../lib/http/handlers.ts';
import type { EmailServices } from './email-services.ts';
import { logOperations } from './sending/log-operations.ts';
import { templateOperations } from './settings/template-operations.ts';

export { isMailAddress } from '../mail-address.ts';
export { withoutLinks } from '../plain-name.ts';
export { accountMails } from './sending/account-mails.ts';
export { emailInvariants } from './invariant-queries.ts';
export { deleteMailsAbout, deleteMailsTo } from './sending/mail-queries.ts';
export { forgetUnsubscribes, unsubscribeKey } from './settings/settings-queries.ts';
export { type IncomingMail, type Reception, receiveMails } from './sending/receive-mail.ts';
export { type MailDelivery, queueDelivery } from './sending/delivery-queue.ts';
export type { MailStore } from './sending/mail-store.ts';
export { startMailWorker } from './sending/mail-worker.ts';
export type { Jobs } from '../../../lib/work/jobs.ts';
export { translatableEmails } from './translations/translatable-emails.ts';
export { homeForReader, languageOfMail } from './settings/mail-language.ts';
export { mailFacts } from './settings/settings-queries.ts';
export { type MailOrder, queueMail, queueMails, sendMails, writeMails } from './sending/queue-mail.ts';
export { queueSummary } from './queue-summary.ts';
export { burstIsOver, hadSummary } from './summary-queries.ts';
export { nameOfMail } from './rendering/name-of-mail.ts';
export { sayOfKind } from './say-of-kind.ts';
export { whyAlwaysOn } from './settings/always-on.ts';
export { staffWords as emailWords } from './staff-words.ts';
export { mailPresenceOperations } from './settings/presence-operations.ts';
export { renderMail } from './rendering/render-mail.ts';

/** All handlers of emails. */
export const emailOperations = (services: EmailServices): Operation[] => [
  ...logOperations(services),
  ...templateOperations(services),
];
