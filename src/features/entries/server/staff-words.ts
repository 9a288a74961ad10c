import { staffMessages } from '../../../lib/messages/server-messages.ts';
import { staffEmails } from '../messages/staff-emails/catalogues.ts';
import { staffRefusals } from '../messages/staff-refusals/catalogues.ts';

/** Sentences that only owners and staff read, in the language in which they use the admin. */
export const staffWords = staffMessages(staffRefusals);

/** What emails to owners and staff say besides their templates. */
export const emailWords = staffMessages(staffEmails);
