import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  cantFulfil:
    'Diese Bestellung {status, select, unpaid {ist noch nicht bezahlt} paid {ist bezahlt} fulfilled {ist bereits abgeschlossen} cancelled {ist storniert} refunded {ist erstattet} other {ist unbekannt}} und kann nicht versandt oder bereitgestellt werden.',
  allFulfilled: 'Alle Artikel dieser Bestellung sind bereits versandt oder abholbereit.',
  itemNotInOrder: 'Dieser Artikel gehört nicht zur Bestellung.',
  itemNotFound: 'Artikel nicht gefunden.',
  onlyLeftToFulfil: 'Von {item} sind nur noch {left} offen.',
  orderMissing: 'Eine dieser Bestellungen gibt es nicht. Laden Sie die Liste neu.',
  todayOrEarlier: 'Wählen Sie heute oder einen früheren Tag.',
  afterOrderPlaced: 'Wählen Sie einen Tag nach Eingang der Bestellung.',
  fixedFields: 'Diese Felder der Bestellung lassen sich nicht ändern: {fields}.',
  alreadyIs:
    'Diese Bestellung ist {status, select, unpaid {noch nicht bezahlt} paid {bereits bezahlt} fulfilled {bereits abgeschlossen} cancelled {bereits storniert} refunded {bereits erstattet} other {unbekannt}}.',
  cantChange:
    'Diese Bestellung ist {status, select, unpaid {noch nicht bezahlt} paid {bezahlt} fulfilled {abgeschlossen} cancelled {storniert} refunded {erstattet} other {unbekannt}} und kann nicht auf „{to, select, unpaid {Noch nicht bezahlt} paid {Bezahlt} fulfilled {Abgeschlossen} cancelled {Storniert} refunded {Erstattet} other {Unbekannt}}“ gesetzt werden.',
  changedMeanwhile:
    'Diese Bestellung wurde inzwischen geändert und ist jetzt {status, select, unpaid {noch nicht bezahlt} paid {bezahlt} fulfilled {abgeschlossen} cancelled {storniert} refunded {erstattet} other {unbekannt}}. Prüfen Sie sie und versuchen Sie es dann noch einmal.',
  onlyManualPaid: 'Nur Bestellungen mit manueller Zahlung können als bezahlt markiert werden.',
  soldOutRestock:
    'Ein Artikel dieser Bestellung ist ausverkauft. Füllen Sie den Lagerbestand auf oder stornieren Sie die Bestellung.',
  noLongerOpen: 'Hier ist nichts mehr zu tun.',
  noPaymentFound: 'Unter dieser Nummer gibt es weder eine Zahlung noch eine Erstattung.',
  refundIssued: 'Erstattung veranlasst.',
  markedAsSettled: 'Als erledigt markiert.',
  matchAgain: 'Zahlung und Bestellung stimmen wieder überein.',
  onlyPaymentsAndRefunds:
    'Nur Zahlungen und fehlgeschlagene Erstattungen können erstattet oder als erledigt markiert werden.',
  refundInStripe:
    'Zu dieser Zahlung gibt es keine Bestellung. Erstatten Sie sie im Stripe-Dashboard und markieren Sie sie dann als erledigt.',
  bankReturnedRefund:
    'Die Bank hat diese Erstattung zurückgegeben. Zahlen Sie dem Kunden das Geld auf anderem Weg und markieren Sie sie dann als erledigt.',
  paymentWithoutOrder: 'Diese Zahlung ist eingegangen, aber ihre Bestellung ist nicht bezahlt.',
  orderWithoutPayment: 'Diese Bestellung ist als bezahlt markiert, aber ihre Zahlung ist nicht bekannt.',
  refundStuck: 'Stripe hat diese Erstattung noch nicht bestätigt.',
  refundFailed: 'Die Erstattung ist fehlgeschlagen: {problem}',
  cardsUnavailable:
    'Kartenzahlungen sind hier noch nicht verfügbar. Bitten Sie Ihren Hosting-Anbieter, Stripe einzurichten.',
  accountNotCreatedHere:
    'Dieses Konto wurde nicht hier erstellt. Schließen Sie die Einrichtung im Stripe-Dashboard ab.',
  accountForeign: 'Dieses Konto wurde für eine andere Website erstellt.',
  accountUnknown:
    'Stripe kennt dieses Konto nicht, oder es ist nicht verbunden. Prüfen Sie die Konto-ID oder verbinden Sie das Konto über die Schaltfläche.',
  accountSilent: 'Stripe kennt dieses Konto nicht oder antwortet nicht.',
  wholeAmount: 'Geben Sie einen ganzen Betrag ein.',
  noDecimals: '{currency} hat keine Nachkommastellen.',
  onlyRefundable: 'Von {item} können nur noch {left} erstattet werden.',
  cantRefund:
    'Diese Bestellung ist {status, select, unpaid {noch nicht bezahlt} paid {bezahlt} fulfilled {abgeschlossen} cancelled {storniert} refunded {bereits erstattet} other {unbekannt}} und kann nicht erstattet werden.',
  onlyAmountRefundable: 'Von dieser Bestellung können nur noch {amount} erstattet werden.',
  moreThanBought: 'Sie können von einem Artikel nicht mehr erstatten, als gekauft wurde.',
  filterInvalid: 'Dieser Filter ist ungültig.',
  checkFilter: 'Prüfen Sie den Filter.',
  nothingToPack: 'Diese Bestellungen enthalten keine Artikel zum Verpacken.',
  chooseOrdersToPrint: 'Wählen Sie 1 bis {most} Bestellungen aus, um ihre Lieferscheine zu drucken.',
  discountGone: 'Diesen Rabattcode gibt es nicht mehr.',
  oneDiscountGone:
    'Einen dieser Rabattcodes gibt es nicht mehr. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  discountTaken: 'Diesen Rabattcode gibt es bereits.',
  discountUsedMore: 'Dieser Code wurde schon öfter verwendet.',
  mailedTooOften:
    'Die E-Mails zu dieser Bestellung wurden heute zu oft gesendet. Versuchen Sie es morgen noch einmal.',
  mailDoesntSuit: 'Diese E-Mail passt nicht zum aktuellen Status der Bestellung.',
  addressDeleted: 'Die E-Mail-Adresse des Kunden wurde mit seinem Konto gelöscht.',
  deliveryOptions: 'Versandarten',
  paymentInstructions: 'Zahlungshinweise',
  payOnCollectionInstructions: 'Hinweise zur Zahlung bei Abholung',
  collectionInstructions: 'Hinweise zur Abholung',
  taxNames: 'Namen der Steuern',
  optionName: 'Name',
} satisfies Translation<typeof en>;
