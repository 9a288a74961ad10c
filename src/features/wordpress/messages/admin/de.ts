import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  publishPagesAndPostsThat:
    'Seiten und Beiträge veröffentlichen, die auf der alten Website veröffentlicht waren',
  scheduledOnesStayScheduledTurn:
    'Geplante bleiben geplant. Deaktivieren Sie dies, um alles als Entwurf zu importieren.',
  ofImportedYouCanLeave:
    '{done, plural, one {# von {total}} other {# von {total}}} importiert. Sie können diese Seite verlassen. Der Import läuft weiter.',
  importFinishedCouldntBeImported:
    'Import abgeschlossen. {failed, plural, one {# konnte} other {# konnten}} nicht importiert werden. Die Gründe finden Sie unten.',
  importFinishedEverythingWasImported: 'Import abgeschlossen. Alles wurde importiert.',
  importUndoneThePagesAnd:
    'Import rückgängig gemacht. Die Seiten und Beiträge wurden gelöscht und die Bilder in den Papierkorb verschoben.',
  imported: 'Importiert',
  undoImport: 'Import rückgängig machen',
  undoImportQuestion: 'Import rückgängig machen?',
  importedPagesAndPostsAre:
    'Importierte Seiten und Beiträge werden gelöscht, auch mit Ihren Änderungen seither. Ebenso der Blog, die Kategorien, Schlagwörter und Autoren, die der Import hinzugefügt hat, wenn sonst nichts sie verwendet. Bilder bleiben 30 Tage im Papierkorb.',
  keepImport: 'Import behalten',
  import: 'Importieren',
  siteExport: 'Website-Export',
  thisFileWasntReadCompletely: 'Diese Datei wurde nicht vollständig gelesen. Wählen Sie sie erneut aus.',
  notes: 'Hinweise',
  entries: 'Einträge',
  skipped: 'Übersprungen',
  showMore: 'Mehr anzeigen',
  notImportedYet: 'Noch nicht importiert',
  undone: 'Rückgängig gemacht',
  incompleteUpload: 'Unvollständig hochgeladen',
  ofFailed: '{done} von {total}, {failed} fehlgeschlagen',
  doneOf: '{done} von {total}',
  fromWordpress: 'Aus WordPress',
  inWordpressGoToTools:
    'Gehen Sie in WordPress zu „Werkzeuge“, „Daten exportieren“ und wählen Sie „Alle Inhalte“.',
  downloadTheXmlFileAnd: 'Laden Sie die .xml-Datei herunter und wählen Sie sie hier aus.',
  keepTheOldSiteOnline: 'Lassen Sie die alte Website online, bis die Bilder heruntergeladen sind.',
  chooseWordpressExportFile: 'WordPress-Exportdatei auswählen',
  fromGhost: 'Aus Ghost',
  inGhostGoToSettings: 'Gehen Sie in Ghost zu „Settings“, „Import/Export“ und exportieren Sie Ihre Inhalte.',
  enterTheAddressOfYour:
    'Geben Sie die Adresse Ihrer Ghost-Website ein und wählen Sie hier die .json-Datei aus.',
  addressOfYourGhostSite: 'Adresse Ihrer Ghost-Website',
  imagesAreDownloadedFromThere: 'Bilder werden von dort heruntergeladen.',
  exampleAddress: 'https://blog.example.com',
  chooseGhostExportFile: 'Ghost-Exportdatei auswählen',
  importContentFromAnotherSite:
    'Importieren Sie Inhalte von einer anderen Website. Sie können alles prüfen, bevor es gespeichert wird.',
  settings: 'Einstellungen',
  products: 'Produkte',
  fromAShopifyOrWoocommerce:
    'Aus einem Produktexport von Shopify oder WooCommerce oder einer beliebigen CSV-Datei mit Namen und Preisen.',
  importProducts: 'Produkte importieren',
  fromOrigin: 'Von {origin}.',
  clearTheItemsYouDont:
    'Entfernen Sie die Häkchen bei allem, was Sie nicht importieren möchten. Alte Adressen leiten automatisch auf die neuen Seiten weiter. Beiträge werden Ihrem Blog hinzugefügt, mit Datum, Autoren, Kategorien, Schlagwörtern und Kommentaren aus der Datei.',
  importEntries: '{count, plural, one {{count} Eintrag} other {{count} Einträge}} importieren',
  page: 'Seite',
  post: 'Beitrag',
  picture: 'Bild',
  stateWaiting: 'Wartend',
  stateKnown: 'Bereits importiert',
  stateFailed: 'Fehlgeschlagen',
  stateRemoved: 'Entfernt',
} satisfies Translation<typeof en>;
