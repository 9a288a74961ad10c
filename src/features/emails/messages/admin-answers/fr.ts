import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  expired: 'Non envoyé : le lien qu’il contient a expiré.',
  unsubscribed: 'Non envoyé : le destinataire s’est désabonné de ces e-mails.',
  notAnAddress: 'Non envoyé : ce n’est pas une adresse e-mail unique et valide.',
  noServer:
    'Aucun serveur d’e-mail n’est configuré : cet e-mail a seulement été affiché dans le terminal du serveur.',
  tooSlow: 'Le serveur d’e-mail a mis trop de temps à répondre : délai dépassé.',
} satisfies Translation<typeof en>;
