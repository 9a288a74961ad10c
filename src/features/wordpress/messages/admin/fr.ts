import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  publishPagesAndPostsThat: 'Publier les pages et articles qui étaient publiés sur l’ancien site',
  scheduledOnesStayScheduledTurn:
    'Les contenus planifiés le restent. Désactivez cette option pour tout importer comme brouillons.',
  ofImportedYouCanLeave:
    '{done, plural, one {# importé} many {# importés} other {# importés}} sur {total}. Vous pouvez quitter cette page. L’importation se poursuit.',
  importFinishedCouldntBeImported:
    'Importation terminée. {failed, plural, one {# élément n’a pas pu être importé} many {# d’éléments n’ont pas pu être importés} other {# éléments n’ont pas pu être importés}}. Voyez les raisons ci-dessous.',
  importFinishedEverythingWasImported: 'Importation terminée. Tout a été importé.',
  importUndoneThePagesAnd:
    'Importation annulée. Les pages et articles ont été supprimés et les images placées dans la corbeille.',
  imported: 'Importé',
  undoImport: 'Annuler l’importation',
  undoImportQuestion: 'Annuler l’importation ?',
  importedPagesAndPostsAre:
    'Les pages et articles importés sont supprimés, y compris vos modifications depuis. Il en va de même du blog, des catégories, des mots-clés et des auteurs ajoutés par l’importation, si rien d’autre ne les utilise. Les images restent 30 jours dans la corbeille.',
  keepImport: 'Conserver l’importation',
  import: 'Importer',
  siteExport: 'Exportation du site',
  thisFileWasntReadCompletely: 'Ce fichier n’a pas été lu entièrement. Choisissez-le à nouveau.',
  notes: 'Remarques',
  entries: 'Entrées',
  skipped: 'Ignoré',
  showMore: 'Afficher plus',
  notImportedYet: 'Pas encore importé',
  undone: 'Annulé',
  incompleteUpload: 'Importation incomplète',
  ofFailed: '{done} sur {total}, échecs : {failed}',
  doneOf: '{done} sur {total}',
  fromWordpress: 'Depuis WordPress',
  inWordpressGoToTools: 'Dans WordPress, ouvrez Outils, Exporter et choisissez « Tout le contenu ».',
  downloadTheXmlFileAnd: 'Téléchargez le fichier .xml et choisissez-le ici.',
  keepTheOldSiteOnline: 'Gardez l’ancien site en ligne jusqu’à ce que les images soient téléchargées.',
  chooseWordpressExportFile: 'Choisir un fichier d’export WordPress',
  fromGhost: 'Depuis Ghost',
  inGhostGoToSettings: 'Dans Ghost, ouvrez Settings, Import/Export et exportez votre contenu.',
  enterTheAddressOfYour: 'Saisissez l’adresse de votre site Ghost et choisissez ici le fichier .json.',
  addressOfYourGhostSite: 'Adresse de votre site Ghost',
  imagesAreDownloadedFromThere: 'Les images sont téléchargées depuis cette adresse.',
  exampleAddress: 'https://blog.example.com',
  chooseGhostExportFile: 'Choisir un fichier d’export Ghost',
  importContentFromAnotherSite:
    'Importez du contenu d’un autre site. Vous pouvez tout vérifier avant l’enregistrement.',
  settings: 'Paramètres',
  products: 'Produits',
  fromAShopifyOrWoocommerce:
    'Depuis un export de produits Shopify ou WooCommerce, ou tout fichier CSV avec des noms et des prix.',
  importProducts: 'Importer des produits',
  fromOrigin: 'Depuis {origin}.',
  clearTheItemsYouDont:
    'Décochez les éléments que vous ne voulez pas importer. Les anciennes adresses redirigent automatiquement vers les nouvelles pages. Les articles sont ajoutés à votre blog, avec les dates, auteurs, catégories, mots-clés et commentaires que contient le fichier.',
  importEntries:
    'Importer {count, plural, one {{count} entrée} many {{count} d’entrées} other {{count} entrées}}',
  page: 'Page',
  post: 'Article',
  picture: 'Image',
  stateWaiting: 'En attente',
  stateKnown: 'Déjà importé',
  stateFailed: 'Échec',
  stateRemoved: 'Retiré',
} satisfies Translation<typeof en>;
