import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  dismiss: 'Fermer',
  problem: 'Problème :',
  hide: 'Masquer',
  show: 'Afficher',
  password: 'mot de passe',
  select: 'Sélectionner {label}',
  optional: '{label} (facultatif)',
  picture: 'Image',
  pictureCount: '{at} sur {count}',
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  close: 'Fermer',
  fixFields: 'Corrigez {count, plural, one {# champ} many {# champs} other {# champs}} pour continuer.',
  unreachable: 'Le site est injoignable. Vérifiez votre connexion et réessayez.',
  badRequest: 'Requête incorrecte. Vérifiez que tous les champs sont correctement remplis.',
  notAllowed: 'Vous n’êtes pas autorisé à faire cela.',
  serverDown: 'Le serveur est injoignable pour le moment. Réessayez plus tard.',
  pageUnreachable: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  unexpected: 'Une erreur s’est produite',
  errorScreenFailed: 'Une erreur s’est produite lors de l’affichage de la page d’erreur',
} satisfies Translation<typeof en>;
