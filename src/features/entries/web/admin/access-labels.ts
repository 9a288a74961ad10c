import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import type { Access } from '../../access.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';

export function accessLabels(): Readonly<Record<Access, string>> {
  const words = messagesNow(entriesAdmin);
  return { everybody: words.everybody, 'signed-in': words.signedInCustomers };
}

/** For a select. */
export const accessChoices = () => Object.entries(accessLabels()).map(([value, label]) => ({ value, label }));
