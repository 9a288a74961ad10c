import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  linkBroken: 'Deze link werkt niet',
  linkBrokenHint: 'Misschien is de link niet volledig. Open de link onderaan de e-mail opnieuw.',
  linkNotValid: 'Deze link is niet geldig. Gebruik de afmeldlink onderaan de e-mail.',
  unsubscribe: 'Afmelden',
  resubscribe: 'Opnieuw aanmelden',
  confirmUnsubscribe: 'Afmelden voor deze e-mails?',
  unsubscribed: 'Je bent afgemeld',
  unsubscribing: 'Afmelden…',
  oneMoment: 'Een moment…',
  sends: '{site} stuurt e-mails over ‘{emails}’ naar {email}.',
  noMore:
    '{site} stuurt geen e-mails meer over ‘{emails}’ naar {email}. Je krijgt nog wel e-mails over je bestellingen en boekingen.',
} satisfies Translation<typeof en>;
