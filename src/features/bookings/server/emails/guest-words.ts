import { languageOf } from '../../../../lib/messages/languages.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import { de } from '../../messages/emails/de.ts';
import { ar } from '../../messages/emails/ar.ts';
import { nl } from '../../messages/emails/nl.ts';
import { es } from '../../messages/emails/es.ts';
import { pt } from '../../messages/emails/pt.ts';
import { it } from '../../messages/emails/it.ts';
import { fr } from '../../messages/emails/fr.ts';
import { en } from '../../messages/emails/en.ts';

export const bookingWords = serverMessages({ en, de, fr, it, pt, es, nl, ar });

/** How many come, for a guest to read; nothing for one person. */
export const guestPeople = (people: number, locale: string): string =>
  people > 1 ? bookingWords(languageOf(locale)).people({ count: people }) : '';

/** The first of several dates, and how many there are, for a guest to read. */
export const guestDates = (count: number, first: string, locale: string): string =>
  count === 1 ? first : bookingWords(languageOf(locale)).datesFrom({ count, first });
