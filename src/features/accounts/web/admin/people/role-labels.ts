import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { personWords } from '../../../messages/people/area.ts';
import type { Role } from '../../../roles.ts';

/** The name and the purpose of each role. */
export function roleLabels(): Record<Role, { name: string; says: string }> {
  const words = messagesNow(personWords);
  return {
    owner: { name: words.owner, says: words.ownerAccess },
    manager: { name: words.manager, says: words.managerAccess },
    editor: { name: words.editor, says: words.editorAccess },
    contributor: { name: words.contributor, says: words.contributorAccess },
    translator: { name: words.translator, says: words.translatorAccess },
    orders: { name: words.orders, says: words.ordersAccess },
  };
}
