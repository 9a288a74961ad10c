import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  over: 'Via deze voorbeeldlink kunt u niet meer reageren. De link is mogelijk verlopen.',
  tooMany:
    'Er zijn te veel opmerkingen geplaatst. Uw tekst is bewaard. Plaats de opmerking over enkele minuten opnieuw.',
  enterName: 'Vul uw naam in.',
  enterText: 'Vul een opmerking in.',
  failed: 'Uw opmerking kon niet worden geplaatst. Uw tekst is bewaard. Probeer het opnieuw.',
  blockGone: 'Dit blok staat niet meer op de pagina. Plaats een opmerking bij de pagina.',
  full: 'Er kunnen geen opmerkingen meer bij deze pagina worden geplaatst.',
  threadGone: 'Deze opmerking is verwijderd. Uw tekst is bewaard.',
  resolved: 'Opgelost',
  team: 'Team van de site',
  comment: 'Opmerking plaatsen',
  comments: 'Opmerkingen',
  newComment: 'Nieuwe opmerking',
  choose: 'Kies een blok om er een opmerking bij te plaatsen.',
  wholePage: 'Hele pagina',
  block: 'Blok',
  name: 'Naam',
  email: 'E-mailadres',
  text: 'Opmerking',
  emailHelp: 'We vragen het u voordat we u e-mails over reacties sturen.',
  post: 'Opmerking versturen',
  reply: 'Beantwoorden',
  replyLabel: 'Uw antwoord',
  sent: 'Opmerking geplaatst.',
  none: 'Nog geen opmerkingen.',
  close: 'Opmerkingen sluiten',
  cancel: 'Annuleren',
  getEmails: 'E-mail mij over reacties',
  stopEmails: 'Geen e-mails meer over reacties',
  emailsOn: 'U krijgt een e-mail als er reacties zijn.',
  emailsOff: 'U krijgt geen e-mails meer over reacties.',
  visible:
    'Iedereen met de voorbeeldlink kan opmerkingen lezen. Alleen het team van de site ziet uw e-mailadres.',
} satisfies Translation<typeof en>;
