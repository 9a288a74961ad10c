import { messagesNow } from '../messages/use-messages.ts';
import type { ContrastProblem } from '../theme/colour.ts';
import { adminLocale } from './admin-locale.ts';
import { adminUi } from './messages/admin/area.ts';

/** What is hard to see or read, and which colour visitors see instead. */
export function sayContrast({ colour, ratio, minimum, suggestion }: ContrastProblem): string {
  const words = messagesNow(adminUi);
  const say = { text: words.textIsHardToRead, link: words.linksAreHardToRead, main: words.mainIsHardToSee };
  const number = (value: number, digits = 0) =>
    value.toLocaleString(adminLocale(), { minimumFractionDigits: digits, maximumFractionDigits: 1 });
  return say[colour]({ ratio: number(ratio, 1), minimum: number(minimum), suggestion });
}
