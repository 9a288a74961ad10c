import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  noFileHere: 'In dit veld zijn geen bestanden toegestaan.',
  sendAsForm: 'Verstuur het bestand als formulier (multipart/form-data).',
  noFileSent: 'Er is geen bestand verstuurd.',
  chooseFile: 'Kies een bestand.',
  answersTooLong: 'Je antwoorden zijn te lang om in één keer te versturen.',
  changed:
    'Dit formulier is gewijzigd terwijl je het invulde. Je antwoorden zijn bewaard. Controleer ze en verstuur het formulier opnieuw.',
  answersByName: 'Verstuur de antwoorden met de namen van de velden.',
  mustBeByName: 'Antwoorden moeten de namen van de velden hebben.',
  fillIn: 'Vul het formulier in voordat je het verstuurt.',
  noAnswers: 'Er zijn geen antwoorden.',
  unknownField: 'Onbekend veld.',
  unknownFieldNamed: 'Onbekend veld: {name}.',
  badName: 'Deze naam kan niet worden gebruikt.',
  enterMessage: 'Vul een bericht in.',
  messageEmpty: 'Het bericht is leeg.',
  keyUsed: 'Deze sleutel is al voor een ander bericht gebruikt.',
  keyTooLong: 'De Idempotency-Key mag maximaal 200 eenvoudige tekens hebben.',
  badKey: 'Deze sleutel kan niet worden gebruikt.',
  staleLink: 'Deze link is verlopen. Meld je opnieuw aan en gebruik de link in de nieuwste e-mail.',
  manyMessages:
    'Er zijn te veel berichten verstuurd vanaf jouw netwerk. Je antwoorden zijn bewaard. Verstuur ze over een paar minuten opnieuw.',
  manyFiles:
    'Er zijn te veel bestanden verstuurd vanaf jouw netwerk. Probeer het over een paar minuten opnieuw.',
  noForm: 'Dit formulier bestaat niet meer. Misschien is het verwijderd.',
  fewerFiles: '{count, plural, one {Kies maximaal # bestand.} other {Kies maximaal # bestanden.}}',
  toFix:
    '{count, plural, one {Corrigeer # veld om door te gaan.} other {Corrigeer # velden om door te gaan.}}',
  fileGone: 'Een bestand is niet geüpload of is verlopen. Kies het opnieuw.',
  thankYou: 'Bedankt voor je bericht',
  yourMessage: 'je bericht',
} satisfies Translation<typeof en>;
