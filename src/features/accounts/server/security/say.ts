import { spokenMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/refusals/catalogues.ts';

/** Messages to visitors, in the language of their request. */
export const say = spokenMessages('accounts.refusals', catalogues);
