import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  collectionGone: 'Diese Kollektion gibt es nicht mehr. Möglicherweise wurde sie gelöscht.',
  productGone: 'Dieses Produkt gibt es nicht mehr. Möglicherweise wurde es gelöscht.',
  chosenProductGone: 'Ein ausgewähltes Produkt gibt es nicht mehr. Wählen Sie erneut.',
  oneCollectionGone: 'Eine dieser Kollektionen gibt es nicht mehr. Aktualisieren Sie die Liste.',
  productTwice: 'Ein Produkt ist doppelt aufgeführt.',
  listProductsOnce: 'Führen Sie jedes Produkt nur einmal auf.',
  featuredProductGone: 'Ein ausgewähltes Produkt ist nicht mehr da. Wählen Sie erneut.',
  featuredGone: 'Eines davon ist nicht mehr da.',
  chosenCollectionGone: 'Eine ausgewählte Kollektion gibt es nicht mehr. Wählen Sie erneut.',
  oneGone: 'Eine davon gibt es nicht mehr.',
  nameEachVariant: 'Jede Variante braucht einen Namen oder einen Wert für jede Option.',
  enterVariantName: 'Geben Sie einen Namen für die Variante ein.',
  sameVariantNames: 'Zwei Varianten heißen „{label}“. Geben Sie ihnen unterschiedliche Namen.',
  variantNameTaken: 'Eine andere Variante hat bereits diesen Namen.',
  variantGone: 'Diese Variante gibt es nicht mehr.',
  stockNotTracked:
    'Der Lagerbestand dieser Variante wird nicht erfasst. Legen Sie zuerst einen Lagerbestand fest.',
  onlyInStock: 'Nur {stock} auf Lager.',
  changeOrNewStock: 'Geben Sie eine Änderung oder den neuen Lagerbestand ein.',
  eitherThisOrTo: 'Geben Sie entweder dies oder „to“ an.',
  notAnAmount: '„{text}“ ist kein Betrag wie 24,50.',
  notAWholeNumber: '„{text}“ ist keine ganze Zahl.',
  notYesOrNo: 'Geben Sie statt „{text}“ yes oder no ein.',
  attributeNeedsBoth: '„{entry}“ braucht einen Namen und einen Wert, zum Beispiel Material: Steinzeug.',
  importGone: 'Diesen Import gibt es nicht mehr. Nur die letzten zehn werden aufbewahrt.',
  nothingToImport: 'Diese Datei enthält keine Produkte, die importiert werden können.',
  importRunning: 'Dieser Import läuft bereits.',
  importDeleted: 'Dieser Import wurde bereits gelöscht.',
  importStopped: 'Dieser Import wurde gestoppt.',
  columnNamesMissing:
    'Die erste Zeile muss Spaltennamen enthalten: mindestens „label“ und „price“ oder die eines Exports aus Shopify oder WooCommerce.',
  tooManyRowsOfProduct: 'Zu viele Zeilen für ein Produkt ab Zeile {line}.',
  productTwiceInFile:
    'Dieses Produkt steht zweimal in der Datei. Lassen Sie die Zeilen eines Produkts beieinander.',
  tooManyProducts: 'Diese Datei enthält mehr als 100.000 Produkte. Teilen Sie sie auf mehrere Dateien auf.',
  parentMissing: 'Das Produkt dieser Variante („{parent}“) muss davor stehen.',
  unsupportedType: 'Nicht unterstützter Produkttyp: „{type}“.',
  negativeStock: 'Negativer Lagerbestand wird als 0 importiert.',
  imagesDownloaded: '{count, plural, one {# Bild wird} other {# Bilder werden}} von {hosts} heruntergeladen.',
  imagesSkipped:
    '{count, plural, one {# Bild wird übersprungen: nicht unter „Dateien“ und keine vollständige Adresse (https://…).} other {# Bilder werden übersprungen: nicht unter „Dateien“ und keine vollständigen Adressen (https://…).}}',
  fileSkipped: 'Eine Download-Datei liegt nicht unter „Dateien“ und wird daher übersprungen.',
} satisfies Translation<typeof en>;
