import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

/** From Monday. */
export function dayNames(): readonly string[] {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = messagesNow(servicesAdmin);
  return [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
}

/** `2027-03-14` → “Sunday, 14 March 2027”; an invalid date stays as it is. */
export function longDate(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(adminLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
}
