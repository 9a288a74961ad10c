import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  invoiceLater: 'Die Rechnung ist verfügbar, sobald die Bestellung bezahlt ist.',
  noDownload: 'Download nicht gefunden.',
  downloadOver:
    'Dieser Download ist abgelaufen oder nicht bezahlt. Kontaktieren Sie uns, um wieder Zugriff zu erhalten.',
  rangeBeyond: 'Der angeforderte Bereich liegt hinter dem Ende der Datei.',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  noOrder: 'Diese Bestellung existiert nicht oder gehört zu einem anderen Konto.',
  hasBooking:
    'Diese Bestellung enthält eine Buchung. Stornieren Sie sie über den Link der Buchung, um eine Erstattung zu erhalten.',
  partShipped:
    'Ein Teil dieser Bestellung wurde bereits versandt. Sie kann daher nicht mehr storniert werden.',
  partReady:
    'Ein Teil dieser Bestellung ist bereits abholbereit. Sie kann daher nicht mehr storniert werden.',
  bookingsExcluded: 'Buchungen können nur verschoben oder storniert werden.',
  downloadExcluded: 'Sie haben dem sofortigen Download zugestimmt. Damit ist das Widerrufsrecht erloschen.',
  noConsentNeeded: 'In dieser Bestellung wartet kein Download auf eine Zustimmung.',
  alreadyWithdrawn: 'Sie haben diese Bestellung bereits widerrufen.',
  tooLateToWithdraw: 'Diese Bestellung kann nicht mehr widerrufen werden.',
  cantWithdrawItem: 'Dieser Artikel kann nicht widerrufen werden.',
  chooseListed: 'Wählen Sie aus den angezeigten Artikeln.',
  linkSentOften:
    'Dieser Link wurde bereits mehrmals angefordert. Sehen Sie in Ihrem Posteingang und Spam-Ordner nach oder versuchen Sie es später noch einmal.',
  manyCodes:
    'Aus Ihrem Netzwerk wurden zu viele Rabattcodes ausprobiert. Versuchen Sie es in ein paar Minuten noch einmal.',
  noCodesNow:
    'Rabattcodes können gerade nicht eingelöst werden. Versuchen Sie es in ein paar Minuten noch einmal oder bestellen Sie ohne Code.',
  manyUnpaid:
    'Von Ihnen oder aus Ihrem Netzwerk warten zu viele Bestellungen auf Zahlung. Schließen Sie eine davon ab oder versuchen Sie es in ein paar Minuten noch einmal.',
  orderClosed: 'Diese Bestellung kann nicht mehr geändert werden.',
  enterDelivery: 'Geben Sie Ihre Lieferadresse ein.',
  agreeToTerms: 'Stimmen Sie den AGB zu.',
  agreeToContinue: 'Stimmen Sie den AGB zu, um fortzufahren.',
  noSuchPayment: 'Diese Zahlungsart ist für diese Bestellung nicht verfügbar.',
  manyStarted:
    'Aus Ihrem Netzwerk wurden zu viele Bestellungen begonnen. Versuchen Sie es in ein paar Minuten noch einmal.',
  shopBusy:
    'Bei diesem Shop gehen gerade mehr Bestellungen ein, als er annehmen kann. Versuchen Sie es in ein paar Minuten noch einmal.',
  manyPlaced:
    'Mit dieser E-Mail-Adresse wurden heute zu viele Bestellungen aufgegeben. Zahlen Sie online oder versuchen Sie es morgen noch einmal.',
  orderExpired:
    'Diese Bestellung ist abgelaufen. Gehen Sie zurück zum Warenkorb und bestellen Sie noch einmal.',
  justSoldOut: 'Ein Artikel dieser Bestellung ist gerade ausverkauft. Es wurde nichts abgebucht.',
  payByCardFirst: 'Diese Bestellung muss zuerst mit Karte bezahlt werden.',
  reservationOver:
    'Ihre Reservierung ist abgelaufen. Gehen Sie zurück zum Warenkorb und bestellen Sie noch einmal.',
  deliveryGone: 'Die gewählte Versandart ist nicht mehr verfügbar. Wählen Sie eine andere.',
  noDelivery: 'Wir liefern diese Artikel nicht in dieses Land.',
  standardDelivery: 'Standardversand',
  shopClosed: 'Dieser Shop nimmt gerade keine Bestellungen an.',
  tooMuch:
    'Diese Bestellung übersteigt den Höchstbetrag. Entfernen Sie einige Artikel und versuchen Sie es noch einmal.',
  cartFull: 'Ihr Warenkorb ist voll. Schließen Sie zuerst diese Bestellung ab.',
  noCards: 'Dieser Shop nimmt gerade keine Karten an.',
  paymentNotStarted:
    'Die Kartenzahlung konnte nicht gestartet werden. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  paymentSilent:
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht. Versuchen Sie es gleich noch einmal.',
  timeToPayOver:
    'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts abgebucht. Gehen Sie zurück zum Warenkorb und bestellen Sie noch einmal.',
  notByCard: 'Diese Bestellung wird nicht mit Karte bezahlt.',
  paymentReviewed:
    'Wir haben eine Zahlung für diese Bestellung erhalten und prüfen sie. Zahlen Sie nicht noch einmal.',
  cardDeclined:
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
  confirmPayment: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  testsOff: 'Testzahlungen sind ausgeschaltet.',
  soldOutRefunded: 'Ein Artikel dieser Bestellung ist gerade ausverkauft. Sie erhalten Ihr Geld zurück.',
  downloadFrom:
    'Dieser Download ist ab {time} verfügbar. Wenn Sie ihn sofort möchten, öffnen Sie Ihre Bestellung und stimmen Sie dem sofortigen Download zu.',
  cantCancel:
    '{status, select, unpaid {Diese Bestellung ist noch nicht bezahlt und kann nicht storniert werden.} paid {Diese Bestellung ist bezahlt und kann nicht storniert werden.} fulfilled {Diese Bestellung ist abgeschlossen und kann nicht storniert werden.} cancelled {Diese Bestellung ist bereits storniert.} refunded {Diese Bestellung ist erstattet und kann nicht storniert werden.} other {Diese Bestellung wurde nicht gefunden und kann nicht storniert werden.}}',
  cantTest:
    '{status, select, unpaid {Diese Bestellung ist noch nicht bezahlt und kann nicht mit einer Testkarte bezahlt werden.} paid {Diese Bestellung ist bezahlt und kann nicht mit einer Testkarte bezahlt werden.} fulfilled {Diese Bestellung ist abgeschlossen und kann nicht mit einer Testkarte bezahlt werden.} cancelled {Diese Bestellung ist storniert und kann nicht mit einer Testkarte bezahlt werden.} refunded {Diese Bestellung ist erstattet und kann nicht mit einer Testkarte bezahlt werden.} other {Diese Bestellung wurde nicht gefunden und kann nicht mit einer Testkarte bezahlt werden.}}',
  orderIs:
    '{status, select, unpaid {Diese Bestellung ist noch nicht bezahlt.} paid {Diese Bestellung ist bezahlt.} fulfilled {Diese Bestellung ist abgeschlossen.} cancelled {Diese Bestellung ist storniert.} refunded {Diese Bestellung ist erstattet.} other {Diese Bestellung wurde nicht gefunden.}}',
  codeJustUsedUp: 'Der Code „{code}“ ist gerade aufgebraucht.',
  codeUsedByYou: 'Sie haben den Code „{code}“ bereits eingelöst.',
  codeUnknown:
    'Der Code „{code}“ ist ungültig. Prüfen Sie die Schreibweise und versuchen Sie es noch einmal.',
  codeNotNow: 'Der Code „{code}“ ist derzeit nicht aktiv.',
  codeMinimum: 'Ihre Bestellung erreicht den Mindestbestellwert für den Code „{code}“ nicht.',
  codeUsedUp: 'Der Code „{code}“ ist aufgebraucht.',
  onlyLeft: 'Nur noch {count, number} von {item} verfügbar.',
  outOfStock: '{item} ist ausverkauft oder gerade für jemand anderen reserviert.',
  priceChanged: 'Der Preis von {item} hat sich geändert.',
  itemGone: '„{item}“ ist nicht mehr verfügbar.',
  someItemGone: 'Ein Artikel in Ihrem Warenkorb ist nicht mehr verfügbar.',
  optionGone: '„{item}“ ist in dieser Variante nicht mehr verfügbar.',
  someOptionGone: 'Ein Artikel in Ihrem Warenkorb ist in dieser Variante nicht mehr verfügbar.',
  renamed: '„{item}“ heißt jetzt {now}.',
  paid: 'Bezahlt.',
  refundUnderWay: 'Eine Erstattung ist bereits unterwegs.',
  nothingToRefund: 'Es gibt nichts mehr zu erstatten.',
  refundElsewhere:
    'Zu dieser Bestellung ist hier keine Zahlung verzeichnet. Erstatten Sie sie dort, wo sie eingegangen ist.',
} satisfies Translation<typeof en>;
