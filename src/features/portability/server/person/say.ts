import { spokenMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/person/catalogues.ts';

/** Messages to the person whose data it is, in the language of their request. */
export const say = spokenMessages('portability.person', catalogues);
