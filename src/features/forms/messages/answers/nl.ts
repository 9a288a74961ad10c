import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  oneLine: 'Gebruik maar één regel.',
  atMostCharacters:
    '{most, plural, one {Gebruik maximaal # teken.} other {Gebruik maximaal # tekens.}} Je hebt er {count, number} ingevuld.',
  atLeastCharacters: '{count, plural, one {Vul minstens # teken in.} other {Vul minstens # tekens in.}}',
  enterNumber: 'Vul een getal in.',
  orMore: 'Vul {least, number} of meer in.',
  orLess: 'Vul {most, number} of minder in.',
  enterDate: 'Vul een datum in zoals {example}.',
  orLater: 'Kies {day} of later.',
  orEarlier: 'Kies {day} of eerder.',
  atMostChoices: '{count, plural, one {Kies maximaal # optie.} other {Kies maximaal # opties.}}',
  atLeastChoices: '{count, plural, one {Kies minstens # optie.} other {Kies minstens # opties.}}',
  atMostFiles: '{count, plural, one {Kies maximaal # bestand.} other {Kies maximaal # bestanden.}}',
  atLeastFiles: '{count, plural, one {Kies minstens # bestand.} other {Kies minstens # bestanden.}}',
  optionGone: 'Die optie is niet meer beschikbaar. Kies een andere.',
  oneAnswer: 'Vul één antwoord in.',
  emailLike: 'Vul één e-mailadres in zoals naam@example.com.',
  phoneLike: 'Vul een telefoonnummer in zoals 020 123 4567.',
  tick: 'Vink ‘{label}’ aan om door te gaan.',
  chooseFileFor: 'Kies een bestand voor ‘{label}’.',
  answer: 'Beantwoord ‘{label}’',
  labelCase: 'same',
  choose: '{continues, select, other {Kies een optie bij ‘{label}’.}}',
  enterEmail: 'Vul je e-mailadres in.',
  enter: '{continues, select, other {Vul ‘{label}’ in.}}',
} satisfies Translation<typeof en>;
