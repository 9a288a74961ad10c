import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  noFileHere: 'To pole nie przyjmuje plików.',
  sendAsForm: 'Wyślij plik jako formularz (multipart/form-data).',
  noFileSent: 'Nie wysłano pliku.',
  chooseFile: 'Wybierz plik.',
  answersTooLong: 'Odpowiedzi są za długie, aby wysłać je naraz.',
  changed:
    'Formularz zmienił się w trakcie wypełniania. Odpowiedzi zostały zachowane. Sprawdź je i wyślij formularz ponownie.',
  answersByName: 'Wyślij odpowiedzi według nazw pól.',
  mustBeByName: 'Odpowiedzi muszą być uporządkowane według nazw pól.',
  fillIn: 'Wypełnij formularz przed wysłaniem.',
  noAnswers: 'Brak odpowiedzi.',
  unknownField: 'Nieznane pole.',
  unknownFieldNamed: 'Nieznane pole: {name}.',
  badName: 'Nie można użyć tej nazwy.',
  enterMessage: 'Wpisz wiadomość.',
  messageEmpty: 'Wiadomość jest pusta.',
  keyUsed: 'Ten klucz został już użyty dla innej wiadomości.',
  keyTooLong: 'Idempotency-Key może mieć do 200 zwykłych znaków.',
  badKey: 'Nie można użyć tego klucza.',
  staleLink: 'Ten link wygasł. Zapisz się ponownie i użyj linku z najnowszego e-maila.',
  manyMessages:
    'Z tej sieci wysłano zbyt wiele wiadomości. Odpowiedzi zostały zachowane. Wyślij je ponownie za kilka minut.',
  manyFiles: 'Z tej sieci wysłano zbyt wiele plików. Spróbuj ponownie za kilka minut.',
  noForm: 'Ten formularz już nie istnieje. Być może został usunięty.',
  fewerFiles:
    '{count, plural, one {Wybierz najwyżej # plik.} few {Wybierz najwyżej # pliki.} many {Wybierz najwyżej # plików.} other {Wybierz najwyżej # pliku.}}',
  toFix:
    '{count, plural, one {Popraw # pole, aby kontynuować.} few {Popraw # pola, aby kontynuować.} many {Popraw # pól, aby kontynuować.} other {Popraw # pola, aby kontynuować.}}',
  fileGone: 'Plik nie został przesłany lub wygasł. Wybierz go ponownie.',
  thankYou: 'Dziękujemy za wiadomość',
  yourMessage: 'Twoja wiadomość',
} satisfies Translation<typeof en>;
