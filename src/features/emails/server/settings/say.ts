import { spokenMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/unsubscribe/catalogues.ts';

/** Messages to recipients who unsubscribe, in the language of their request. */
export const say = spokenMessages('emails.unsubscribe', catalogues);
