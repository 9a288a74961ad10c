import { staffMessages } from '../../../lib/messages/server-messages.ts';
import { toCreators } from '../messages/staff-creators/catalogues.ts';

/** Sentences to creators, in the language in which they use the platform, or the admin. */
export const creatorWords = staffMessages(toCreators);
