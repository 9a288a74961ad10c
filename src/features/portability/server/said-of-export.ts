import { staffMessages } from '../../../lib/messages/server-messages.ts';
import { ofExports } from '../messages/staff-exports/catalogues.ts';

type Key = keyof typeof ofExports.en;

const words = staffMessages(ofExports);
const keys = new Map(Object.entries(ofExports.en).map(([key, text]): [string, Key] => [text, key as Key]));

/** A sentence about an export, which is stored in English, in the language of staff. One without a translation stays as it is. */
export function saidOfExport(stored: string): string {
  const key = keys.get(stored);
  return key ? words()[key] : stored;
}
