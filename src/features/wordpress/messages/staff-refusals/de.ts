import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  alreadyRunning: 'Dieser Import läuft bereits.',
  onlyFinishedUndone: 'Nur abgeschlossene Importe lassen sich rückgängig machen.',
  sendEachOnce: 'Senden Sie „name“, „from“ und „address“ je einmal. „from“ ist „wordpress“ oder „ghost“.',
  importGone: 'Diesen Import gibt es nicht mehr.',
  notWordpress:
    'Das ist kein WordPress-Export. Gehen Sie in WordPress zu „Werkzeuge“, „Daten exportieren“ und wählen Sie „Alle Inhalte“.',
  wordpressIncomplete:
    'Das ist kein WordPress-Export. Gehen Sie in WordPress zu „Werkzeuge“, „Daten exportieren“ und wählen Sie „Alle Inhalte“. Die Datei ist ab Zeile {line} unvollständig.',
  wordpressTooLarge:
    'Diese Datei ist größer als 200 MB. Exportieren Sie in Teilen, zum Beispiel nach Jahren.',
  notGhost:
    'Das ist kein Ghost-Export. Gehen Sie in Ghost zu „Settings“, „Import/Export“ und exportieren Sie Ihre Inhalte als JSON-Datei.',
  ghostDamaged:
    'Das ist kein Ghost-Export. Gehen Sie in Ghost zu „Settings“, „Import/Export“ und exportieren Sie Ihre Inhalte als JSON-Datei. Die Datei ist unvollständig oder beschädigt.',
  ghostTooLarge:
    'Diese Datei ist größer als 200 MB. Prüfen Sie, ob es die Datei ist, die Ghost exportiert hat.',
  ghostAddress: 'Geben Sie die Adresse Ihrer Ghost-Website ein, zum Beispiel https://blog.example.com.',
  onlyEmailed: 'Der Beitrag wurde nur per E-Mail versendet und wird daher als Entwurf importiert.',
  membersOnlyIsDraft:
    'In Ghost konnten das nur {who, select, paying {zahlende Mitglieder} other {Mitglieder}} lesen, daher wird es als Entwurf importiert.',
  membersOnlyInGhost:
    'In Ghost war das nur für {who, select, paying {zahlende Mitglieder} other {Mitglieder}}.',
  tiersOnlyInGhost:
    'In Ghost konnten das nur bestimmte Tarife lesen. Hier können es alle angemeldeten Kunden.',
  scheduleUnreadable: 'Die geplante Zeit war nicht lesbar, daher wird es als Entwurf importiert.',
  textMissing: 'Der Text ist im Export nicht als HTML enthalten und wird daher nicht importiert.',
  dateUnreadable: 'Das Datum war nicht lesbar.',
  canonicalNotImported: 'Die kanonische Adresse wird nicht importiert: {canonical}',
  entriesForMembers:
    '{count, plural, one {# Eintrag nur für Mitglieder wird als Entwurf importiert und nicht veröffentlicht.} other {# Einträge nur für Mitglieder werden als Entwürfe importiert und nicht veröffentlicht.}}',
  postsWithoutAuthor:
    '{count, plural, one {# Beitrag hat einen Autor, der nicht in der Datei enthalten ist.} other {# Beiträge haben Autoren, die nicht in der Datei enthalten sind.}}',
  entriesTooLong: '{count, plural, one {# Eintrag ist} other {# Einträge sind}} zu lang für den Import.',
  imagesNeedAddress:
    'Ohne die Adresse Ihrer Ghost-Website können keine Bilder heruntergeladen werden. Wählen Sie die Datei erneut aus und geben Sie die Adresse ein.',
  ghostLeftOut: 'Mitglieder, Kommentare, Newsletter, Einstellungen und Themes werden nicht importiert.',
  passwordIsDraft: 'In WordPress ist das passwortgeschützt, daher wird es als Entwurf importiert.',
  filesLeftOut:
    '{count, plural, one {# Datei, die kein Bild ist, wird nicht importiert. Laden Sie sie unter „Dateien“ hoch.} other {# Dateien, die keine Bilder sind, werden nicht importiert. Laden Sie sie unter „Dateien“ hoch.}}',
  productsLeftOut:
    '{count, plural, one {# Produkt wird nicht importiert. Importieren Sie es} other {# Produkte werden nicht importiert. Importieren Sie sie}} stattdessen mit einem Produktexport aus WooCommerce.',
  entriesLeftOut:
    '{count, plural, one {# Eintrag vom Typ „{type}“ wird} other {# Einträge vom Typ „{type}“ werden}} nicht importiert.',
  linksLeftOut:
    '{count, plural, one {# Menülink führt} other {# Menülinks führen}} nicht zu einer importierten Seite. Fügen Sie fehlende Links unter „Menüs“ hinzu.',
  entriesWithPassword:
    '{count, plural, one {# passwortgeschützter Eintrag wird als Entwurf importiert und nicht veröffentlicht.} other {# passwortgeschützte Einträge werden als Entwürfe importiert und nicht veröffentlicht.}}',
  commentsLeftOut:
    '{count, plural, one {# Kommentar zu einer Seite wird} other {# Kommentare zu Seiten werden}} nicht importiert.',
  wordpressLeftOut:
    'Spam-Kommentare, Benutzerkonten, Passwörter und Inhalte von Plugins werden nicht importiert.',
  surplusLeftOut:
    '{count, plural, one {# Eintrag über der Grenze von 20.000 wird} other {# Einträge über der Grenze von 20.000 werden}} nicht importiert. Exportieren Sie die Website in Teilen.',
  notSaved: 'Der Inhalt konnte nicht gespeichert werden.',
  emptyPage:
    'Die Seite war leer. Falls sie Ihre Beiträge aufgelistet hat, nutzen Sie stattdessen die Seite des Blogs.',
  schedulePassed: 'Die geplante Zeit ist vorbei, daher ist es ein Entwurf.',
  scheduledTooFar: 'Die geplante Zeit liegt mehr als fünf Jahre in der Zukunft, daher ist es ein Entwurf.',
  endNotImported: 'Der Text ist zu lang, daher wird das Ende nicht importiert.',
  imageNotDownloaded: 'Ein Bild konnte nicht heruntergeladen werden: {address}',
  hiddenComments:
    '{count, plural, one {# Kommentar wurde importiert. Besucher sehen ihn} other {# Kommentare wurden importiert. Besucher sehen sie}}, sobald Sie in den Einstellungen des Blogs Kommentare erlauben.',
  typeForPostsGone: 'Den Inhaltstyp für Beiträge gibt es nicht mehr. Vielleicht wurde er gelöscht.',
  shortcodeLeftOut:
    'Der Shortcode „{shortcode}“ stammt aus einem WordPress-Plugin und wird nicht importiert.',
} satisfies Translation<typeof en>;
