import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  signInAgain: 'Reconnectez-vous.',
  alreadyConfirmed: 'Votre adresse e-mail est déjà confirmée.',
  confirmationExpired: 'Ce lien a déjà été utilisé ou a expiré. Connectez-vous pour en demander un nouveau.',
  unknownToken: 'Utilisé, expiré ou inconnu.',
  accountExists:
    'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou réinitialisez votre mot de passe.',
  addressHasAccount: 'Cette adresse e-mail a déjà un compte.',
  nothingDeleted: 'Votre mot de passe est incorrect. Rien n’a été supprimé.',
  incorrectPassword: 'Mot de passe incorrect.',
  confirmFirst: 'Confirmez d’abord votre adresse e-mail à l’aide du lien que nous vous avons envoyé.',
  setUpCodesFirst: 'Configurez des codes à usage unique avant de créer des codes de secours.',
  siteNotYours: 'Ce site est introuvable dans votre compte.',
  noLongerOwner: '{email} n’est plus propriétaire de {site}.',
  cantOpenSite: '{email} n’est plus propriétaire de {site} : vous ne pouvez donc pas ouvrir ce site d’ici.',
  siteNeedsStep:
    'Ce site exige la validation en deux étapes. Activez-la ici dans votre compte, reconnectez-vous, puis ouvrez le site.',
  cantRestore: 'Ce site n’est pas supprimé, ou le délai de 30 jours pour le restaurer est passé.',
  siteNotFound: 'Site introuvable.',
  notItsName: 'Ce n’est pas le nom du site.',
  typeName: 'Saisissez « {name} ».',
  ordersUnfulfilled:
    '{count, plural, one {Une commande est payée mais pas traitée. Traitez-la ou remboursez-la d’abord, ou confirmez que vous voulez quand même supprimer le site.} many {# commandes sont payées mais pas traitées. Traitez-les ou remboursez-les d’abord, ou confirmez que vous voulez quand même supprimer le site.} other {# commandes sont payées mais pas traitées. Traitez-les ou remboursez-les d’abord, ou confirmez que vous voulez quand même supprimer le site.}}',
  alreadyDeleted: 'Ce site a déjà été supprimé.',
  tooManySites:
    '{count, plural, one {Vous avez créé # site au cours de la dernière heure. Réessayez plus tard.} many {Vous avez créé # sites au cours de la dernière heure. Réessayez plus tard.} other {Vous avez créé # sites au cours de la dernière heure. Réessayez plus tard.}}',
  sitesBeforeProof:
    'Vous avez {count, number} sites. Avant d’en créer d’autres, confirmez votre adresse e-mail à l’aide du lien que nous vous avons envoyé. Vous pouvez le renvoyer depuis « Mes sites ».',
  chooseDesign: 'Choisissez l’un des designs proposés.',
  unknownDesign: 'Design inconnu.',
  waitAMoment: 'Patientez un instant avant d’essayer d’autres adresses.',
  addressFree: 'Cette adresse est disponible.',
  addressTaken: '{host} est déjà utilisée.',
  addressReserved: '{host} est réservée.',
  addressAlike: '{host} ressemble trop à une adresse existante.',
  chooseAnother: '{sentence} Choisissez-en une autre.',
  chooseAnotherOf: '{sentence} Choisissez-en une autre. Disponible : {addresses}.',
  uploadExpired:
    'Ce fichier importé a expiré. Les fichiers importés sont conservés un jour. Importez de nouveau le fichier.',
  largerThanSite: 'Ce fichier dépasse la taille maximale d’un site.',
  tooManyUploads: 'Vous avez importé plusieurs sites récemment. Réessayez plus tard.',
  failed: 'Une erreur s’est produite de notre côté. Réessayez plus tard.',
} satisfies Translation<typeof en>;
