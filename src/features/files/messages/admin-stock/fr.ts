import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  whereFrom: 'Source',
  yourFiles: 'Vos fichiers',
  stockPhotos: 'Photos libres de droits',
  searchStockPhotos: 'Rechercher des photos libres de droits',
  pottery: 'Café, montagnes, atelier…',
  clearSearch: 'Effacer la recherche',
  searchToBegin: 'Recherchez des photos gratuites pour votre site.',
  nothingFound: 'Aucune photo trouvée. Essayez d’autres mots.',
  photosFound: '{count, plural, one {# photo} many {# de photos} other {# photos}}',
  photo: 'Photo',
  photoOn: '{author} sur {provider}',
  loadMore: 'Charger plus',
  photosFrom: 'Photos fournies par {provider}',
  chosen:
    '{count, plural, =0 {Aucune sélection} one {# photo sélectionnée} many {# de photos sélectionnées} other {# photos sélectionnées}}',
  addPhotos: '{count, plural, one {Utiliser la photo} many {Utiliser # de photos} other {Utiliser # photos}}',
  cancel: 'Annuler',
  freePhotos: 'Des photos gratuites pour votre site',
  freePhotosSays: 'Recherchez des photos gratuites et ajoutez-les sans quitter cette page.',
  useOpenverse: 'Activer les photos libres de droits',
  openverseSays:
    'Les photos proviennent d’Openverse. Vous pouvez choisir un autre fournisseur dans les {settings}.',
  settings: 'paramètres',
  lead: 'Trouvez des photos gratuites chaque fois que vous choisissez une image.',
  provider: 'Fournisseur',
  none: 'Aucun',
  noneSays: 'Vous n’utilisez que vos propres images.',
  openverse: 'Photos du domaine public, de musées, de Flickr et de Wikimedia. Sans compte.',
  pexels: 'Photos pour l’entreprise et la vie quotidienne. Nécessite une clé API gratuite.',
  apiKey: 'Clé API',
  newApiKey: 'Nouvelle clé API',
  keyEndsIn: 'La clé se termine par …{ending}. Laissez ce champ vide pour la conserver.',
  storedEncrypted: 'Elle est stockée chiffrée et n’est plus jamais affichée.',
  getKey: 'Obtenez une clé API gratuite depuis {account}.',
  yourAccount: 'votre compte Pexels',
  whatIsSent:
    'Vos mots de recherche sont envoyés au fournisseur, et les aperçus sont chargés depuis ses serveurs. Les photos que vous utilisez sont copiées dans vos fichiers\u00a0: les visiteurs les chargent depuis votre site. Vous n’êtes pas tenu de citer le photographe.',
  saved: 'Photos libres de droits enregistrées.',
  footer: 'Vous pouvez rechercher des photos quand vous choisissez une image.',
} satisfies Translation<typeof en>;
