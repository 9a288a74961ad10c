import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  collectionGone: 'Esta colección ya no existe. Puede que se haya eliminado.',
  productGone: 'Este producto ya no existe. Puede que se haya eliminado.',
  chosenProductGone: 'Un producto que elegiste ya no existe. Vuelve a elegir.',
  oneCollectionGone: 'Una de estas colecciones ya no existe. Actualiza la lista.',
  productTwice: 'Un producto aparece dos veces.',
  listProductsOnce: 'Incluye cada producto una sola vez.',
  featuredProductGone: 'Un producto que elegiste ya no está. Vuelve a elegir.',
  featuredGone: 'Uno de estos ya no está.',
  chosenCollectionGone: 'Una colección que elegiste ya no existe. Vuelve a elegir.',
  oneGone: 'Una de estas ya no existe.',
  nameEachVariant: 'Cada variante necesita un nombre o un valor para cada opción.',
  enterVariantName: 'Introduce un nombre para la variante.',
  sameVariantNames: 'Dos variantes se llaman «{label}». Ponles nombres distintos.',
  variantNameTaken: 'Otra variante ya tiene este nombre.',
  variantGone: 'Esta variante ya no existe.',
  stockNotTracked: 'No se controlan las existencias de esta variante. Define primero sus existencias.',
  onlyInStock: 'Solo hay {stock} en existencias.',
  changeOrNewStock: 'Introduce un cambio o las nuevas existencias.',
  eitherThisOrTo: 'Indica esto o «to», pero no ambos.',
  notAnAmount: '«{text}» no es un importe como 24,50.',
  notAWholeNumber: '«{text}» no es un número entero.',
  notYesOrNo: 'Escribe yes o no en lugar de «{text}».',
  attributeNeedsBoth: '«{entry}» necesita un nombre y un valor, por ejemplo Material: Gres.',
  importGone: 'Esta importación ya no existe. Solo se conservan las diez últimas.',
  nothingToImport: 'Este archivo no tiene productos que se puedan importar.',
  importRunning: 'Esta importación ya está en curso.',
  importDeleted: 'Esta importación ya se ha eliminado.',
  importStopped: 'Esta importación se ha detenido.',
  columnNamesMissing:
    'La primera fila debe contener los nombres de las columnas: como mínimo «label» y «price», o los de una exportación de Shopify o WooCommerce.',
  tooManyRowsOfProduct: 'Demasiadas filas para un solo producto a partir de la línea {line}.',
  productTwiceInFile:
    'Este producto aparece dos veces en el archivo. Mantén juntas las filas de un mismo producto.',
  tooManyProducts: 'Este archivo tiene más de 100 000 productos. Divídelo en varios archivos.',
  parentMissing: 'El producto de esta variante («{parent}») debe ir antes.',
  unsupportedType: 'Tipo de producto no admitido: «{type}».',
  negativeStock: 'Las existencias negativas se importan como 0.',
  imagesDownloaded:
    '{count, plural, one {# imagen se descarga} many {# de imágenes se descargan} other {# imágenes se descargan}} de {hosts}.',
  imagesSkipped:
    '{count, plural, one {# imagen se omite} many {# de imágenes se omiten} other {# imágenes se omiten}}: sin archivo en «Archivos» ni dirección completa (https://…).',
  fileSkipped: 'Un archivo de descarga no está en «Archivos», así que se omite.',
} satisfies Translation<typeof en>;
