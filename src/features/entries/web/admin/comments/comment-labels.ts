import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';
import type { ModeratedState } from '../../../reader-comments-contract.ts';

const states = ['pending', 'published', 'spam', 'trash'] as const satisfies readonly ModeratedState[];

export const isModeratedState = (value: string): value is ModeratedState =>
  states.some((state) => state === value);

/** The lists of comments, for a control. */
export function stateChoices(): { value: ModeratedState; label: string }[] {
  const words = messagesNow(entryCommentsAdmin);
  return states.map((value) => ({ value, label: words[value] }));
}
