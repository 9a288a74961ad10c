// The emails of one language are one list, to be read from top to bottom.
import type { OwnerMailTranslation } from './owner-translation.ts';

const note = 'Sie erhalten diese E-Mail, weil Sie Inhaber von {{siteName}} sind.';
const toReader =
  'Sie erhalten diese E-Mail, weil Ihre Adresse im Formular eingetragen oder die Kontaktadresse von {{siteName}} ist.';
const toEditor = 'Sie erhalten diese E-Mail, weil Sie an den Seiten von {{siteName}} arbeiten.';
const viewOrder = 'Bestellung ansehen';
const viewOrders = 'Bestellungen ansehen';
const viewBooking = 'Buchung ansehen';
const reply = 'Ansehen und antworten';

const moreOrders = `{{#more}}

{{more}} weitere finden Sie in Ihrer Bestellliste.

{{/more}}`;

export const de: OwnerMailTranslation = {
  'message-received': {
    subject: 'Neue Nachricht von {{sender}} ({{formName}})',
    heading: 'Neue Nachricht',
    body: `{{sender}} hat über „{{formName}}“ bei {{siteName}} eine Nachricht gesendet.

{{answers}}`,
    button: reply,
    note: toReader,
  },
  'message-answered': {
    subject: '{{sender}} hat geantwortet ({{formName}})',
    heading: '{{sender}} hat geantwortet',
    body: '{{answer}}',
    button: reply,
    note: toReader,
  },
  'owner-entry-comments': {
    subject: '{{count}} zu genehmigen bei {{siteName}}',
    heading: '{{count}} zu genehmigen',
    body: `Besucher haben Ihre Einträge kommentiert. Die Kommentare werden erst angezeigt, wenn Sie sie genehmigen.

{{entries}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Kommentare prüfen',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse die Kontaktadresse von {{siteName}} ist.',
  },
  'owner-new-order': {
    subject: 'Neue Bestellung {{orderNumber}}',
    heading: 'Neue Bestellung',
    body: `{{buyer}} hat die Bestellung {{orderNumber}} aufgegeben.

{{items}}

{{#address}}

Lieferadresse: {{address}}

{{/address}}`,
    button: viewOrder,
    note,
  },
  'owner-orders-summary': {
    subject: '{{count}} bei {{siteName}}',
    heading: 'Neue Bestellungen',
    body: `In kurzer Zeit sind mehrere Bestellungen eingegangen: {{count}}. Deshalb erhalten Sie sie in einer E-Mail.

{{items}}

${moreOrders}`,
    button: viewOrders,
    note,
  },
  'owner-low-stock': {
    subject: 'Niedriger Bestand: {{product}} (noch {{left}})',
    heading: 'Niedriger Bestand',
    body: '{{product}} wird knapp: noch {{left}} auf Lager.',
    button: 'Produkte ansehen',
    note,
  },
  'owner-payment-trouble': {
    subject: 'Eine Zahlung bei {{siteName}} braucht Ihre Aufmerksamkeit',
    heading: 'Eine Zahlung braucht Ihre Aufmerksamkeit',
    body: `{{problem}}

{{#orderNumber}}

Bestellung: {{orderNumber}}

{{/orderNumber}}`,
    button: viewOrder,
    note,
  },
  'owner-ran-out': {
    subject: 'Bestellung {{orderNumber}} konnte nicht ausgeführt werden',
    heading: 'Vor dem Zahlungseingang ausverkauft',
    body: `{{problem}}

{{buyer}} wurde benachrichtigt.

{{items}}`,
    button: viewOrder,
    note,
  },
  'owner-withdrawal': {
    subject: 'Bestellung {{orderNumber}}: vom Kunden widerrufen',
    heading: 'Ein Kunde hat seine Bestellung widerrufen',
    body: `Am {{at}} hat {{buyer}} den Kauf dieser Artikel der Bestellung {{orderNumber}} widerrufen:

{{withdrawn}}

{{#note}}

Grund: {{note}}

{{/note}}

Erstatten Sie dem Kunden den Betrag innerhalb von 14 Tagen.`,
    button: viewOrder,
    note,
  },
  'owner-withdrawals-summary': {
    subject: '{{count}} bei {{siteName}} widerrufen',
    heading: 'Widerrufene Bestellungen',
    body: `In kurzer Zeit haben Kunden mehrere Bestellungen widerrufen: {{count}}. Deshalb erhalten Sie sie in einer E-Mail.

{{items}}

${moreOrders}

Erstatten Sie den Kunden die Beträge jeweils innerhalb von 14 Tagen.`,
    button: viewOrders,
    note,
  },
  'owner-new-booking': {
    subject: 'Neue Buchung: {{service}}, {{when}}',
    heading: 'Neue Buchung',
    body: `{{guest}} hat {{service}} gebucht, {{when}}.

{{#waits}}

{{waits}}

{{/waits}}

{{answers}}

{{#note}}

Anmerkung: {{note}}

{{/note}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-moved': {
    subject: 'Buchung verschoben: {{service}}, {{when}}',
    heading: 'Eine Buchung wurde verschoben',
    body: `{{guest}} hat {{service}} verschoben. Neuer Termin: {{when}}.

{{#before}}

Bisher: {{before}}.

{{/before}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-cancelled': {
    subject: 'Buchung storniert: {{service}}, {{when}}',
    heading: 'Eine Buchung wurde storniert',
    body: '{{guest}} hat {{service}}, {{when}}, storniert. Der Termin ist wieder verfügbar.',
    button: viewBooking,
    note,
  },
  'owner-bookings-summary': {
    subject: '{{count}} bei {{siteName}}',
    heading: 'Neue und geänderte Buchungen',
    body: `In kurzer Zeit haben Gäste mehrere Buchungen vorgenommen oder geändert: {{count}}. Deshalb erhalten Sie sie in einer E-Mail.

{{items}}

{{#more}}

{{more}} weitere finden Sie in Ihrem Kalender.

{{/more}}`,
    button: 'Kalender ansehen',
    note,
  },
  'site-deleted': {
    subject: '{{siteName}} wurde gelöscht',
    heading: 'Ihre Website wurde gelöscht',
    body: `{{siteName}} wurde soeben gelöscht. Besucher sehen stattdessen einen kurzen Hinweis.

Noch ist nichts verloren: Bis zum {{endsOn}} können Sie die Website unverändert wiederherstellen. Danach werden ihre Seiten, Bestellungen, Dateien und Adressen endgültig gelöscht.`,
    button: 'Website wiederherstellen',
    note: 'Sie erhalten diese E-Mail, weil Sie Inhaber von {{siteName}} sind. Wenn Sie die Website selbst gelöscht haben, müssen Sie nichts weiter tun.',
  },
  'site-ending': {
    subject: '{{siteName}} wird am {{endsOn}} endgültig gelöscht',
    heading: 'Noch 3 Tage, um Ihre Website wiederherzustellen',
    body: `{{siteName}} wurde vor knapp einem Monat gelöscht. Am {{endsOn}} werden ihre Seiten, Bestellungen, Dateien und Adressen endgültig gelöscht.

Wenn Sie die Website behalten möchten, stellen Sie sie vorher wieder her.`,
    button: 'Website wiederherstellen',
    note: 'Sie erhalten diese E-Mail, weil Sie Inhaber von {{siteName}} sind. Wenn Sie die Website nicht mehr brauchen, müssen Sie nichts weiter tun.',
  },
  'owner-comments': {
    subject: '{{count}} bei {{siteName}}',
    heading: '{{count}}',
    body: `Es gibt Neues in Kommentaren, in denen Sie erwähnt werden oder die Sie selbst geschrieben haben.

{{comments}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Kommentare ansehen',
    note: toEditor,
  },
  'owner-approval-request': {
    subject: '{{person}} bittet um Freigabe von „{{page}}“',
    heading: 'Freigabe angefragt',
    body: `{{person}} möchte „{{page}}“ veröffentlichen. Prüfen Sie die Änderungen und geben Sie sie frei oder bitten Sie um Änderungen.

{{note}}`,
    button: 'Änderungen prüfen',
    note: toEditor,
  },
  'owner-approval-answer': {
    subject: '{{outcome}}',
    heading: '{{outcome}}',
    body: `Das ist die Antwort auf Ihre Freigabeanfrage.

{{note}}`,
    button: 'Seite ansehen',
    note: toEditor,
  },
  'owner-weekly-figures': {
    subject: '{{siteName}}: Wochenbericht, {{visitors}} Besucher ({{week}})',
    heading: 'Ihr Wochenbericht',
    body: `{{week}}, verglichen mit der Woche davor.

{{figures}}

{{#pages}}

## Meistbesuchte Seiten

{{pages}}

{{/pages}}

{{#sources}}

## Wichtigste Quellen

{{sources}}

{{/sources}}`,
    button: 'Analysen ansehen',
    note: 'Sie erhalten diese E-Mail, weil Wochenberichte für {{siteName}} eingeschaltet sind. Sie können sie in den Einstellungen unter „Analysen“ ausschalten.',
  },
};
