import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';

/** “Sun 14 March, 09:30”, in the site's time zone. */
export const whenIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(adminLocale(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

/** “Sun 14 March” */
export const dateIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(adminLocale(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(new Date(instant));

export const timeIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
