import { languageOf } from '../../../../lib/messages/languages.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/emails/catalogues.ts';

export const bookingMailWords = serverMessages('bookings.emails', catalogues);

/** The number of people, in words for a guest; empty for one person. */
export const guestPeople = (people: number, locale: string): string =>
  people > 1 ? bookingMailWords(languageOf(locale)).people({ count: people }) : '';

/** The first of several dates, and their number, in words for a guest. */
export const guestDates = (count: number, first: string, locale: string): string =>
  count === 1 ? first : bookingMailWords(languageOf(locale)).datesFrom({ count, first });
