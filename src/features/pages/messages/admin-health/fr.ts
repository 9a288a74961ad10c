import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  anImageIsOnlyPixels:
    'Une image ne fait que {width} pixels de large et s’affiche plus grande : elle paraît floue. Environ {wanted} pixels conviendraient mieux.',
  anExternalImageIsVery:
    'Une image externe est très grande ({width} × {height}), et les visiteurs doivent la charger en entier. Placez-la dans vos fichiers, qui en créent des versions plus petites.',
  anImageHasNoAlt:
    'Une image n’a pas de texte alternatif. Décrivez-la pour les personnes qui ne peuvent pas la voir.',
  useTheAltTextFrom: 'Utiliser le texte alternatif de vos fichiers',
  pictureInTrash:
    'Une image affiche « {name} », qui est dans la corbeille et sera effacé. Restaurez-le dans vos fichiers ou choisissez-en un autre.',
  linkToTrash:
    'Un lien mène à « {name} », qui est dans la corbeille et sera effacé. Restaurez-le dans vos fichiers ou choisissez-en un autre.',
  linkInTextToTrash:
    'Un lien du texte mène à « {name} », qui est dans la corbeille et sera effacé. Restaurez-le dans vos fichiers ou choisissez-en un autre.',
  pictureIsGone: 'Une image affiche un fichier qui n’existe plus.',
  linkToGoneFile: 'Un lien mène à un fichier qui n’existe plus.',
  linkInTextToGoneFile: 'Un lien du texte mène à un fichier qui n’existe plus.',
  removeImage: 'Retirer l’image',
  removeLink: 'Retirer le lien',
  aBlockIsHiddenOn: 'Un bloc est masqué sur toutes les tailles d’écran : personne ne le voit.',
  showIt: 'L’afficher',
  aBlockOverlapsThe:
    'Un bloc chevauche le précédent et n’a pas d’arrière-plan : son texte peut être difficile à lire.',
  aBlockOverlapsTheText: 'Un bloc chevauche le texte au-dessus et peut en cacher une partie.',
  removeOverlap: 'Supprimer le chevauchement',
  theTitleOfThePage: 'Titre de la page : {hidden}.',
  aReusableSectionWasDeleted:
    'Une section réutilisable a été supprimée. Les visiteurs ne voient rien à sa place.',
  removeFromThePage: 'Retirer de la page',
  inTheSection: 'Dans la section « {within} » : {says}',
  hasNoLinkYet: '« {label} » n’a pas encore de lien.',
  theLinkToIsBroken: 'Le lien vers {href} est rompu : cette page n’existe pas.',
  linkInTextIsBroken: 'Un lien du texte vers {href} est rompu : cette page n’existe pas.',
  nothingIsChosenUnderSo: 'Rien n’est choisi sous « {label} » : les visiteurs ne voient rien de ce bloc.',
  thePageHasNoPage: 'La page n’a pas de titre de page (H1).',
  makeItThePageTitle: 'En faire le titre de la page (H1)',
  thePageHasMoreThan: 'La page a plusieurs titres de page (H1).',
  makeItASectionHeading: 'En faire un titre de section (H2)',
  aHeadingLevelIsSkipped: 'Un niveau de titre est sauté.',
  moveItUpOneLevel: 'Monter d’un niveau',
  thisPageHasNoDescription: 'Cette page n’a pas de description pour les moteurs de recherche.',
  useTheFirstSentence: 'Utiliser la première phrase',
  thePageIsVeryLong:
    'La page est très longue ({length} blocs). Deux pages seraient peut-être plus faciles à lire.',
  pageHealthFine: 'État de la page : bon',
  pageHealthToPutRight: 'État de la page : {count} à corriger',
  fine: 'Tout va bien',
  pageHealth: 'État de la page',
  noProblemsFound: 'Aucun problème trouvé.',
  fixBeforeYouPublish:
    '{count, plural, one {Corrigez-en un} many {Corrigez-en #} other {Corrigez-en #}} avant de publier.',
  important: 'Important',
  goThere: 'Y aller',
} satisfies Translation<typeof en>;
