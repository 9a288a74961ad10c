import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  invoiceLater: 'Faktura będzie dostępna po opłaceniu zamówienia.',
  noDownload: 'Nie znaleziono pliku do pobrania.',
  downloadOver:
    'Możliwość pobrania wygasła lub plik nie został opłacony. Skontaktuj się z nami, aby odzyskać dostęp.',
  rangeBeyond: 'Żądany zakres wykracza poza koniec pliku.',
  enterEmail: 'Podaj adres e-mail.',
  noOrder: 'To zamówienie nie istnieje lub należy do innego konta.',
  hasBooking: 'To zamówienie zawiera rezerwację. Aby ją odwołać i otrzymać zwrot, użyj linku rezerwacji.',
  partShipped: 'Część tego zamówienia już wysłano, więc nie można go anulować.',
  partReady: 'Część tego zamówienia jest już gotowa do odbioru, więc nie można go anulować.',
  bookingsExcluded: 'W przypadku rezerwacji można tylko zmienić termin lub je odwołać.',
  downloadExcluded: 'Wyrażono zgodę na natychmiastowe pobranie, co zakończyło prawo do odstąpienia.',
  noConsentNeeded: 'Żaden plik w tym zamówieniu nie czeka na zgodę klienta.',
  alreadyWithdrawn: 'Od umowy dotyczącej tego zamówienia już odstąpiono.',
  tooLateToWithdraw: 'Od umowy dotyczącej tego zamówienia nie można już odstąpić.',
  cantWithdrawItem: 'Od umowy dotyczącej tego produktu nie można odstąpić.',
  chooseListed: 'Wybierz produkty z listy.',
  linkSentOften:
    'Prośbę o ten link wysłano już kilka razy. Sprawdź skrzynkę odbiorczą i folder ze spamem lub spróbuj ponownie później.',
  manyCodes: 'Z tej sieci wypróbowano zbyt wiele kodów rabatowych. Spróbuj ponownie za kilka minut.',
  noCodesNow:
    'Kodów rabatowych nie można teraz użyć. Spróbuj ponownie za kilka minut lub złóż zamówienie bez kodu.',
  manyUnpaid:
    'Zbyt wiele Twoich zamówień lub zamówień z tej sieci czeka na płatność. Dokończ jedno z nich lub spróbuj ponownie za kilka minut.',
  orderClosed: 'Tego zamówienia nie można już zmienić.',
  enterDelivery: 'Podaj adres dostawy.',
  agreeToTerms: 'Zaakceptuj regulamin.',
  agreeToContinue: 'Zaakceptuj regulamin, aby kontynuować.',
  noSuchPayment: 'Ta metoda płatności nie jest dostępna dla tego zamówienia.',
  manyStarted: 'Z tej sieci rozpoczęto zbyt wiele zamówień. Spróbuj ponownie za kilka minut.',
  shopBusy: 'Sklep ma teraz więcej zamówień, niż może przyjąć. Spróbuj ponownie za kilka minut.',
  manyPlaced:
    'Z tego adresu e-mail złożono dziś zbyt wiele zamówień. Zapłać online lub spróbuj ponownie jutro.',
  orderExpired: 'To zamówienie wygasło. Wróć do koszyka i złóż je ponownie.',
  justSoldOut: 'Jeden z produktów w zamówieniu właśnie się wyprzedał. Płatność nie została pobrana.',
  payByCardFirst: 'To zamówienie trzeba najpierw opłacić kartą.',
  reservationOver: 'Rezerwacja wygasła. Wróć do koszyka i złóż zamówienie ponownie.',
  deliveryGone: 'Wybrany sposób dostawy nie jest już dostępny. Wybierz inny.',
  noDelivery: 'Nie dostarczamy tych produktów do tego kraju.',
  standardDelivery: 'Dostawa standardowa',
  shopClosed: 'Ten sklep nie przyjmuje teraz zamówień.',
  tooMuch: 'Zamówienie przekracza maksymalną kwotę. Usuń część produktów i spróbuj ponownie.',
  cartFull: 'Koszyk jest pełny. Najpierw złóż zamówienie, a potem zacznij nowy.',
  noCards: 'Ten sklep nie przyjmuje teraz płatności kartą.',
  paymentNotStarted:
    'Nie udało się rozpocząć płatności kartą. Spróbuj ponownie lub wybierz inną metodę płatności.',
  paymentSilent:
    'Operator płatności nie odpowiada. Płatność nie została pobrana. Spróbuj ponownie za chwilę.',
  timeToPayOver:
    'Czas na płatność minął. Płatność nie została pobrana. Wróć do koszyka i złóż zamówienie ponownie.',
  notByCard: 'To zamówienie nie jest opłacane kartą.',
  paymentReviewed: 'Otrzymaliśmy płatność za to zamówienie i ją sprawdzamy. Nie płać ponownie.',
  cardDeclined: 'Karta została odrzucona. Płatność nie została pobrana. Spróbuj użyć innej karty.',
  confirmPayment: 'Bank prosi o potwierdzenie tej płatności.',
  testsOff: 'Płatności testowe są wyłączone.',
  soldOutRefunded: 'Jeden z produktów w zamówieniu właśnie się wyprzedał. Otrzymasz zwrot pieniędzy.',
  downloadFrom:
    'Plik będzie można pobrać od {time}. Aby otrzymać go teraz, otwórz zamówienie i wyraź zgodę na natychmiastowe pobranie.',
  cantCancel:
    '{status, select, unpaid {To zamówienie nie jest jeszcze opłacone, więc nie można go anulować.} paid {To zamówienie jest opłacone, więc nie można go anulować.} fulfilled {To zamówienie jest zrealizowane, więc nie można go anulować.} cancelled {To zamówienie jest już anulowane.} refunded {Płatność za to zamówienie zwrócono, więc nie można go anulować.} other {Nie znaleziono tego zamówienia, więc nie można go anulować.}}',
  cantTest:
    '{status, select, unpaid {To zamówienie nie jest jeszcze opłacone, więc nie można za nie zapłacić kartą testową.} paid {To zamówienie jest opłacone, więc nie można za nie zapłacić kartą testową.} fulfilled {To zamówienie jest zrealizowane, więc nie można za nie zapłacić kartą testową.} cancelled {To zamówienie jest anulowane, więc nie można za nie zapłacić kartą testową.} refunded {Płatność za to zamówienie zwrócono, więc nie można za nie zapłacić kartą testową.} other {Nie znaleziono tego zamówienia, więc nie można za nie zapłacić kartą testową.}}',
  orderIs:
    '{status, select, unpaid {To zamówienie nie jest jeszcze opłacone.} paid {To zamówienie jest opłacone.} fulfilled {To zamówienie jest zrealizowane.} cancelled {To zamówienie jest anulowane.} refunded {Płatność za to zamówienie zwrócono.} other {Nie znaleziono tego zamówienia.}}',
  codeJustUsedUp: 'Limit użyć kodu „{code}” właśnie się wyczerpał.',
  codeUsedByYou: 'Kod „{code}” został już przez Ciebie użyty.',
  codeUnknown: 'Kod „{code}” jest nieprawidłowy. Sprawdź pisownię i spróbuj ponownie.',
  codeNotNow: 'Kod „{code}” nie jest teraz aktywny.',
  codeMinimum: 'Zamówienie nie osiąga minimalnej kwoty dla kodu „{code}”.',
  codeUsedUp: 'Limit użyć kodu „{code}” został wyczerpany.',
  onlyLeft: '{item}: zostało tylko {count, number} szt.',
  outOfStock: '{item}: brak w magazynie lub produkt jest zarezerwowany przez innego klienta.',
  priceChanged: '{item}: cena się zmieniła.',
  itemGone: '„{item}”: produkt nie jest już dostępny.',
  someItemGone: 'Jeden z produktów w koszyku nie jest już dostępny.',
  optionGone: '„{item}”: ten wariant nie jest już dostępny.',
  someOptionGone: 'Wariant jednego z produktów w koszyku nie jest już dostępny.',
  renamed: 'Produkt „{item}” nazywa się teraz {now}.',
  paid: 'Opłacone.',
  refundUnderWay: 'Zwrot jest już w toku.',
  nothingToRefund: 'Nie ma już czego zwracać.',
  refundElsewhere: 'Nie mamy informacji o płatności za to zamówienie. Zwróć ją tam, gdzie została przyjęta.',
} satisfies Translation<typeof en>;
