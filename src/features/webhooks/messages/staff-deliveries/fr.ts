import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  turnedOff: 'Ce webhook est désactivé.',
  noAddress: 'L’adresse est introuvable.',
  notPublic: 'Cette adresse n’est pas sur l’Internet public : rien n’a été envoyé.',
  insecure: 'Le certificat SSL n’est pas valide.',
  tooSlow: 'Aucune réponse en 10 secondes.',
  unreachable: 'Le serveur est injoignable.',
  addressGone: 'Le destinataire a répondu que cette adresse n’existe plus.',
  nothingArrived: 'Plus rien n’y est arrivé depuis plusieurs jours.',
} satisfies Translation<typeof en>;
