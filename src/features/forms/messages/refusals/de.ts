import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  noFileHere: 'In diesem Feld sind keine Dateien möglich.',
  sendAsForm: 'Senden Sie die Datei als Formular (multipart/form-data).',
  noFileSent: 'Es wurde keine Datei gesendet.',
  chooseFile: 'Wählen Sie eine Datei.',
  answersTooLong: 'Ihre Angaben sind zu lang, um sie auf einmal zu senden.',
  changed:
    'Dieses Formular wurde geändert, während Sie es ausgefüllt haben. Ihre Angaben sind noch da. Prüfen Sie sie und senden Sie das Formular noch einmal.',
  answersByName: 'Senden Sie die Antworten mit den Namen der Felder.',
  mustBeByName: 'Antworten brauchen die Namen der Felder.',
  fillIn: 'Füllen Sie das Formular aus, bevor Sie es senden.',
  noAnswers: 'Es gibt keine Angaben.',
  unknownField: 'Unbekanntes Feld.',
  unknownFieldNamed: 'Unbekanntes Feld: {name}.',
  badName: 'Dieser Name kann nicht verwendet werden.',
  enterMessage: 'Geben Sie eine Nachricht ein.',
  messageEmpty: 'Die Nachricht ist leer.',
  keyUsed: 'Dieser Schlüssel wurde bereits für eine andere Nachricht verwendet.',
  keyTooLong: 'Der Idempotency-Key darf höchstens 200 einfache Zeichen haben.',
  badKey: 'Dieser Schlüssel kann nicht verwendet werden.',
  staleLink:
    'Dieser Link ist abgelaufen. Melden Sie sich noch einmal an und verwenden Sie den Link in der neuesten E-Mail.',
  manyMessages:
    'Aus Ihrem Netzwerk wurden zu viele Nachrichten gesendet. Ihre Angaben sind noch da. Senden Sie sie in ein paar Minuten noch einmal.',
  manyFiles:
    'Aus Ihrem Netzwerk wurden zu viele Dateien gesendet. Versuchen Sie es in ein paar Minuten noch einmal.',
  noForm: 'Dieses Formular gibt es nicht mehr. Möglicherweise wurde es gelöscht.',
  fewerFiles: '{count, plural, one {Wählen Sie höchstens # Datei.} other {Wählen Sie höchstens # Dateien.}}',
  toFix:
    '{count, plural, one {Korrigieren Sie # Feld, um fortzufahren.} other {Korrigieren Sie # Felder, um fortzufahren.}}',
  fileGone: 'Eine Datei wurde nicht hochgeladen oder ist abgelaufen. Wählen Sie sie noch einmal.',
  thankYou: 'Vielen Dank für Ihre Nachricht',
  yourMessage: 'Ihre Nachricht',
} satisfies Translation<typeof en>;
