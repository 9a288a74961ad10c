import type { Operation } from '../../../lib/http/handlers.ts';
import type { EmailServices } from './email-services.ts';
import { logOperations } from './log-operations.ts';
import { templateOperations } from './template-operations.ts';

export { isMailAddress } from '../mail-address.ts';
export { withoutLinks } from '../plain-name.ts';
export { accountMails } from './account-mails.ts';
export { DAY_OF_TRIES, deliverFrom } from './deliver-mail.ts';
export { emailInvariants } from './invariant-queries.ts';
export { deleteMailsAbout } from './mail-queries.ts';
export { type IncomingMail, type Reception, receiveMails } from './receive-mail.ts';
export { startMailWorker } from './mail-worker.ts';
export type { Jobs } from '../../../lib/jobs.ts';
export { mailFacts } from './settings-queries.ts';
export { type MailOrder, queueMail, queueMails, sendMails, writeMails } from './queue-mail.ts';
export { renderMail } from './render-mail.ts';
export { connectMailServer } from './smtp.ts';

/** Everything about mails that can be called. */
export const emailOperations = (services: EmailServices): Operation[] => [
  ...logOperations(services),
  ...templateOperations(services),
];
