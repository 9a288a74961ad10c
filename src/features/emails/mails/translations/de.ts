// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {{siteName}} eine Bestellung aufgegeben wurde.';
const viewOrder = 'Bestellung ansehen';

const parcel = `{{#tracking}}

Sendungsnummer: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Sendung verfolgen]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Wo und wann:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Bei Fragen zu den übrigen {{more}} antworten Sie einfach auf diese E-Mail.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Für {{people}}

{{/people}}

{{#whenYours}}

In Ihrer Zeitzone: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Sie können den Termin bis {{changeUntil}} verschieben oder stornieren.

{{/changeUntil}}

{{#moveUntil}}

Sie können den Termin bis {{moveUntil}} verschieben.

{{/moveUntil}}

{{#cancelUntil}}

Sie können den Termin bis {{cancelUntil}} stornieren.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

Vor Ort zu zahlen: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Buchung verwalten',
  note: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {{siteName}} eine Buchung vorgenommen wurde.',
};
const waits =
  'Sie erhalten diese E-Mail, weil diese Adresse auf einer Warteliste von {{siteName}} eingetragen ist.';

export const de: MailTranslation = {
  welcome: {
    subject: 'Willkommen bei {{siteName}}',
    heading: 'Willkommen',
    body: `Ihr Konto bei {{siteName}} ist eingerichtet. Melden Sie sich mit {{email}} und Ihrem Passwort an.

Ihre Angaben und Adressen sind für den nächsten Besuch im Konto gespeichert.`,
    button: 'Zum Konto',
    note: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {{siteName}} ein Konto angelegt wurde. Wenn Sie das nicht waren, setzen Sie das Passwort zurück und löschen Sie das Konto.',
  },
  reset: {
    subject: 'Passwort für {{siteName}} zurücksetzen',
    heading: 'Passwort zurücksetzen',
    body: `Wir haben eine Anfrage erhalten, das Passwort für {{email}} bei {{siteName}} zurückzusetzen.

Der folgende Link funktioniert einmal und ist eine Stunde lang gültig.`,
    button: 'Passwort zurücksetzen',
    note: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  'password-changed': {
    subject: 'Ihr Passwort für {{siteName}} wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    body: `Das Passwort für {{email}} bei {{siteName}} wurde soeben geändert. Alle Geräte wurden abgemeldet.

Wenn Sie das waren, müssen Sie nichts weiter tun. Andernfalls legen Sie bitte sofort ein neues Passwort fest.`,
    button: 'Das war ich nicht',
    note: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{siteName}} haben.',
  },
  'new-device': {
    subject: 'Neue Anmeldung bei {{siteName}}',
    heading: 'Neue Anmeldung in Ihrem Konto',
    body: `Soeben wurde Ihr Konto {{email}} bei {{siteName}} auf einem neuen Gerät verwendet: {{device}}, IP-Adresse {{address}}.

Wenn Sie das waren, müssen Sie nichts weiter tun.`,
    button: 'Konto prüfen',
    note: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie alle anderen Geräte ab.',
  },
  'two-step-off': {
    subject: 'Zwei-Faktor-Authentifizierung bei {{siteName}} deaktiviert',
    heading: 'Die Zwei-Faktor-Authentifizierung ist deaktiviert',
    body: `Wir haben die Zwei-Faktor-Authentifizierung für Ihr Konto {{email}} deaktiviert und Sie auf allen Geräten abgemeldet.

Sie können sich jetzt allein mit Ihrem Passwort anmelden. Aktivieren Sie die Zwei-Faktor-Authentifizierung bitte wieder, damit Ihr Konto geschützt bleibt.`,
    button: 'Zwei-Faktor-Authentifizierung aktivieren',
    note: 'Wenn Sie das nicht angefordert haben, ändern Sie Ihr Passwort und wenden Sie sich an {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} hat Sie zu {{siteName}} eingeladen',
    heading: 'Sie sind eingeladen',
    body: `{{inviter}} hat Sie eingeladen, an {{siteName}} mitzuarbeiten. Ihre Rolle: {{roleName}}. {{roleSays}}. Der folgende Link funktioniert einmal und ist 7 Tage lang gültig.`,
    button: 'Einladung annehmen',
    note: 'Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Vielen Dank',
    body: '{{text}}',
    note: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {{siteName}} ein Formular abgeschickt wurde. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Antwort auf Ihre Nachricht',
    body: '{{answer}}',
    note: 'Sie erhalten diese E-Mail, weil Sie an {{siteName}} geschrieben haben.',
  },
  'newsletter-confirm': {
    subject: 'Newsletter-Anmeldung bei {{siteName}} bestätigen',
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    body: `Mit dieser Adresse wurde der Newsletter von {{siteName}} abonniert.

Klicken Sie auf die Schaltfläche, um die Anmeldung zu bestätigen. Der Link ist eine Woche lang gültig.`,
    button: 'Anmeldung bestätigen',
    note: 'Wenn Sie sich nicht angemeldet haben, können Sie diese E-Mail ignorieren und hören nicht mehr von uns. Sie können sich jederzeit [abmelden]({{leaveLink}}).',
  },
  'comment-confirm': {
    subject: 'Kommentar bei {{siteName}} bestätigen',
    heading: 'Bitte bestätigen Sie Ihren Kommentar',
    body: `Mit dieser Adresse wurde bei {{siteName}} ein Kommentar geschrieben.

Klicken Sie auf die Schaltfläche, um ihn zu bestätigen. Der Link ist eine Woche lang gültig.`,
    button: 'Kommentar bestätigen',
    note: 'Wenn Sie den Kommentar nicht geschrieben haben, können Sie diese E-Mail ignorieren. Er wird dann nicht veröffentlicht.',
  },
  'comment-reply': {
    name: 'Antwort auf einen Kommentar',
    subject: '{{name}} hat auf Ihren Kommentar bei {{siteName}} geantwortet',
    heading: 'Antwort auf Ihren Kommentar',
    body: `{{name}} hat auf Ihren Kommentar zu „{{entry}}“ geantwortet:

{{reply}}`,
    button: 'Antwort ansehen',
    note: 'Sie erhalten diese E-Mail, weil Sie mit dieser Adresse bei {{siteName}} einen Kommentar geschrieben haben.',
  },
  'review-ask': {
    name: 'Frage nach E-Mails über Antworten',
    subject: 'Ihr Kommentar zu „{{page}}“ bei {{siteName}}',
    heading: 'Es gibt Neues zu Ihrem Kommentar',
    body: `Das Team von {{siteName}} hat auf einen Kommentar reagiert, der mit dieser Adresse im Entwurf von „{{page}}“ geschrieben wurde.

Öffnen Sie die Vorschau, um die Antwort zu lesen. Dort können Sie auch E-Mails über weitere Antworten einschalten. Ohne Ihre Zustimmung senden wir keine weiteren.`,
    button: 'Vorschau öffnen',
    note: 'Wenn Sie den Kommentar nicht geschrieben haben, können Sie diese E-Mail ignorieren. Sie erhalten dann keine weiteren über diese Vorschau.',
  },
  'review-replies': {
    name: 'Antworten auf Kommentare zu einem Entwurf',
    subject: 'Antworten zu „{{page}}“ bei {{siteName}}',
    heading: 'Neue Antworten auf Ihre Kommentare',
    body: `Das gibt es Neues zu Ihren Kommentaren im Entwurf von „{{page}}“:

{{comments}}`,
    button: 'Vorschau öffnen',
    note: 'Sie erhalten diese E-Mail, weil Sie E-Mails über Antworten eingeschaltet haben. In der Vorschau können Sie sie wieder ausschalten.',
  },
  'order-placed': {
    subject: 'Bestellung {{orderNumber}} eingegangen',
    heading: 'Vielen Dank für Ihre Bestellung',
    body: `Wir haben Ihre Bestellung {{orderNumber}} erhalten. Die Artikel sind bis zur Bezahlung für Sie reserviert.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Lieferadresse: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Ihre Bestellungen bei {{siteName}}',
    heading: 'Vielen Dank für Ihre Bestellungen',
    body: `Mit Ihrer E-Mail-Adresse sind bei uns mehrere Bestellungen eingegangen: {{count}}. Öffnen Sie eine Bestellung, um ihren Inhalt und die Zahlungshinweise zu sehen.

{{items}}

${more}`,
    note: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {{siteName}} bestellt wurde. Wenn Sie das nicht waren, müssen Sie nichts weiter tun.',
  },
  'order-paid': {
    subject: 'Bestellung {{orderNumber}} bestätigt',
    heading: 'Vielen Dank für Ihre Bestellung',
    body: `Wir haben Ihre Zahlung für die Bestellung {{orderNumber}} erhalten.

{{items}}

{{#address}}

Lieferadresse: {{address}}. Sobald Ihre Bestellung unterwegs ist, erhalten Sie eine E-Mail.

{{/address}}

{{#collected}}

Sobald Ihre Bestellung abholbereit ist, erhalten Sie eine E-Mail.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Ihre Bestellung {{orderNumber}} ist unterwegs',
    heading: 'Ihre Bestellung ist unterwegs',
    body: `Alle Artikel Ihrer Bestellung {{orderNumber}} wurden versandt.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Ein Teil Ihrer Bestellung {{orderNumber}} ist unterwegs',
    heading: 'Ein Teil Ihrer Bestellung ist unterwegs',
    body: `Einige Artikel Ihrer Bestellung {{orderNumber}} wurden versandt. Sobald die übrigen unterwegs sind, erhalten Sie eine E-Mail.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Ihre Bestellung {{orderNumber}} ist abholbereit',
    heading: 'Ihre Bestellung ist abholbereit',
    body: `Ihre Bestellung {{orderNumber}} liegt bereit. Bringen Sie zur Abholung bitte Ihre Bestellnummer mit.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Ein Teil Ihrer Bestellung {{orderNumber}} ist abholbereit',
    heading: 'Ein Teil Ihrer Bestellung ist abholbereit',
    body: `Einige Artikel Ihrer Bestellung {{orderNumber}} liegen bereit. Bringen Sie zur Abholung bitte Ihre Bestellnummer mit. Sobald die übrigen bereitliegen, erhalten Sie eine E-Mail.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Erstattung für Ihre Bestellung {{orderNumber}}',
    heading: 'Wir haben eine Erstattung veranlasst',
    body: `Wir haben Ihnen {{amount}} für die Bestellung {{orderNumber}} über die ursprüngliche Zahlungsart erstattet. Bis der Betrag auf Ihrem Konto erscheint, kann es bis zu 10 Tage dauern.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Ihre Bestellung {{orderNumber}} wurde storniert',
    heading: 'Ihre Bestellung wurde storniert',
    body: `Ihre Bestellung {{orderNumber}} wurde storniert.

{{#amount}}

Wir haben Ihnen {{amount}} über die ursprüngliche Zahlungsart erstattet. Bis der Betrag auf Ihrem Konto erscheint, kann es bis zu 10 Tage dauern.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Ihr Download von {{siteName}}',
    heading: 'Ihr Download ist bereit',
    body: 'Die Dateien Ihrer Bestellung {{orderNumber}} stehen zum Download bereit. Öffnen Sie dazu Ihre Bestellung über den folgenden Link.',
    button: 'Herunterladen',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Bestellung {{orderNumber}} widerrufen',
    heading: 'Ihr Link zum Widerruf',
    body: 'Der folgende Link öffnet Ihre Bestellung {{orderNumber}}. Dort wählen Sie aus, was Sie zurückgeben möchten, und bestätigen den Widerruf.',
    button: 'Vertrag widerrufen',
    note: 'Sie erhalten diese E-Mail, weil dieser Link bei {{siteName}} mit Ihrer Bestellnummer und E-Mail-Adresse angefordert wurde. Wenn Sie das nicht waren, müssen Sie nichts weiter tun.',
  },
  'withdrawal-received': {
    subject: 'Widerruf Ihrer Bestellung {{orderNumber}}',
    heading: 'Wir haben Ihren Widerruf erhalten',
    body: `Am {{at}} haben Sie den Kauf dieser Artikel Ihrer Bestellung {{orderNumber}} widerrufen:

{{withdrawn}}

{{#note}}

Ihre Nachricht: {{note}}

{{/note}}

Falls Sie die Artikel schon erhalten haben, senden Sie sie bitte innerhalb von 14 Tagen zurück. Danach erstatten wir Ihnen den Betrag.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Ihre Widerrufe bei {{siteName}}',
    heading: 'Wir haben Ihre Widerrufe erhalten',
    body: `Sie haben mehrere Bestellungen widerrufen: {{count}}. Hier sehen Sie, was Sie widerrufen haben und wann der Widerruf bei uns eingegangen ist:

{{items}}

${more}

Falls Sie Artikel schon erhalten haben, senden Sie sie bitte innerhalb von 14 Tagen zurück. Danach erstatten wir Ihnen den Betrag.`,
    note: 'Sie erhalten diese E-Mail, weil Bestellungen mit dieser Adresse bei {{siteName}} widerrufen wurden. Wenn es nicht Ihre waren, müssen Sie nichts weiter tun.',
  },
  'cart-left': {
    name: 'Erinnerung an den Warenkorb',
    subject: 'In Ihrem Warenkorb bei {{siteName}} liegt noch etwas',
    heading: 'Überlegen Sie noch?',
    body: `Diese Artikel liegen noch in Ihrem Warenkorb. Es wurde nichts abgebucht.

{{items}}`,
    button: 'Zurück zum Warenkorb',
    note: 'Sie erhalten diese einmalige E-Mail, weil bei {{siteName}} ein Warenkorb mit dieser Adresse nicht bestellt wurde.',
  },
  'booking-requested': {
    subject: 'Buchungsanfrage: {{service}} bei {{siteName}}',
    heading: 'Wir haben Ihre Anfrage erhalten',
    body: `${facts}

Wir halten diesen Termin für Sie frei. Sobald er bestätigt ist, erhalten Sie eine weitere E-Mail.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Buchung bestätigt: {{service}}, {{when}}',
    heading: 'Ihre Buchung ist bestätigt',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Wir können Ihre Buchung nicht bestätigen: {{service}}, {{when}}',
    heading: 'Leider können wir Ihre Buchung nicht bestätigen',
    body: `Wir können Ihre Buchung für {{service}}, {{when}} leider nicht annehmen.

${reason}

{{#refund}}

Wir haben Ihnen {{refund}} über die ursprüngliche Zahlungsart erstattet.

{{/refund}}`,
    ...guest,
    button: 'Anderen Termin wählen',
  },
  'booking-moved': {
    subject: 'Termin verschoben: {{service}}, {{when}}',
    heading: 'Ihr Termin wurde verschoben',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Buchung storniert: {{service}}, {{when}}',
    heading: 'Ihre Buchung wurde storniert',
    body: `${facts}

${reason}

{{#refund}}

Wir haben Ihnen {{refund}} über die ursprüngliche Zahlungsart erstattet. Bis der Betrag auf Ihrem Konto erscheint, kann es bis zu 10 Tage dauern.

{{/refund}}`,
    ...guest,
    button: 'Buchung ansehen',
  },
  'booking-reminder': {
    subject: 'Erinnerung: {{service}}, {{when}}',
    heading: 'Bis bald',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Ihre Buchungen bei {{siteName}}',
    heading: 'Ihre Buchungen',
    body: `Hier finden Sie Neues zu Ihren Buchungen mit dieser E-Mail-Adresse: {{count}}. Öffnen Sie eine Buchung, um sie anzusehen, zu verschieben oder zu stornieren.

{{items}}

${more}`,
    note: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {{siteName}} gebucht wurde. Wenn Sie das nicht waren, müssen Sie nichts weiter tun.',
  },
  'waiting-joined': {
    subject: 'Sie stehen auf der Warteliste: {{service}}, {{when}}',
    heading: 'Sie stehen auf der Warteliste',
    body: `${facts}

Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen und halten ihn eine Weile für Sie frei.`,
    button: 'Warteliste ansehen oder verlassen',
    note: 'Sie erhalten diese E-Mail, weil diese Adresse bei {{siteName}} auf eine Warteliste gesetzt wurde. Wenn Sie das nicht waren, können Sie die Liste über den Link verlassen.',
  },
  'waiting-offer': {
    subject: 'Ein Platz ist frei: {{service}}, {{when}}',
    heading: 'Ein Platz ist frei geworden',
    body: `${facts}

Wir halten ihn bis {{heldUntil}} für Sie frei. Danach bieten wir ihn der nächsten Person an.`,
    button: 'Diesen Platz buchen',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Neuer Termin: {{service}}, {{when}}',
    heading: 'Der Termin wurde verschoben',
    body: `${facts}

Das ist der neue Termin. Sie stehen weiterhin auf der Warteliste: Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen.

Wenn Ihnen der neue Termin nicht passt, können Sie die Liste über den Link in unserer ersten E-Mail verlassen.`,
    button: 'Andere Termine ansehen',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Abgesagt: {{service}}, {{when}}',
    heading: 'Dieser Termin wurde abgesagt',
    body: `${facts}

Sie standen auf der Warteliste für diesen Termin. Er wurde abgesagt, deshalb haben wir Sie von der Liste genommen. Sie haben nichts gebucht und müssen nichts bezahlen.`,
    button: 'Andere Termine ansehen',
    note: 'Sie erhalten diese E-Mail, weil diese Adresse auf einer Warteliste von {{siteName}} eingetragen war.',
  },
};
