import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  wrongForDeleting: 'Nieprawidłowe hasło. Niczego nie usunięto.',
  wrongPassword: 'Nieprawidłowe hasło.',
  onlyOwner: 'Ta strona nie ma innego właściciela. Najpierw przekaż własność lub usuń stronę.',
  signedOutAlready: 'To urządzenie jest już wylogowane.',
  wrongCurrent: 'Obecne hasło jest nieprawidłowe. Niczego nie zmieniono.',
  tooEasy: 'To hasło zbyt łatwo odgadnąć. Użyj dłuższego lub dodaj niepowiązane słowa.',
  noAccount: 'Nie znaleziono konta.',
  manySignIns:
    'Zbyt wiele prób logowania. Odczekaj chwilę lub użyj opcji „Nie pamiętasz hasła?”, aby ustawić nowe.',
  manyLinks:
    'Wysłaliśmy już kilka linków. Sprawdź skrzynkę odbiorczą i folder ze spamem lub spróbuj ponownie później.',
  manyAccounts: 'Z tej sieci założono zbyt wiele kont. Spróbuj ponownie później.',
  manyCodes: 'Zbyt wiele nieprawidłowych kodów. Odczekaj chwilę i zaloguj się ponownie.',
  manyInvitations: 'Wysłano zbyt wiele zaproszeń. Spróbuj ponownie za godzinę.',
  manyTries: 'Zbyt wiele prób z tej sieci. Spróbuj ponownie później.',
  emailKnown: 'Konto z tym adresem e-mail już istnieje. Zaloguj się lub ustaw nowe hasło.',
  emailHasAccount: 'Konto z tym adresem e-mail już istnieje.',
  wrongSignIn: 'Nieprawidłowy adres e-mail lub hasło. Sprawdź dane i spróbuj ponownie.',
  linkUsed: 'Ten link został już użyty lub wygasł. Poproś o nowy.',
  tokenUsed: 'Użyty, wygasły lub nieznany.',
  passwordFirst: 'Najpierw podaj hasło.',
  wrongCode: 'Nieprawidłowy kod.',
  codesChange: 'Kod zmienia się co 30 sekund. Podaj ten, który aplikacja pokazuje teraz.',
  stepExpired: 'Logowanie wygasło lub przekroczono liczbę prób. Zaloguj się ponownie.',
  codeUsed:
    'Ten kod jest nieprawidłowy lub został już użyty. Kody zmieniają się co 30 sekund: poczekaj na następny.',
  passkeyUnknown: 'Ten klucz dostępu nie jest powiązany z żadnym kontem. Zaloguj się hasłem.',
  passkeyUnread: 'Nie udało się odczytać klucza dostępu. Spróbuj ponownie.',
  passkeyKnown: 'Ten klucz dostępu został już dodany.',
  passkeyGone: 'Nie znaleziono klucza dostępu.',
  lastWay: 'Ta strona wymaga weryfikacji dwuetapowej, a to Twoja jedyna metoda. Najpierw skonfiguruj inną.',
  wrongNothingChanged: 'Nieprawidłowe hasło. Niczego nie zmieniono.',
  codesFirst: 'Zanim utworzysz kody zapasowe, skonfiguruj kody jednorazowe lub klucz dostępu.',
  codesAlreadyOn: 'Kody jednorazowe są już włączone. Wyłącz je, aby zacząć od nowa.',
  noInvitation: 'To zaproszenie zostało użyte, wycofane lub wygasło. Poproś o nowe.',
  invitationExpired:
    'To zaproszenie wygasło. Zaproszenia są ważne przez 7 dni. Poproś osobę, która Cię zaprosiła, o nowe.',
  linkIncomplete: 'Link jest niepełny. Otwórz go ponownie z e-maila.',
  missing: 'Brak.',
  choosePassword: 'Ustaw hasło.',
  changedMeanwhile: 'W tym samym czasie coś się zmieniło. Spróbuj ponownie.',
  signInAs: 'Najpierw zaloguj się jako {email}, a potem przyjmij zaproszenie.',
} satisfies Translation<typeof en>;
