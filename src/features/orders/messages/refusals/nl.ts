import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  invoiceLater: 'De factuur is beschikbaar zodra de bestelling is betaald.',
  noDownload: 'Download niet gevonden.',
  downloadOver:
    'Deze download is verlopen of niet betaald. Neem contact met ons op om weer toegang te krijgen.',
  rangeBeyond: 'Het gevraagde bereik ligt voorbij het einde van het bestand.',
  enterEmail: 'Vul je e-mailadres in.',
  noOrder: 'Deze bestelling bestaat niet of hoort bij een ander account.',
  hasBooking:
    'Deze bestelling bevat een boeking. Annuleer die via de link van de boeking om je geld terug te krijgen.',
  partShipped: 'Een deel van deze bestelling is al verzonden, dus annuleren kan niet meer.',
  partReady: 'Een deel van deze bestelling is al klaar om af te halen, dus annuleren kan niet meer.',
  bookingsExcluded: 'Boekingen kunnen alleen worden verzet of geannuleerd.',
  downloadExcluded: 'Je stemde in met direct downloaden. Daarmee verviel het herroepingsrecht.',
  noConsentNeeded: 'Geen download in deze bestelling wacht op toestemming van de klant.',
  alreadyWithdrawn: 'Je hebt deze bestelling al herroepen.',
  tooLateToWithdraw: 'Deze bestelling kan niet meer worden herroepen.',
  cantWithdrawItem: 'Dit artikel kan niet worden herroepen.',
  chooseListed: 'Kies uit de getoonde artikelen.',
  linkSentOften:
    'Deze link is al meerdere keren aangevraagd. Controleer je inbox en spammap of probeer het later opnieuw.',
  manyCodes:
    'Er zijn te veel kortingscodes geprobeerd vanaf jouw netwerk. Probeer het over een paar minuten opnieuw.',
  noCodesNow:
    'Kortingscodes kunnen op dit moment niet worden gebruikt. Probeer het over een paar minuten opnieuw of reken af zonder code.',
  manyUnpaid:
    'Er wachten te veel bestellingen van jou of je netwerk op betaling. Rond er een af of probeer het over een paar minuten opnieuw.',
  orderClosed: 'Deze bestelling kan niet meer worden gewijzigd.',
  enterDelivery: 'Vul je bezorgadres in.',
  agreeToTerms: 'Ga akkoord met de algemene voorwaarden.',
  agreeToContinue: 'Ga akkoord met de algemene voorwaarden om door te gaan.',
  noSuchPayment: 'Die betaalmethode is niet beschikbaar voor deze bestelling.',
  manyStarted:
    'Er zijn te veel bestellingen gestart vanaf jouw netwerk. Probeer het over een paar minuten opnieuw.',
  shopBusy:
    'Deze winkel krijgt op dit moment meer bestellingen dan hij aankan. Probeer het over een paar minuten opnieuw.',
  manyPlaced:
    'Met dit e-mailadres zijn vandaag te veel bestellingen geplaatst. Betaal online of probeer het morgen opnieuw.',
  orderExpired: 'Deze bestelling is verlopen. Ga terug naar je winkelwagen en reken opnieuw af.',
  justSoldOut: 'Een artikel in deze bestelling is net uitverkocht. Er is niets afgeschreven.',
  payByCardFirst: 'Deze bestelling moet eerst met een kaart worden betaald.',
  reservationOver: 'Je reservering is verlopen. Ga terug naar je winkelwagen en reken opnieuw af.',
  deliveryGone: 'De gekozen verzendoptie is niet meer beschikbaar. Kies een andere.',
  noDelivery: 'We verzenden deze artikelen niet naar dat land.',
  standardDelivery: 'Standaardverzending',
  shopClosed: 'Deze winkel neemt op dit moment geen bestellingen aan.',
  tooMuch:
    'Deze bestelling is hoger dan het maximumbedrag. Verwijder een paar artikelen en probeer het opnieuw.',
  cartFull: 'Je winkelwagen is vol. Reken eerst af en begin dan met een nieuwe winkelwagen.',
  noCards: 'Deze winkel accepteert op dit moment geen kaarten.',
  paymentNotStarted:
    'De kaartbetaling kon niet worden gestart. Probeer het opnieuw of kies een andere betaalmethode.',
  paymentSilent: 'De betaaldienst reageert niet. Er is niets afgeschreven. Probeer het zo opnieuw.',
  timeToPayOver:
    'De tijd om te betalen is verstreken. Er is niets afgeschreven. Ga terug naar je winkelwagen en reken opnieuw af.',
  notByCard: 'Deze bestelling wordt niet met een kaart betaald.',
  paymentReviewed:
    'We hebben een betaling voor deze bestelling ontvangen en controleren die. Betaal niet nog een keer.',
  cardDeclined: 'De kaart is geweigerd. Er is niets afgeschreven. Probeer een andere kaart.',
  confirmPayment: 'Je bank vraagt je deze betaling te bevestigen.',
  testsOff: 'Testbetalingen staan uit.',
  soldOutRefunded: 'Een artikel in deze bestelling is net uitverkocht. Je krijgt je geld terug.',
  downloadFrom:
    'Deze download is beschikbaar vanaf {time}. Wil je hem nu al? Open dan je bestelling en stem in met direct downloaden.',
  cantCancel:
    '{status, select, unpaid {Deze bestelling is nog niet betaald en kan dus niet worden geannuleerd.} paid {Deze bestelling is betaald en kan dus niet worden geannuleerd.} fulfilled {Deze bestelling is afgerond en kan dus niet worden geannuleerd.} cancelled {Deze bestelling is al geannuleerd.} refunded {Deze bestelling is terugbetaald en kan dus niet worden geannuleerd.} other {Deze bestelling is niet gevonden en kan dus niet worden geannuleerd.}}',
  cantTest:
    '{status, select, unpaid {Deze bestelling is nog niet betaald en kan dus niet met een testkaart worden betaald.} paid {Deze bestelling is betaald en kan dus niet met een testkaart worden betaald.} fulfilled {Deze bestelling is afgerond en kan dus niet met een testkaart worden betaald.} cancelled {Deze bestelling is geannuleerd en kan dus niet met een testkaart worden betaald.} refunded {Deze bestelling is terugbetaald en kan dus niet met een testkaart worden betaald.} other {Deze bestelling is niet gevonden en kan dus niet met een testkaart worden betaald.}}',
  orderIs:
    '{status, select, unpaid {Deze bestelling is nog niet betaald.} paid {Deze bestelling is betaald.} fulfilled {Deze bestelling is afgerond.} cancelled {Deze bestelling is geannuleerd.} refunded {Deze bestelling is terugbetaald.} other {Deze bestelling is niet gevonden.}}',
  codeJustUsedUp: 'De code ‘{code}’ heeft zojuist de gebruikslimiet bereikt.',
  codeUsedByYou: 'Je hebt de code ‘{code}’ al gebruikt.',
  codeUnknown: 'De code ‘{code}’ is niet geldig. Controleer de spelling en probeer het opnieuw.',
  codeNotNow: 'De code ‘{code}’ is op dit moment niet actief.',
  codeMinimum: 'Je bestelling haalt het minimum voor de code ‘{code}’ niet.',
  codeUsedUp: 'De code ‘{code}’ heeft de gebruikslimiet bereikt.',
  onlyLeft: 'Nog maar {count, number} van {item} beschikbaar.',
  outOfStock: '{item} is niet op voorraad of is gereserveerd voor een andere klant die aan het afrekenen is.',
  priceChanged: 'De prijs van {item} is gewijzigd.',
  itemGone: '‘{item}’ is niet meer beschikbaar.',
  someItemGone: 'Een artikel in je winkelwagen is niet meer beschikbaar.',
  optionGone: '‘{item}’ is niet meer beschikbaar in deze variant.',
  someOptionGone: 'Een artikel in je winkelwagen is niet meer beschikbaar in deze variant.',
  renamed: '‘{item}’ heet nu {now}.',
  paid: 'Betaald.',
  refundUnderWay: 'Er is al een terugbetaling onderweg.',
  nothingToRefund: 'Er valt niets meer terug te betalen.',
  refundElsewhere:
    'We hebben geen gegevens over de betaling van deze bestelling. Betaal terug waar de betaling is ontvangen.',
} satisfies Translation<typeof en>;
