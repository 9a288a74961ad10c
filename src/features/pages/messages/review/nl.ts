import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  over: 'Via deze voorbeeldlink kun je niet meer reageren. De link is mogelijk verlopen.',
  tooMany:
    'Er zijn te veel opmerkingen geplaatst. Je tekst is bewaard. Plaats de opmerking over een paar minuten opnieuw.',
  enterName: 'Vul je naam in.',
  enterText: 'Vul een opmerking in.',
  failed: 'Je opmerking kon niet worden geplaatst. Je tekst is bewaard. Probeer het opnieuw.',
  blockGone: 'Dit blok staat niet meer op de pagina. Plaats een opmerking bij de pagina.',
  full: 'Er kunnen geen opmerkingen meer bij deze pagina worden geplaatst.',
  threadGone: 'Deze opmerking is verwijderd. Je tekst is bewaard.',
  resolved: 'Opgelost',
  team: 'Team van de site',
  comment: 'Opmerking plaatsen',
  comments: 'Opmerkingen',
  newComment: 'Nieuwe opmerking',
  choose: 'Kies een blok om er een opmerking bij te plaatsen.',
  wholePage: 'Hele pagina',
  block: 'Blok',
  name: 'Naam',
  email: 'E-mail',
  text: 'Opmerking',
  emailHelp: 'We vragen eerst je toestemming voordat we je over antwoorden mailen.',
  post: 'Opmerking plaatsen',
  reply: 'Antwoorden',
  replyLabel: 'Je antwoord',
  sent: 'Opmerking geplaatst.',
  none: 'Nog geen opmerkingen.',
  close: 'Opmerkingen sluiten',
  cancel: 'Annuleren',
  getEmails: 'Mail mij over antwoorden',
  stopEmails: 'Geen e-mails meer over antwoorden',
  emailsOn: 'Je krijgt een e-mail als er antwoorden zijn.',
  emailsOff: 'Je krijgt geen e-mails meer over antwoorden.',
  visible:
    'Iedereen met de voorbeeldlink kan opmerkingen lezen. Alleen het team van de site ziet je e-mailadres.',
} satisfies Translation<typeof en>;
