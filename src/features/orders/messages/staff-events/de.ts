import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  began: 'Der Käufer ist zur Zahlung gegangen.',
  placedManually:
    'Bestellung mit manueller Zahlung aufgegeben. Die Artikel sind {days, plural, one {# Tag} other {# Tage}} lang reserviert.',
  paid: '{provider, select, none {Es war keine Zahlung nötig.} stripe {Über Stripe bezahlt.} test {Mit einer Testkarte bezahlt.} manual {Als bezahlt markiert.} other {Bezahlt.}}',
  cardDeclined: 'Die Karte wurde abgelehnt.',
  noDelivery: 'Kein Versand nötig.',
  fulfilled:
    '{step, select, whole {Versandt} part {Teilweise versandt} ready {Abholbereit} other {Teilweise abholbereit}}.',
  fulfilledWith:
    '{step, select, whole {Versandt} part {Teilweise versandt} ready {Abholbereit} other {Teilweise abholbereit}} ({tracking}).',
  restRefunded: 'Die noch offenen Artikel wurden erstattet. Damit ist die Bestellung abgeschlossen.',
  mailResent: '„{mail}“ erneut gesendet.',
  changed: 'Geändert: {fields}.',
  changedField:
    '{field, select, notes {Notizen} email {E-Mail-Adresse} name {Name} phone {Telefonnummer} address {Lieferadresse} delivered {Lieferdatum} other {{field}}}',
  cancelledBy: 'Storniert {actor, select, buyer {vom Kunden} other {vom Inhaber}}.',
  overdue: 'Die Zahlung ging nicht rechtzeitig ein. Die reservierten Artikel wurden freigegeben.',
  soldOutFirst: 'Die Artikel waren ausverkauft, bevor die Zahlung einging. Die Zahlung wird erstattet.',
  bankDidntPay:
    'Die Bank des Kunden hat die Zahlung nicht abgeschlossen. Die Bestellung wurde daher storniert.',
  refundRequested: 'Erstattung von {amount} angefordert.',
  refunded: '{amount} erstattet.',
  cancelledAndRefunded: 'Storniert und vollständig erstattet.',
  refundedInFull: 'Vollständig erstattet.',
  agreedToDownload: 'Der Kunde hat dem sofortigen Download und dem Erlöschen des Widerrufsrechts zugestimmt.',
  withdrawn:
    'Der Kunde hat {what, select, all {die Bestellung} other {einige Artikel}} widerrufen (Widerrufsfrist von {days} Tagen).',
  refundWithdrawn: 'Der Kunde hat widerrufen (Widerrufsfrist von {days} Tagen): Erstatten Sie ihm das Geld.',
  refundSettled: 'Der Inhaber hat die fehlgeschlagene Erstattung als erledigt markiert.',
  paymentSettled: 'Der Inhaber hat die Zahlung als erledigt markiert.',
  paymentRefunded: 'Der Inhaber hat die Zahlung erstattet.',
  soldOut: 'Die Artikel waren ausverkauft, bevor die Zahlung einging. Sie wird daher erstattet.',
  paidAfterCancelling:
    'Eine Zahlung ging ein, nachdem die Bestellung storniert war. Sie wird daher erstattet.',
  paidTwice: 'Diese Bestellung wurde doppelt bezahlt. Die zweite Zahlung wird daher erstattet.',
  noMatchingOrder: 'Keine passende Bestellung.',
  paidWithoutOrder: 'Eine Zahlung ging ohne passende Bestellung ein.',
  wrongAccount: 'Das Geld ging an ein anderes Stripe-Konto als das dieses Shops.',
  testForReal: 'Eine Testzahlung ging für eine echte Bestellung ein oder umgekehrt.',
  wrongAmount: 'Der Kunde hat {taken} bezahlt, aber diese Bestellung kostet {total}.',
  tooMuchRefunded: 'Im Stripe-Dashboard wurde mehr erstattet, als diese Bestellung gekostet hat.',
  refundFailed: 'Die Erstattung ist fehlgeschlagen: {problem}',
  notReturned: 'Stripe konnte das Geld nicht zurückzahlen.',
  refundDeclined: 'abgelehnt',
  refundInsufficientFunds: 'unzureichende Deckung',
  refundExpiredCard: 'Karte abgelaufen oder gekündigt',
  refundLostCard: 'Karte verloren oder gestohlen',
  refundDisputed: 'Zahlung während der Erstattung angefochten',
  refundMerchantRequest: 'auf Wunsch des Händlers',
  refundUnknown: 'Grund unbekannt',
  disputed: 'Die Bank des Kunden ficht diese Zahlung an ({reason}).',
  disputedUntil: 'Die Bank des Kunden ficht diese Zahlung an ({reason}). Antworten Sie bis zum {day}.',
  disputeReason:
    '{reason, select, bank_cannot_process {Bank kann sie nicht verarbeiten} check_returned {Scheck zurückgegeben} credit_not_processed {Gutschrift nicht erhalten} customer_initiated {vom Kunden veranlasst} debit_not_authorized {Lastschrift nicht genehmigt} duplicate {doppelt belastet} fraudulent {Betrug} general {allgemein} incorrect_account_details {falsche Kontodaten} insufficient_funds {unzureichende Deckung} noncompliant {Regelverstoß} product_not_received {Ware nicht erhalten} product_unacceptable {Ware nicht akzeptabel} subscription_canceled {Abonnement gekündigt} unrecognized {Zahlung nicht erkannt} other {{name}}}',
  disputeWon: 'Sie haben die Anfechtung gewonnen und behalten das Geld.',
  disputeLost: 'Sie haben die Anfechtung verloren. Die Bank hat dem Kunden das Geld zurückgegeben.',
  inquiryClosed: 'Die Anfrage der Bank zu dieser Zahlung ist abgeschlossen. Es wurde kein Geld abgezogen.',
  accountDisconnected:
    'Stripe hat Ihr Konto von diesem Shop getrennt. Kunden können daher nicht mit Karte zahlen. Verbinden Sie es wieder unter „Shop-Einstellungen“, „Zahlung“.',
  accountReady: 'Ihr Stripe-Konto kann jetzt Zahlungen annehmen. Kunden können mit Karte zahlen.',
  accountBlocked:
    'Ihr Stripe-Konto kann derzeit keine Zahlungen annehmen. Was fehlt, sehen Sie unter „Shop-Einstellungen“, „Zahlung“.',
} satisfies Translation<typeof en>;
