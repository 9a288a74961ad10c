import { staffMessages, staffTexts } from '../../../../lib/messages/server-messages.ts';
import { ofDomains } from '../../messages/staff-domains/catalogues.ts';

/** Sentences that only owners and staff read, in the language in which they use the admin. */
export const staffWords = staffMessages(ofDomains);

/** What is wrong with an address, as `readAddress` says it, in their language. */
export const saidFault = staffTexts(ofDomains);
