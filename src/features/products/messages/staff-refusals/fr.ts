import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  collectionGone: 'Cette collection n’existe plus. Elle a peut-être été supprimée.',
  productGone: 'Ce produit n’existe plus. Il a peut-être été supprimé.',
  chosenProductGone: 'Un produit que vous avez choisi n’existe plus. Choisissez à nouveau.',
  oneCollectionGone: 'L’une de ces collections n’existe plus. Actualisez la liste.',
  productTwice: 'Un produit figure deux fois dans la liste.',
  listProductsOnce: 'N’indiquez chaque produit qu’une seule fois.',
  featuredProductGone: 'Un produit que vous avez choisi a disparu. Choisissez à nouveau.',
  featuredGone: 'L’un d’eux a disparu.',
  chosenCollectionGone: 'Une collection que vous avez choisie n’existe plus. Choisissez à nouveau.',
  oneGone: 'L’une d’elles n’existe plus.',
  nameEachVariant: 'Chaque variante doit avoir un nom, ou une valeur pour chaque option.',
  enterVariantName: 'Saisissez un nom de variante.',
  sameVariantNames: 'Deux variantes s’appellent « {label} ». Donnez-leur des noms différents.',
  variantNameTaken: 'Une autre variante porte déjà ce nom.',
  variantGone: 'Cette variante n’existe plus.',
  stockNotTracked: 'Le stock de cette variante n’est pas suivi. Définissez d’abord son stock.',
  onlyInStock: 'Seulement {stock} en stock.',
  changeOrNewStock: 'Saisissez une variation ou le nouveau stock.',
  eitherThisOrTo: 'Indiquez soit cette valeur, soit « to ».',
  notAnAmount: '« {text} » n’est pas un montant comme 24,50.',
  notAWholeNumber: '« {text} » n’est pas un nombre entier.',
  notYesOrNo: 'Saisissez yes ou no au lieu de « {text} ».',
  attributeNeedsBoth: '« {entry} » doit comporter un nom et une valeur, par exemple Matière: Grès.',
  importGone: 'Cette importation n’existe plus. Seules les dix dernières sont conservées.',
  nothingToImport: 'Ce fichier ne contient aucun produit qui puisse être importé.',
  importRunning: 'Cette importation est déjà en cours.',
  importDeleted: 'Cette importation a déjà été supprimée.',
  importStopped: 'Cette importation a été arrêtée.',
  columnNamesMissing:
    'La première ligne doit contenir les noms des colonnes : au moins « label » et « price », ou ceux d’un export Shopify ou WooCommerce.',
  tooManyRowsOfProduct: 'Trop de lignes pour un seul produit à partir de la ligne {line}.',
  productTwiceInFile:
    'Ce produit figure deux fois dans le fichier. Gardez ensemble les lignes d’un même produit.',
  tooManyProducts: 'Ce fichier contient plus de 100 000 produits. Répartissez-les dans plusieurs fichiers.',
  parentMissing: 'Le produit de cette variante (« {parent} ») doit la précéder.',
  unsupportedType: 'Type de produit non pris en charge : « {type} ».',
  negativeStock: 'Un stock négatif est importé comme 0.',
  imagesDownloaded:
    '{count, plural, one {# image est téléchargée} many {# d’images sont téléchargées} other {# images sont téléchargées}} depuis {hosts}.',
  imagesSkipped:
    '{count, plural, one {# image est ignorée} many {# d’images sont ignorées} other {# images sont ignorées}} : ni dans « Fichiers », ni adresse complète (https://…).',
  fileSkipped: 'Un fichier à télécharger ne se trouve pas dans « Fichiers » : il est ignoré.',
} satisfies Translation<typeof en>;
