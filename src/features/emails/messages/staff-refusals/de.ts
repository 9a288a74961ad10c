import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  mailGone: 'E-Mail nicht gefunden. Vielleicht wurde sie gelöscht.',
  fixMarkedLines:
    'Diese E-Mail kann noch nicht gespeichert werden. Korrigieren Sie die markierten Zeilen und versuchen Sie es noch einmal.',
  mailNotFound: 'E-Mail nicht gefunden.',
  unknownMail: 'Unbekannte E-Mail.',
  youUnsubscribed: 'Sie haben diese E-Mails abbestellt, deshalb können wir Ihnen keine Test-E-Mail senden.',
  versionNotFound: 'Version nicht gefunden.',
  cantBeTurnedOff: 'Diese E-Mail kann nicht deaktiviert werden. {reason}',
  alreadyCustomised: 'Diese E-Mail wurde bereits angepasst. Bearbeiten Sie stattdessen Ihre Version.',
  alreadySent: 'Diese E-Mail wurde bereits gesendet.',
  recipientUnsubscribed: 'Diese E-Mail wurde nicht gesendet, weil der Empfänger sich abgemeldet hat.',
  alreadyWaiting: 'Diese E-Mail wartet bereits auf den Versand.',
  justResent: 'Jemand anderes hat diese E-Mail gerade erneut gesendet.',
  linkExpired:
    'Der Link in dieser E-Mail kann nicht mehr verwendet werden. Fordern Sie stattdessen einen neuen an.',
  atLine: 'Zeile {line}: {problem}',
  placeholderNotClosed: 'Ein Platzhalter ist nicht geschlossen. Schreiben Sie ihn so: {example}.',
  sectionNeedsBoth: 'Der Abschnitt „{section}“ braucht sowohl {start} als auch {end}.',
  plainPlaceholdersOnly: 'Verwenden Sie nur einfache Platzhalter wie {example}.',
  unknownPlaceholder: 'Unbekannter Platzhalter „{name}“. Verfügbare Platzhalter: {all}.',
  sectionNeverEmpty:
    'Ein Abschnitt kann nicht von „{name}“ abhängen, weil dieser Platzhalter nie leer ist. Abschnitte können hiervon abhängen: {optional}.',
  noConditionalSections: 'Diese E-Mail kann keine bedingten Abschnitte haben.',
  sectionOnOwnLines: 'Setzen Sie den Anfang und das Ende eines Abschnitts jeweils in eine eigene Zeile.',
  addPlaceholder: 'Fügen Sie {placeholder} hinzu. Ohne diesen Platzhalter funktioniert die E-Mail nicht.',
  listOnOwnLine: '„{name}“ ist eine Liste. Setzen Sie {placeholder} in eine eigene Zeile.',
  notALink: '„{href}“ ist kein gültiger Link. Verwenden Sie https://…, mailto:… oder einen Link-Platzhalter.',
  noMatchingStart: 'Zu {end} fehlt das passende {start}.',
  smallPrintOnce:
    'Verwenden Sie die Zeile --- über dem Kleingedruckten nur einmal und außerhalb bedingter Abschnitte.',
  subject: 'Betreff',
  email: 'E-Mail',
  smallPrint: 'Kleingedrucktes',
  heading: 'Überschrift',
  paragraph: 'Absatz',
  listItem: 'Listenpunkt',
  button: 'Schaltfläche',
  chooseLanguage: 'Wählen Sie eine der Sprachen Ihrer Website.',
} satisfies Translation<typeof en>;
