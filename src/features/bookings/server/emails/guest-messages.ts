import { languageOf } from '../../../../lib/messages/languages.ts';
import { serverMessages, staffMessages } from '../../../../lib/messages/server-messages.ts';
import { inLine } from '../../../../lib/values/isolated.ts';
import { catalogues } from '../../messages/emails/catalogues.ts';
import { staffEmails } from '../../messages/staff-emails/catalogues.ts';

export const bookingMailWords = serverMessages('bookings.emails', catalogues);

/** What only emails to owners say. */
export const ownerWords = staffMessages(staffEmails);

/** The number of people, in words for a guest; empty for one person. */
export const guestPeople = (people: number, locale: string): string =>
  people > 1 ? bookingMailWords(languageOf(locale)).people({ count: people }) : '';

/** The first of several dates, and their number, in words for a guest. */
export const guestDates = (count: number, first: string, locale: string): string =>
  count === 1 ? first : bookingMailWords(languageOf(locale)).datesFrom({ count, first });

/** “Ada Byron”, “Ada Byron (3 people)” */
export const guestName = ({ name, people }: { name: string; people: number }, locale: string): string =>
  people > 1 ? `${name} (${guestPeople(people, locale)})` : name;

/** The guest, with the number of people and how to reach them, for the owner. */
export const guestLabel = (
  guest: { name: string; people: number; email: string; phone: string },
  locale: string,
): string => inLine([guestName(guest, locale), guest.email, guest.phone], locale);
