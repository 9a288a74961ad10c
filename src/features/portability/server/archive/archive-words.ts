import { staffMessages } from '../../../../lib/messages/server-messages.ts';
import { ofArchives } from '../../messages/staff-archives/catalogues.ts';

/** What is said of a site export, in the language of the person who imports it. */
export const archiveWords = staffMessages(ofArchives);
