import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  alreadyOnStaff: 'Cette personne travaille déjà sur votre site. Modifiez son rôle dans la liste.',
  invitationGone: 'Cette invitation n’existe plus.',
  noLongerOwner: 'Vous n’êtes plus propriétaire de ce site.',
  alreadyOwner: 'Vous êtes déjà propriétaire de ce site.',
  ownTwoStep:
    'Pour désactiver votre propre validation en deux étapes, ouvrez « Sécurité » dans votre compte.',
  onlyOwnersSignOutStaff:
    'Seuls les propriétaires peuvent déconnecter les personnes qui travaillent sur ce site.',
  twoStepYourselfFirst:
    'Activez d’abord la validation en deux étapes pour votre propre compte, afin de ne pas vous bloquer l’accès.',
  notOnStaff: 'Cette personne ne travaille pas sur ce site.',
  accountGone: 'Ce compte n’existe plus.',
  lastOwner: 'C’est l’unique propriétaire du site. Nommez d’abord un autre propriétaire.',
} satisfies Translation<typeof en>;
