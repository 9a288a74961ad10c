// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote = 'Otrzymujesz ten e-mail, ponieważ z tym adresem złożono zamówienie w {{siteName}}.';
const viewOrder = 'Zobacz zamówienie';

const parcel = `{{#tracking}}

Numer przesyłki: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Śledź paczkę]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Gdzie i kiedy:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Masz pytania o pozostałe ({{more}})? Odpowiedz na ten e-mail.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Liczba osób: {{people}}

{{/people}}

{{#whenYours}}

W Twojej strefie czasowej: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Termin można zmienić lub odwołać do {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Termin można zmienić do {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Rezerwację można odwołać do {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

Do zapłaty na miejscu: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Zarządzaj rezerwacją',
  note: 'Otrzymujesz ten e-mail, ponieważ z tym adresem dokonano rezerwacji w {{siteName}}.',
};
const waits = 'Otrzymujesz ten e-mail, ponieważ ten adres jest na liście oczekujących w {{siteName}}.';

export const pl: MailTranslation = {
  welcome: {
    subject: 'Witamy w {{siteName}}',
    heading: 'Witamy',
    body: `Twoje konto w {{siteName}} jest gotowe. Zaloguj się, podając {{email}} i hasło.

Twoje dane i adresy są zapisane na koncie na następną wizytę.`,
    button: 'Przejdź do konta',
    note: 'Otrzymujesz ten e-mail, ponieważ z tym adresem założono konto w {{siteName}}. Jeśli to nie Ty, ustaw nowe hasło i usuń konto.',
  },
  reset: {
    subject: 'Ustaw nowe hasło w {{siteName}}',
    heading: 'Ustaw nowe hasło',
    body: `Otrzymaliśmy prośbę o ustawienie nowego hasła do konta {{email}} w {{siteName}}.

Poniższy link działa raz i jest ważny przez godzinę.`,
    button: 'Ustaw nowe hasło',
    note: 'Jeśli to nie Ty, zignoruj ten e-mail. Hasło pozostaje bez zmian.',
  },
  'password-changed': {
    subject: 'Zmieniono hasło do konta w {{siteName}}',
    heading: 'Hasło zostało zmienione',
    body: `Hasło do konta {{email}} w {{siteName}} zostało właśnie zmienione. Wszystkie urządzenia zostały wylogowane.

Jeśli to Ty, nie musisz nic robić. W przeciwnym razie od razu ustaw nowe hasło.`,
    button: 'To nie ja',
    note: 'Otrzymujesz ten e-mail, ponieważ masz konto w {{siteName}}.',
  },
  'new-device': {
    subject: 'Nowe logowanie w {{siteName}}',
    heading: 'Nowe logowanie na Twoje konto',
    body: `Twojego konta {{email}} w {{siteName}} użyto właśnie na nowym urządzeniu: {{device}}, adres IP {{address}}.

Jeśli to Ty, nie musisz nic robić.`,
    button: 'Sprawdź konto',
    note: 'Jeśli to nie Ty, zmień teraz hasło i wyloguj wszystkie inne urządzenia.',
  },
  'two-step-off': {
    subject: 'Wyłączono weryfikację dwuetapową w {{siteName}}',
    heading: 'Weryfikacja dwuetapowa jest wyłączona',
    body: `Wyłączyliśmy weryfikację dwuetapową na Twoim koncie {{email}} i wylogowaliśmy wszystkie urządzenia.

Do zalogowania wystarczy teraz samo hasło. Włącz weryfikację dwuetapową ponownie, aby konto było chronione.`,
    button: 'Włącz weryfikację dwuetapową',
    note: 'Jeśli nie było takiej prośby z Twojej strony, zmień hasło i skontaktuj się z {{siteName}}.',
  },
  invitation: {
    subject: 'Zaproszenie do {{siteName}} od: {{inviter}}',
    heading: 'Masz zaproszenie',
    body: `{{inviter}} zaprasza Cię do pracy nad {{siteName}}. Twoja rola: {{roleName}}. {{roleSays}}. Poniższy link działa raz i jest ważny przez 7 dni.`,
    button: 'Przyjmij zaproszenie',
    note: 'Jeśli to zaproszenie trafiło do Ciebie przez pomyłkę, zignoruj ten e-mail.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Dziękujemy',
    body: '{{text}}',
    note: 'Otrzymujesz ten e-mail, ponieważ z Twoim adresem wysłano formularz w {{siteName}}. Jeśli to nie Ty, zignoruj ten e-mail.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Odpowiedź na Twoją wiadomość',
    body: '{{answer}}',
    note: 'Otrzymujesz ten e-mail w odpowiedzi na wiadomość do {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Potwierdź subskrypcję newslettera {{siteName}}',
    heading: 'Potwierdź subskrypcję',
    body: `Ten adres zapisano do newslettera {{siteName}}.

Kliknij przycisk, aby potwierdzić. Link jest ważny przez tydzień.`,
    button: 'Potwierdź subskrypcję',
    note: 'Jeśli to nie Ty, zignoruj ten e-mail, a więcej się nie odezwiemy. W każdej chwili możesz się [wypisać]({{leaveLink}}).',
  },
  'comment-confirm': {
    subject: 'Potwierdź komentarz w {{siteName}}',
    heading: 'Potwierdź komentarz',
    body: `Z tym adresem dodano komentarz w {{siteName}}.

Kliknij przycisk, aby go potwierdzić. Link jest ważny przez tydzień.`,
    button: 'Potwierdź komentarz',
    note: 'Jeśli to nie Twój komentarz, zignoruj ten e-mail. Nie zostanie opublikowany.',
  },
  'comment-reply': {
    name: 'Odpowiedź na komentarz',
    subject: '{{name}} – odpowiedź na Twój komentarz w {{siteName}}',
    heading: 'Odpowiedź na Twój komentarz',
    body: `Odpowiedź na Twój komentarz do wpisu „{{entry}}” (autor: {{name}}):

{{reply}}`,
    button: 'Zobacz odpowiedź',
    note: 'Otrzymujesz ten e-mail, ponieważ z tym adresem dodano komentarz w {{siteName}}.',
  },
  'review-ask': {
    name: 'Pytanie o powiadomienia o odpowiedziach',
    subject: 'Twój komentarz do „{{page}}” w {{siteName}}',
    heading: 'Nowości dotyczące Twojego komentarza',
    body: `Zespół {{siteName}} zareagował na komentarz dodany z tym adresem w wersji roboczej „{{page}}”.

Otwórz podgląd, aby przeczytać odpowiedź. Możesz tam też włączyć e-maile o kolejnych odpowiedziach. Bez Twojej zgody nie wyślemy następnych.`,
    button: 'Otwórz podgląd',
    note: 'Jeśli to nie Twój komentarz, zignoruj ten e-mail. Nie wyślemy kolejnych dotyczących tego podglądu.',
  },
  'review-replies': {
    name: 'Odpowiedzi na komentarze do wersji roboczej',
    subject: 'Odpowiedzi do „{{page}}” w {{siteName}}',
    heading: 'Nowe odpowiedzi na Twoje komentarze',
    body: `Oto nowości dotyczące Twoich komentarzy w wersji roboczej „{{page}}”:

{{comments}}`,
    button: 'Otwórz podgląd',
    note: 'Otrzymujesz ten e-mail, ponieważ włączono e-maile o odpowiedziach. Możesz je wyłączyć w podglądzie.',
  },
  'order-placed': {
    subject: 'Otrzymaliśmy zamówienie {{orderNumber}}',
    heading: 'Dziękujemy za zamówienie',
    body: `Otrzymaliśmy Twoje zamówienie {{orderNumber}}. Produkty są dla Ciebie zarezerwowane do czasu zapłaty.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Adres dostawy: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Twoje zamówienia w {{siteName}}',
    heading: 'Dziękujemy za zamówienia',
    body: `Otrzymaliśmy {{count}} z Twoim adresem e-mail. Otwórz zamówienie, aby zobaczyć jego zawartość i sposób płatności.

{{items}}

${more}`,
    note: 'Otrzymujesz ten e-mail, ponieważ z tym adresem złożono zamówienia w {{siteName}}. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'order-paid': {
    subject: 'Potwierdzenie zamówienia {{orderNumber}}',
    heading: 'Dziękujemy za zamówienie',
    body: `Otrzymaliśmy płatność za zamówienie {{orderNumber}}.

{{items}}

{{#address}}

Adres dostawy: {{address}}. Gdy wyślemy zamówienie, otrzymasz e-mail.

{{/address}}

{{#collected}}

Gdy zamówienie będzie gotowe do odbioru, otrzymasz e-mail.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Zamówienie {{orderNumber}} jest w drodze',
    heading: 'Twoje zamówienie jest w drodze',
    body: `Wszystkie produkty z zamówienia {{orderNumber}} zostały wysłane.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Część zamówienia {{orderNumber}} jest w drodze',
    heading: 'Część Twojego zamówienia jest w drodze',
    body: `Część produktów z zamówienia {{orderNumber}} została wysłana. Gdy wyślemy resztę, otrzymasz e-mail.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Zamówienie {{orderNumber}} jest gotowe do odbioru',
    heading: 'Twoje zamówienie jest gotowe do odbioru',
    body: `Zamówienie {{orderNumber}} jest gotowe. Przy odbiorze podaj numer zamówienia.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Część zamówienia {{orderNumber}} jest gotowa do odbioru',
    heading: 'Część Twojego zamówienia jest gotowa do odbioru',
    body: `Część produktów z zamówienia {{orderNumber}} jest gotowa. Przy odbiorze podaj numer zamówienia. Gdy reszta będzie gotowa, otrzymasz e-mail.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Zwrot pieniędzy za zamówienie {{orderNumber}}',
    heading: 'Zwróciliśmy pieniądze',
    body: `Zwróciliśmy {{amount}} za zamówienie {{orderNumber}} tą samą metodą płatności. Zanim pieniądze pojawią się na koncie, może minąć do 10 dni.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Zamówienie {{orderNumber}} zostało anulowane',
    heading: 'Twoje zamówienie zostało anulowane',
    body: `Zamówienie {{orderNumber}} zostało anulowane.

{{#amount}}

Zwróciliśmy {{amount}} tą samą metodą płatności. Zanim pieniądze pojawią się na koncie, może minąć do 10 dni.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Twoje pliki z {{siteName}}',
    heading: 'Pliki są gotowe do pobrania',
    body: 'Pliki z zamówienia {{orderNumber}} są gotowe do pobrania. Otwórz zamówienie za pomocą poniższego linku.',
    button: 'Pobierz',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Odstąpienie od umowy: zamówienie {{orderNumber}}',
    heading: 'Link do odstąpienia od umowy',
    body: 'Poniższy link otwiera zamówienie {{orderNumber}}. Tam wybierzesz, co chcesz zwrócić, i potwierdzisz odstąpienie od umowy.',
    button: 'Odstąp od umowy',
    note: 'Otrzymujesz ten e-mail, ponieważ w {{siteName}} poproszono o ten link, podając numer zamówienia i Twój adres e-mail. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'withdrawal-received': {
    subject: 'Odstąpienie od umowy: zamówienie {{orderNumber}}',
    heading: 'Otrzymaliśmy odstąpienie od umowy',
    body: `Odstąpienie od umowy otrzymaliśmy {{at}}. Dotyczy tych produktów z zamówienia {{orderNumber}}:

{{withdrawn}}

{{#note}}

Twoja wiadomość: {{note}}

{{/note}}

Jeśli produkty już dotarły, odeślij je w ciągu 14 dni, a zwrócimy Ci pieniądze.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Odstąpienia od umów w {{siteName}}',
    heading: 'Otrzymaliśmy odstąpienia od umów',
    body: `Odstąpienie dotyczy Twoich zamówień ({{count}}). Oto lista produktów z datą otrzymania odstąpienia:

{{items}}

${more}

Jeśli produkty już dotarły, odeślij je w ciągu 14 dni, a zwrócimy Ci pieniądze.`,
    note: 'Otrzymujesz ten e-mail, ponieważ w {{siteName}} odstąpiono od umów dotyczących zamówień z tym adresem. Jeśli to nie Twoje zamówienia, nie musisz nic robić.',
  },
  'cart-left': {
    name: 'Przypomnienie o koszyku',
    subject: 'W koszyku w {{siteName}} coś na Ciebie czeka',
    heading: 'Jeszcze się zastanawiasz?',
    body: `Te produkty nadal są w Twoim koszyku. Płatność nie została pobrana.

{{items}}`,
    button: 'Wróć do koszyka',
    note: 'Wysyłamy ten e-mail tylko raz, ponieważ zamówienie z tym adresem w {{siteName}} nie zostało dokończone.',
  },
  'booking-requested': {
    subject: 'Zapytanie o rezerwację: {{service}} w {{siteName}}',
    heading: 'Otrzymaliśmy zapytanie',
    body: `${facts}

Ten termin jest dla Ciebie wstępnie zarezerwowany. Gdy go potwierdzimy, otrzymasz kolejny e-mail.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Rezerwacja potwierdzona: {{service}}, {{when}}',
    heading: 'Twoja rezerwacja jest potwierdzona',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Nie możemy potwierdzić rezerwacji: {{service}}, {{when}}',
    heading: 'Niestety nie możemy potwierdzić rezerwacji',
    body: `Niestety nie możemy przyjąć rezerwacji: {{service}}, {{when}}.

${reason}

{{#refund}}

Zwróciliśmy {{refund}} tą samą metodą płatności.

{{/refund}}`,
    ...guest,
    button: 'Wybierz inny termin',
  },
  'booking-moved': {
    subject: 'Zmiana terminu: {{service}}, {{when}}',
    heading: 'Termin rezerwacji został zmieniony',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Rezerwacja odwołana: {{service}}, {{when}}',
    heading: 'Twoja rezerwacja została odwołana',
    body: `${facts}

${reason}

{{#refund}}

Zwróciliśmy {{refund}} tą samą metodą płatności. Zanim pieniądze pojawią się na koncie, może minąć do 10 dni.

{{/refund}}`,
    ...guest,
    button: 'Zobacz rezerwację',
  },
  'booking-reminder': {
    subject: 'Przypomnienie: {{service}}, {{when}}',
    heading: 'Do zobaczenia wkrótce',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Twoje rezerwacje w {{siteName}}',
    heading: 'Twoje rezerwacje',
    body: `Oto nowości o Twoich rezerwacjach z tym adresem e-mail ({{count}}). Otwórz rezerwację, aby ją zobaczyć, zmienić termin lub ją odwołać.

{{items}}

${more}`,
    note: 'Otrzymujesz ten e-mail, ponieważ z tym adresem dokonano rezerwacji w {{siteName}}. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'waiting-joined': {
    subject: 'Jesteś na liście oczekujących: {{service}}, {{when}}',
    heading: 'Jesteś na liście oczekujących',
    body: `${facts}

Gdy zwolni się miejsce i przyjdzie Twoja kolej, napiszemy i zarezerwujemy je dla Ciebie na jakiś czas.`,
    button: 'Zobacz listę lub się wypisz',
    note: 'Otrzymujesz ten e-mail, ponieważ ten adres zapisano na listę oczekujących w {{siteName}}. Jeśli to nie Ty, wypisz się za pomocą linku.',
  },
  'waiting-offer': {
    subject: 'Wolne miejsce: {{service}}, {{when}}',
    heading: 'Zwolniło się miejsce',
    body: `${facts}

Rezerwujemy je dla Ciebie do {{heldUntil}}. Potem zaproponujemy je następnej osobie.`,
    button: 'Zarezerwuj to miejsce',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Nowy termin: {{service}}, {{when}}',
    heading: 'Termin został zmieniony',
    body: `${facts}

To jest nowy termin. Nadal jesteś na liście oczekujących: gdy zwolni się miejsce i przyjdzie Twoja kolej, napiszemy.

Jeśli nowy termin Ci nie odpowiada, wypisz się za pomocą linku z naszego pierwszego e-maila.`,
    button: 'Zobacz inne terminy',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Odwołano: {{service}}, {{when}}',
    heading: 'Ten termin został odwołany',
    body: `${facts}

Ten termin, na który czekasz na liście, został odwołany, dlatego usunęliśmy Cię z listy. Nic nie jest zarezerwowane i nie musisz nic płacić.`,
    button: 'Zobacz inne terminy',
    note: 'Otrzymujesz ten e-mail, ponieważ ten adres był na liście oczekujących w {{siteName}}.',
  },
};
