import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';

export const sayNumber = (value: number): string =>
  new Intl.NumberFormat(adminLocale(), { maximumFractionDigits: 15 }).format(value).replace('-', '−');

/** A day such as 2026-11-30, wherever its reader is. */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
