import type { HistoryEntry } from '../../../history-contract.ts';
import { historyWords } from '../../../history-words.ts';
import { type Role, roleWords } from '../../../roles.ts';

/** `contactEmail` → “contact email” */
const spoken = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

const valueOf = (name: string, value: string | number | boolean): string => {
  if (name === 'role') return roleWords[value as Role]?.name ?? String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** What somebody did, as a sentence that goes on after their name. */
export const doneBy = ({ word, subject }: HistoryEntry): string => {
  const says = historyWords[word]?.says ?? word.replaceAll('-', ' ');
  return subject ? `${says} “${subject}”` : says;
};

/** What else is known of it: what was changed, and values worth telling. */
export function detailOf({ fields, kept }: HistoryEntry): string {
  const told = Object.entries(kept).map(([name, value]) => `${spoken(name)}: ${valueOf(name, value)}`);
  const further = fields.filter((name) => !(name in kept)).map(spoken);
  return [...told, ...(further.length > 0 ? [further.join(', ')] : [])].join(' · ');
}
