import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  noFileHere: 'Det här fältet tar inte emot filer.',
  sendAsForm: 'Skicka filen som ett formulär (multipart/form-data).',
  noFileSent: 'Ingen fil skickades.',
  chooseFile: 'Välj en fil.',
  answersTooLong: 'Dina svar är för långa för att skickas på en gång.',
  changed:
    'Formuläret ändrades medan du fyllde i det. Dina svar finns kvar. Kontrollera dem och skicka formuläret igen.',
  answersByName: 'Skicka svaren ordnade efter fältnamn.',
  mustBeByName: 'Svaren måste vara ordnade efter fältnamn.',
  fillIn: 'Fyll i formuläret innan du skickar det.',
  noAnswers: 'Det finns inga svar.',
  unknownField: 'Okänt fält.',
  unknownFieldNamed: 'Okänt fält: {name}.',
  badName: 'Namnet kan inte användas.',
  enterMessage: 'Skriv ett meddelande.',
  messageEmpty: 'Meddelandet är tomt.',
  keyUsed: 'Nyckeln har redan använts för ett annat meddelande.',
  keyTooLong: 'Idempotency-Key får ha högst 200 vanliga tecken.',
  badKey: 'Nyckeln kan inte användas.',
  staleLink: 'Länken har gått ut. Prenumerera igen och använd länken i det senaste mejlet.',
  manyMessages:
    'För många meddelanden har skickats från ditt nätverk. Dina svar finns kvar. Skicka dem igen om några minuter.',
  manyFiles: 'För många filer har skickats från ditt nätverk. Försök igen om några minuter.',
  noForm: 'Formuläret finns inte längre. Det kan ha tagits bort.',
  fewerFiles: '{count, plural, one {Välj högst # fil.} other {Välj högst # filer.}}',
  toFix: '{count, plural, one {Rätta # fält för att fortsätta.} other {Rätta # fält för att fortsätta.}}',
  fileGone: 'En fil laddades inte upp eller har gått ut. Välj den igen.',
  thankYou: 'Tack för ditt meddelande',
  yourMessage: 'ditt meddelande',
} satisfies Translation<typeof en>;
