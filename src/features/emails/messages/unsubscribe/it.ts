import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  linkBroken: 'Questo link non funziona',
  linkBrokenHint: 'Potrebbe essere incompleto. Apri di nuovo il link in fondo all’email.',
  linkNotValid: 'Questo link non è valido. Usa il link per annullare l’iscrizione in fondo all’email.',
  unsubscribe: 'Annulla iscrizione',
  resubscribe: 'Iscriviti di nuovo',
  confirmUnsubscribe: 'Non vuoi più ricevere queste email?',
  unsubscribed: 'Iscrizione annullata',
  unsubscribing: 'Annullamento dell’iscrizione…',
  oneMoment: 'Un attimo…',
  sends: '{site} invia email di tipo “{emails}” a {email}.',
  noMore:
    '{site} non invierà più email di tipo “{emails}” a {email}. Continuerai a ricevere le email sui tuoi ordini e sulle tue prenotazioni.',
} satisfies Translation<typeof en>;
