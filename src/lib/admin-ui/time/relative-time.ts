import { messagesNow } from '../../messages/use-messages.ts';
import { adminLocale } from '../admin-locale.ts';
import { adminUi } from '../messages/admin/area.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “3 minutes ago”, “in 2 days”, “just now”. */
export function sayAgo(instant: string, now: number = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(adminLocale(), { numeric: 'auto' });
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? words.format(Math.round(seconds / step[1]), step[0]) : messagesNow(adminUi).justNow;
}

/** “21 November 2026 at 10:32” in the given zone, or the reader's. */
export const sayExactly = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(adminLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(instant));
