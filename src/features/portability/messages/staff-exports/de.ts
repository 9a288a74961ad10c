import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  passwords: 'Passwörter. Alle wählen über „Passwort vergessen?“ ein neues.',
  twoStep: 'Zwei-Faktor-Authentifizierung: Passkeys und Einmalcodes.',
  stripe: 'Die Verbindung zu Stripe unter „Zahlung“.',
  sitePassword: 'Das Passwort Ihrer privaten Website.',
  apiKeys: 'API-Schlüssel.',
  translationKey: 'Der Schlüssel für die maschinelle Übersetzung unter „Sprachen“.',
  stockProvider: 'Der Anbieter von Stockfotos.',
  calendars: 'Verbundene Kalender.',
  reminders:
    'Erinnerungen an exportierte Buchungen. Nur für neue oder verschobene Buchungen gibt es Erinnerungen.',
  waitingLists: 'Wartelisten. Interessenten müssen sich erneut eintragen.',
  calendarFeed: 'Die Adresse Ihres Kalender-Feeds.',
  failed: 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es später noch einmal.',
  tooManyFiles:
    'Diese Website hat zu viele Dateien für einen Export, der höchstens {most, number} enthalten kann. Löschen Sie Dateien, die Sie nicht mehr brauchen, und exportieren Sie die Website erneut.',
} satisfies Translation<typeof en>;
