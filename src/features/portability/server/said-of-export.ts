import { staffTexts } from '../../../lib/messages/server-messages.ts';
import { ofExports } from '../messages/staff-exports/catalogues.ts';

/** A sentence about an export, which is stored in English, in the language of staff. */
export const saidOfExport = staffTexts(ofExports);
