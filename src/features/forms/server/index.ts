import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { messagesContract } from '../contract.ts';
import { formOperations as formCalls } from './forms.ts';
import { keepingHandlers } from './keep-messages.ts';
import { messageHandlers } from './messages.ts';
import { newsletterOperations } from './newsletter/newsletter.ts';
import { sendLimits } from './send-limits.ts';
import type { FormServices } from './services.ts';

export { exportCalls } from './export-calls.ts';
export { fileCalls } from './file-calls.ts';
export { defaultReader, insertForm } from './form-queries.ts';
export { keepMailedAnswer, knowsMailbox } from './mailed-answers.ts';
export { unreadCounts } from './message-queries.ts';
export { messagesByDay } from './results-queries.ts';
export { eraseSender, resumeKeeping, startMessageWorker } from './keep-messages.ts';
export { receivePageForm } from './receive-files.ts';
export { spamReason } from './spam.ts';
export type { FormServices } from './services.ts';
export { translatableForms } from './translations/translatable-forms.ts';

export const formServices = (parts: Omit<FormServices, 'limits'>): FormServices => ({
  ...parts,
  limits: sendLimits(parts.db.limitsPool),
});

/** All handlers for forms, messages and the newsletter. */
export function formOperations(services: FormServices): Operation[] {
  return [
    ...formCalls(services),
    ...operations(messagesContract, { ...messageHandlers(services), ...keepingHandlers(services) }),
    ...newsletterOperations(),
  ];
}
