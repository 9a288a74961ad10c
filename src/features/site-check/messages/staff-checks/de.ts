import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  tooManyRequests:
    'Zu viele Anfragen in kurzer Zeit. Warten Sie einige Minuten und versuchen Sie es dann erneut.',
  tooManyChecks:
    'Zu viele Prüfungen in kurzer Zeit. Warten Sie einige Minuten und versuchen Sie es dann erneut.',
  noResponse: 'Innerhalb von 25 Sekunden kam keine Antwort.',
  notChecked: 'Das konnte nicht geprüft werden.',
  runAgainOrAskHost:
    'Wiederholen Sie diese Prüfung später. Wenn sie weiterhin fehlschlägt, wenden Sie sich an Ihren Hosting-Anbieter.',
  runAgainLater: 'Wiederholen Sie diese Prüfung später.',
  contactHost: 'Wenden Sie sich an Ihren Hosting-Anbieter.',
  notReadBack: 'Gespeicherte Daten konnten nicht wieder gelesen werden.',
  savingIsSlow: 'Speichern funktioniert, hat aber {ms} ms gedauert.',
  savedAndRead: 'In {ms} ms gespeichert, gelesen und entfernt.',
  fileDiffers: 'Eine gespeicherte Datei war beim Lesen verändert.',
  fileNotDeleted: 'Eine Datei konnte gespeichert und gelesen, aber nicht gelöscht werden.',
  fileStored: 'Eine Datei wurde gespeichert, gelesen und gelöscht.',
  viewSentEmails: 'Gesendete E-Mails ansehen',
  noEmailServer: 'E-Mails können nicht gesendet werden, weil kein Mailserver eingerichtet ist.',
  askForEmailServer: 'Bitten Sie Ihren Hosting-Anbieter, einen Mailserver einzurichten.',
  testEmailSent: 'Eine Test-E-Mail wurde an {address} gesendet. Prüfen Sie, ob sie angekommen ist.',
  testEmailRefused: 'Der Mailserver hat die Test-E-Mail abgelehnt: {answer}',
  testEmailWaiting: 'Die Test-E-Mail wurde noch nicht gesendet.',
  domainUnproven: 'wartet auf einen DNS-Eintrag bei Ihrem Domain-Anbieter',
  domainElsewhere: 'bestätigt, führt aber noch woandershin',
  domainCertificate: 'wartet auf das SSL-Zertifikat',
  domainWorks: 'funktioniert',
  domainAlwaysWorks: 'funktioniert immer',
  viewDomains: 'Domains ansehen',
  domainsNotReady:
    '{count, plural, one {# von {all} Domains ist noch nicht bereit} other {# von {all} Domains sind noch nicht bereit}}.',
  domainsReady: 'Alle Domains führen zu Ihrer Website und haben ein SSL-Zertifikat.',
  domainsWithoutCertificates:
    'Alle Domains führen zu Ihrer Website. Zertifikate werden in dieser Installation nicht verwendet; sie eignet sich daher nur zum Testen.',
  readableOffline: 'Besuchte Seiten bleiben offline lesbar.',
  offlineScriptMissing: 'Das Skript für das Offline-Lesen fehlt.',
  recordsAddUp:
    'Alles stimmt überein: Lagerbestand, Bestellungen, Zahlungen, Buchungen, Rabattcodes und Dateien.',
  notTrueFor: 'Trifft nicht zu auf: {records}.',
  notTrueForMore: 'Trifft nicht zu auf: {records} und {more} weitere.',
  recordsNotCheckedInTime: 'Einige Daten konnten nicht rechtzeitig geprüft werden.',
  recordChecksFailed:
    '{count, plural, one {# Prüfung Ihrer Daten ist fehlgeschlagen} other {# Prüfungen Ihrer Daten sind fehlgeschlagen}}.',
  sendListToHost: 'Senden Sie diese Liste an Ihren Hosting-Anbieter.',
  reviewOrders: 'Bestellungen und Zahlungen prüfen',
  setUpPayments: 'Zahlungen einrichten',
  shopClosed: 'Ihr Shop ist geschlossen und nimmt daher keine Zahlungen an.',
  testMode: 'Der Testmodus ist an: Kunden zahlen mit Testkarten, und es wird nichts abgebucht.',
  paidManually: 'Kunden zahlen manuell nach Ihren Hinweisen.',
  stripeNotReached: 'Die Verbindung zu Stripe ist fehlgeschlagen.',
  stripeNotConnected: 'Kartenzahlungen sind aktiviert, aber es ist kein Stripe-Konto verbunden.',
  stripeTakesPayments: 'Stripe ist verbunden, und {account} kann Zahlungen annehmen.',
  stripeTakesNoPayments: 'Stripe ist verbunden, aber {account} kann noch keine Zahlungen annehmen.',
  noRecentCardPayments: 'Im letzten Monat gab es keine Kartenzahlungen. Es gibt also nichts zu prüfen.',
  webhooksMissing:
    'Für {unseen} von {paid} Kartenzahlungen hat Stripe keinen Webhook gesendet. Wir haben sie stattdessen abgefragt.',
  askAboutWebhook: 'Bitten Sie Ihren Hosting-Anbieter, den Stripe-Webhook zu prüfen.',
  webhooksComplete: 'Stripe hat im letzten Monat für jede Kartenzahlung einen Webhook gesendet.',
  viewPayments: 'Zu prüfende Zahlungen ansehen',
  noStripeAccount: 'Es ist kein Stripe-Konto verbunden.',
  notCompared: 'Ihre Zahlungen konnten nicht mit Stripe abgeglichen werden.',
  order: 'Bestellung {number}',
  payment: 'Zahlung',
  paymentsDontMatch:
    '{count, plural, one {# hier erfasste Zahlung stimmt nicht mit Stripe überein} other {# hier erfasste Zahlungen stimmen nicht mit Stripe überein}}.',
  paymentsNeedAttention:
    '{count, plural, one {# Zahlung oder Erstattung ist zu prüfen} other {# Zahlungen oder Erstattungen sind zu prüfen}}.',
  noRecentPayments: 'In den letzten 30 Tagen hat Stripe keine Zahlungen eingenommen.',
  paymentsMatch:
    '{count, plural, one {Die Zahlung der letzten 30 Tage gehört zu einer Bestellung oder wurde erstattet} other {Alle # Zahlungen der letzten 30 Tage gehören zu Bestellungen oder wurden erstattet}}.',
  paymentsRecovered:
    '{count, plural, one {# fehlende Zahlung wurde nachgetragen} other {# fehlende Zahlungen wurden nachgetragen}}.',
  noProducts: 'Sie bieten noch keine Produkte zum Verkauf an.',
  noPrice: 'kein Preis',
  outOfStock: 'nicht vorrätig',
  noImage: 'kein Bild',
  productsComplete:
    '{count, plural, one {Ihr angebotenes Produkt hat} other {Alle # angebotenen Produkte haben}} Preis, Lagerbestand und Bild.',
  productsIncomplete:
    '{count, plural, one {# von {all} angebotenen Produkten ist unvollständig} other {# von {all} angebotenen Produkten sind unvollständig}}.',
  bulkEditProducts: 'Mehrere Produkte bearbeiten',
  cardsNotAvailable: 'Kartenzahlungen sind hier nicht verfügbar.',
  nothingToRegister:
    'Es gibt nichts zu registrieren: Entweder ist kein Stripe-Konto verbunden, oder die Website hat keine öffentliche Domain.',
  notRegistered: 'Noch nicht registriert.',
  registered: 'Registriert.',
  methodsNotAvailable: 'Hier nicht verfügbar: {methods}.',
  domainsNotRegistered:
    'Stripe hat {count, plural, one {eine Domain} other {# Domains}} nicht registriert. Wallets werden dort nicht angezeigt, Kartenzahlungen funktionieren weiterhin.',
  weTryAgain:
    'Wir versuchen es automatisch erneut. Wenn es weiterhin nicht klappt, prüfen Sie Ihr Stripe-Konto',
  methodsNotShown:
    'Einige Zahlungsarten werden nicht auf jeder Domain angezeigt. Kartenzahlungen funktionieren weiterhin.',
  followStripeSteps:
    'Öffnen Sie im Stripe-Dashboard unter „Einstellungen“ die Domains für Zahlungsmethoden und folgen Sie dort den Anweisungen.',
  walletsShown:
    'Stripe kann Apple Pay, Google Pay, Link, PayPal und Klarna auf {count, plural, one {Ihrer Domain} other {Ihren # Domains}} anzeigen.',
  legalPublished: 'Ihre Datenschutzerklärung und AGB sind veröffentlicht.',
  legalMissing: 'Es gibt noch keine Seite unter {pages}. In den meisten Ländern ist beides Pflicht.',
  createFromTemplate: 'Aus einer Vorlage erstellen',
  addressesTaken:
    '{count, plural, one {Diese Seite hat eine Adresse, die} other {Diese Seiten haben Adressen, die}} Ihre Website für andere Ansichten braucht: {pages}. Besucher sehen dort möglicherweise etwas anderes.',
  changeAddresses: 'Adressen ändern',
  linksWork:
    '{links, plural, one {Der einzige Link} other {Alle # Links}} in Menüs und auf {pages, plural, one {# Seite} other {# Seiten}} {links, plural, one {funktioniert} other {funktionieren}}.',
  linksBroken: '{count, plural, one {# Link führt} other {# Links führen}} ins Leere.',
  menuInHeader: 'Menü in der Kopfzeile',
  menuInFooter: 'Menü in der Fußzeile',
  editMenus: 'Menüs bearbeiten',
  editPage: '„{name}“ bearbeiten',
  addRedirect: 'Weiterleitung hinzufügen',
  allImagesDescribed: 'Alle Bilder haben einen Alternativtext.',
  imagesNotDescribed:
    '{count, plural, one {# Bild hat} other {# Bilder haben}} keinen Alternativtext. Screenreader und Suchmaschinen nutzen ihn.',
  manyImagesNotDescribed:
    '{count} oder mehr Bilder haben keinen Alternativtext. Screenreader und Suchmaschinen nutzen ihn.',
  addAltText: 'Alternativtext hinzufügen',
} satisfies Translation<typeof en>;
