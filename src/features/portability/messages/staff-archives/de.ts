import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  cantBeImported: 'Diese Datei kann nicht importiert werden: {why}',
  damaged: 'Sie ist beschädigt oder unvollständig. Exportieren Sie die Website erneut.',
  notAZip: 'Sie ist kein vollständiges ZIP-Archiv.',
  tooManyFiles: 'Dieser Export enthält zu viele Dateien.',
  strangeEntry: 'Sie enthält etwas, das kein Website-Export enthält.',
  sameEntries: 'Sie enthält zwei Einträge mit demselben Namen.',
  hasPassword: 'Sie ist durch ein Passwort geschützt.',
  largeUnpacked: 'Dieser Export ist entpackt zu groß.',
  largeExport: 'Dieser Export ist zu groß.',
  largeFiles: 'Die Dateien in diesem Export brauchen mehr Speicherplatz, als eine Website hier haben kann.',
  notASiteExport: 'Sie ist ein Archiv, aber kein Website-Export.',
  contentsUnreadable: 'Ihr Inhaltsverzeichnis kann nicht gelesen werden.',
  newerRelease:
    'Sie wurde mit einer neueren Version erstellt. Diese Installation muss zuerst aktualisiert werden.',
  entryMissing: 'Ein Eintrag fehlt. Exportieren Sie die Website erneut.',
  entryNotListed: 'Sie enthält einen Eintrag, der nicht in ihrem Inhaltsverzeichnis steht.',
  changedAfterwards: 'Sie wurde nach dem Export geändert.',
  wrongChecksum: 'Der Inhalt einer Datei passt nicht zu ihrer Prüfsumme.',
  wrongType: '„{name}“ hat nicht den angegebenen Dateityp.',
  rowTooLong: 'Eine ihrer Zeilen ist zu lang.',
  rowUnreadable: 'Eine ihrer Zeilen kann nicht gelesen werden.',
  rowUnusable: 'Zeile {at} von „{table}“ kann nicht verwendet werden. {reason}',
  notValid: 'Sie ist ungültig.',
  tooDeep: 'Der Wert ist zu tief verschachtelt.',
  longText: 'Der Wert enthält zu langen Text.',
  unstorable: 'Der Wert enthält Zeichen, die nicht gespeichert werden können.',
  pageUnreadable: 'Diese Seite kann nicht gelesen werden.',
  blocksLeftOut:
    '„{name}“ wurde ohne {count, plural, one {# Block importiert, den} other {# Blöcke importiert, die}} diese Website nicht unterstützt.',
  settingsLeftOut:
    'Übersetzungen in „{language}“ wurden ohne die Einstellungen von {count, plural, one {# Block} other {# Blöcken}} importiert, die diese Website nicht unterstützt.',
  noOwner: 'Die enthaltene Website hat keinen Inhaber. Legen Sie mit --owner einen fest.',
  unknownTable: 'Sie enthält eine Tabelle „{table}“, die diese Version nicht kennt.',
  unknownColumn: '„{table}“ hat eine Spalte „{column}“, die diese Version nicht kennt.',
  unlistedColumn: 'Zeile {at} von „{table}“ hat eine Spalte, die die Tabelle nicht aufführt.',
  wrongCount: '„{table}“ hat nicht so viele Zeilen wie angegeben.',
  addressUsed: 'Eine andere Website verwendet diese Adresse bereits.',
  rowsDontFit: 'Ihre Zeilen passen nicht zusammen.',
  rowsOfTableDontFit: 'Ihre Zeilen passen nicht zusammen (in „{table}“).',
} satisfies Translation<typeof en>;
