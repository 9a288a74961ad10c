import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  linkBroken: 'Ce lien ne fonctionne pas',
  linkBrokenHint: 'Il est peut-être incomplet. Ouvrez à nouveau le lien en bas de l’e-mail.',
  linkNotValid: 'Ce lien n’est pas valide. Utilisez le lien de désabonnement en bas de l’e-mail.',
  unsubscribe: 'Se désabonner',
  resubscribe: 'Se réabonner',
  confirmUnsubscribe: 'Se désabonner de ces e-mails ?',
  unsubscribed: 'Vous êtes désabonné',
  unsubscribing: 'Désabonnement…',
  oneMoment: 'Un instant…',
  sends: '{site} envoie des e-mails « {emails} » à {email}.',
  noMore:
    '{site} n’enverra plus d’e-mails « {emails} » à {email}. Vous recevrez toujours les e-mails concernant vos commandes et vos réservations.',
} satisfies Translation<typeof en>;
