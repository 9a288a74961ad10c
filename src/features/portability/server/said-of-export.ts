import { staffMessages, staffTexts } from '../../../lib/messages/server-messages.ts';
import { ofExports } from '../messages/staff-exports/catalogues.ts';

const words = staffMessages(ofExports);
const plain = staffTexts(ofExports);

/** Why a site with more files than this can’t be exported, as it is stored. */
export const tooManyFiles = (most: number): string => words('en').tooManyFiles({ most });
const numberIn = /\d[\d,]*/;

/** A sentence about an export, which is stored in English, in the language of staff. */
export function saidOfExport(stored: string): string {
  const most = Number(numberIn.exec(stored)?.[0].replaceAll(',', ''));
  return stored === tooManyFiles(most) ? words().tooManyFiles({ most }) : plain(stored);
}
