import type { Database } from '../../../lib/db/database.ts';
import { type Operation, operations } from '../../../lib/http/handlers.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { messagesContract } from '../contract.ts';
import { formOperations as formCalls } from './forms.ts';
import { keepingHandlers } from './keep-messages.ts';
import { messageHandlers } from './messages.ts';
import { newsletterOperations } from './newsletter.ts';
import { sendLimits } from './send-limits.ts';

export { exportCalls } from './export-calls.ts';
export { insertForm } from './form-queries.ts';
export { startMessageWorker } from './keep-messages.ts';

/** Every call about forms, messages and the newsletter. */
export function formOperations({ db, jobs }: { db: Database; jobs: Jobs }): Operation[] {
  const services = { db, jobs, limits: sendLimits(db.limitsPool) };
  return [
    ...formCalls(),
    ...operations(messagesContract, { ...messageHandlers(services), ...keepingHandlers(services) }),
    ...newsletterOperations(),
  ];
}
