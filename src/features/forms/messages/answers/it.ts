import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  oneLine: 'Usa una sola riga.',
  atMostCharacters:
    '{most, plural, one {Usa al massimo # carattere.} many {Usa al massimo # caratteri.} other {Usa al massimo # caratteri.}} Ne hai inseriti {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Inserisci almeno # carattere.} many {Inserisci almeno # caratteri.} other {Inserisci almeno # caratteri.}}',
  enterNumber: 'Inserisci un numero.',
  orMore: 'Inserisci {least, number} o più.',
  orLess: 'Inserisci {most, number} o meno.',
  enterDate: 'Inserisci una data come {example}.',
  orLater: 'Scegli una data a partire da questa: {day}.',
  orEarlier: 'Scegli una data non successiva a questa: {day}.',
  atMostChoices:
    '{count, plural, one {Scegli al massimo # opzione.} many {Scegli al massimo # opzioni.} other {Scegli al massimo # opzioni.}}',
  atLeastChoices:
    '{count, plural, one {Scegli almeno # opzione.} many {Scegli almeno # opzioni.} other {Scegli almeno # opzioni.}}',
  atMostFiles:
    '{count, plural, one {Scegli al massimo # file.} many {Scegli al massimo # file.} other {Scegli al massimo # file.}}',
  atLeastFiles:
    '{count, plural, one {Scegli almeno # file.} many {Scegli almeno # file.} other {Scegli almeno # file.}}',
  optionGone: 'Questa opzione non è più disponibile. Scegline un’altra.',
  oneAnswer: 'Inserisci una sola risposta.',
  emailLike: 'Inserisci un solo indirizzo email, come nome@example.com.',
  phoneLike: 'Inserisci un numero di telefono come 06 1234 5678.',
  tick: 'Seleziona “{label}” per continuare.',
  chooseFileFor: 'Scegli un file per “{label}”.',
  answer: 'Rispondi a “{label}”',
  labelCase: 'same',
  choose: '{continues, select, other {Scegli un’opzione per “{label}”.}}',
  enterEmail: 'Inserisci il tuo indirizzo email.',
  enter: '{continues, select, other {Compila il campo “{label}”.}}',
} satisfies Translation<typeof en>;
