import { serverMessages } from '../../../lib/messages/server-messages.ts';
import { catalogues } from '../messages/people/catalogues.ts';

/** Roles and devices in words, for emails. */
export const personWords = serverMessages('accounts.people', catalogues);
