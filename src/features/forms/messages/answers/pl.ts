import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  oneLine: 'Użyj tylko jednego wiersza.',
  atMostCharacters:
    '{most, plural, one {Użyj najwyżej # znaku.} few {Użyj najwyżej # znaków.} many {Użyj najwyżej # znaków.} other {Użyj najwyżej # znaku.}} Obecna liczba znaków: {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Wpisz co najmniej # znak.} few {Wpisz co najmniej # znaki.} many {Wpisz co najmniej # znaków.} other {Wpisz co najmniej # znaku.}}',
  enterNumber: 'Podaj liczbę.',
  orMore: 'Podaj {least, number} lub więcej.',
  orLess: 'Podaj {most, number} lub mniej.',
  enterDate: 'Podaj datę w formacie {example}.',
  orLater: 'Najwcześniejsza możliwa data: {day}.',
  orEarlier: 'Najpóźniejsza możliwa data: {day}.',
  atMostChoices:
    '{count, plural, one {Wybierz najwyżej # opcję.} few {Wybierz najwyżej # opcje.} many {Wybierz najwyżej # opcji.} other {Wybierz najwyżej # opcji.}}',
  atLeastChoices:
    '{count, plural, one {Wybierz co najmniej # opcję.} few {Wybierz co najmniej # opcje.} many {Wybierz co najmniej # opcji.} other {Wybierz co najmniej # opcji.}}',
  atMostFiles:
    '{count, plural, one {Wybierz najwyżej # plik.} few {Wybierz najwyżej # pliki.} many {Wybierz najwyżej # plików.} other {Wybierz najwyżej # pliku.}}',
  atLeastFiles:
    '{count, plural, one {Wybierz co najmniej # plik.} few {Wybierz co najmniej # pliki.} many {Wybierz co najmniej # plików.} other {Wybierz co najmniej # pliku.}}',
  optionGone: 'Ta opcja nie jest już dostępna. Wybierz inną.',
  oneAnswer: 'Podaj jedną odpowiedź.',
  emailLike: 'Podaj jeden adres e-mail, na przykład nazwa@example.com.',
  phoneLike: 'Podaj numer telefonu, na przykład 22 123 45 67.',
  tick: 'Zaznacz „{label}”, aby kontynuować.',
  chooseFileFor: 'Wybierz plik w polu „{label}”.',
  answer: 'Odpowiedz w polu „{label}”',
  labelCase: 'same',
  choose: '{continues, select, other {Wybierz opcję w polu „{label}”.}}',
  enterEmail: 'Podaj adres e-mail.',
  enter: '{continues, select, other {Wypełnij pole „{label}”.}}',
} satisfies Translation<typeof en>;
