import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  stepFailed: 'Dieser Schritt ist fehlgeschlagen.',
  allWorked:
    'Testbestellung, Zahlung, Erstattung, Buchung und Stornierung haben funktioniert. Nichts davon bleibt erhalten.',
  stepsFailed: 'Fehlgeschlagene Schritte: {count} von {all}. Nichts davon bleibt erhalten.',
  deliverySettings: 'Versandeinstellungen',
  paymentSettings: 'Zahlungseinstellungen',
  createProduct: 'Produkt erstellen',
  productCreated: '{count} Stück für je 12,50 vorrätig.',
  placeOrder: 'Bestellung aufgeben',
  stockNotReserved: 'Der Lagerbestand wurde nicht reserviert.',
  orderPlaced: 'Bestellung {number}, {total} mit Versand.',
  pay: 'Mit einer Testkarte zahlen',
  orderNotPaid: 'Die Bestellung wurde nicht als bezahlt markiert.',
  noNotification: 'In der Verwaltung wäre keine Benachrichtigung erschienen.',
  stockNotReduced: 'Der Lagerbestand wurde nicht verringert.',
  paid: 'Bezahlt. {emails, plural, one {# E-Mail wurde} other {# E-Mails wurden}} erstellt, der Lagerbestand beträgt jetzt {stock}.',
  refundOrder: 'Bestellung erstatten',
  paymentNotRefunded: 'Die Zahlung wurde nicht erstattet.',
  orderNotRefunded: 'Die Bestellung wurde nicht als erstattet markiert.',
  orderRefunded: '{amount} erstattet.',
  cancelOrder: 'Bestellung aufgeben und stornieren',
  orderCancelled: 'Bestellung {number} wurde vor der Zahlung storniert.',
  makeBooking: 'Termin buchen',
  noTimeFound: 'Es wurde kein verfügbarer Termin gefunden.',
  timeBooked: 'Der erste verfügbare Termin wurde gebucht.',
  cancelBooking: 'Buchung stornieren',
  bookingNotCancelled: 'Die Buchung wurde nicht storniert.',
  timeAvailableAgain: 'Der Termin ist wieder verfügbar.',
} satisfies Translation<typeof en>;
