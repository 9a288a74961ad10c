import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  wrongForDeleting: 'Votre mot de passe est incorrect. Rien n’a été supprimé.',
  wrongPassword: 'Mot de passe incorrect.',
  onlyOwner:
    'Vous êtes l’unique propriétaire de ce site. Transférez d’abord la propriété ou supprimez le site.',
  signedOutAlready: 'Cet appareil est déjà déconnecté.',
  wrongCurrent: 'Votre mot de passe actuel est incorrect. Rien n’a été modifié.',
  tooEasy:
    'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long ou ajoutez des mots sans rapport entre eux.',
  noAccount: 'Compte introuvable.',
  manySignIns:
    'Trop de tentatives de connexion. Patientez un moment ou utilisez « Mot de passe oublié » pour réinitialiser votre mot de passe.',
  manyLinks:
    'Nous vous avons déjà envoyé plusieurs liens. Vérifiez votre boîte de réception et votre dossier de courrier indésirable, ou réessayez plus tard.',
  manyAccounts: 'Trop de comptes ont été créés depuis votre réseau. Réessayez plus tard.',
  manyCodes: 'Trop de codes incorrects. Patientez un moment, puis reconnectez-vous.',
  manyInvitations: 'Trop d’invitations ont été envoyées. Réessayez dans une heure.',
  manyTries: 'Trop de tentatives depuis votre réseau. Réessayez plus tard.',
  emailKnown:
    'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou réinitialisez votre mot de passe.',
  emailHasAccount: 'Cette adresse e-mail a déjà un compte.',
  wrongSignIn: 'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux et réessayez.',
  linkUsed: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  tokenUsed: 'Utilisé, expiré ou inconnu.',
  passwordFirst: 'Saisissez d’abord votre mot de passe.',
  wrongCode: 'Code incorrect.',
  codesChange:
    'Les codes changent toutes les 30 secondes. Saisissez le code que votre application affiche maintenant.',
  stepExpired: 'Cette connexion a expiré ou a fait l’objet de trop de tentatives. Reconnectez-vous.',
  codeUsed:
    'Ce code est incorrect ou a déjà été utilisé. Les codes changent toutes les 30 secondes : attendez le suivant.',
  passkeyUnknown:
    'Cette clé d’accès n’est associée à aucun compte ici. Connectez-vous avec votre mot de passe.',
  passkeyUnread: 'Cette clé d’accès n’a pas pu être lue. Réessayez.',
  passkeyKnown: 'Cette clé d’accès a déjà été ajoutée.',
  passkeyGone: 'Clé d’accès introuvable.',
  lastWay:
    'Ce site exige la validation en deux étapes et c’est votre seule méthode. Configurez-en d’abord une autre.',
  wrongNothingChanged: 'Votre mot de passe est incorrect. Rien n’a été modifié.',
  codesFirst:
    'Configurez des codes à usage unique ou une clé d’accès avant de créer des codes de récupération.',
  codesAlreadyOn: 'Les codes à usage unique sont déjà activés. Désactivez-les pour recommencer.',
  noInvitation: 'Cette invitation a été utilisée ou annulée, ou elle a expiré. Demandez-en une nouvelle.',
  invitationExpired:
    'Cette invitation a expiré. Les invitations sont valables 7 jours. Demandez à la personne qui vous a invité d’en envoyer une nouvelle.',
  linkIncomplete: 'Le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  missing: 'Manquant.',
  choosePassword: 'Choisissez un mot de passe.',
  changedMeanwhile: 'Une autre modification a eu lieu en même temps. Réessayez.',
  signInAs: 'Connectez-vous d’abord en tant que {email}, puis acceptez l’invitation.',
} satisfies Translation<typeof en>;
