import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const de = {
  dismiss: 'Schließen',
  problem: 'Problem:',
  hide: 'Verbergen',
  show: 'Anzeigen',
  password: 'Passwort',
  select: '{label} auswählen',
  optional: '{label} (optional)',
  picture: 'Bild',
  pictureCount: '{at} von {count}',
  previousImage: 'Vorheriges Bild',
  nextImage: 'Nächstes Bild',
  close: 'Schließen',
  fixFields: 'Bitte korrigieren Sie {count, plural, one {# Feld} other {# Felder}}, um fortzufahren.',
  unreachable:
    'Die Website ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  badRequest: 'Ungültige Anfrage. Bitte prüfen Sie, ob alle Felder richtig ausgefüllt sind.',
  notAllowed: 'Dazu sind Sie nicht berechtigt.',
  serverDown: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  pageUnreachable:
    'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Ein Fehler ist aufgetreten',
  errorScreenFailed: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
} satisfies Translation<typeof en>;
