import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  samplesLeft: 'Noch {count, plural, one {# Beispieltext} other {# Beispieltexte}} aus dem Design.',
  publishHome: 'Sagen Sie Besuchern, was Sie tun, und veröffentlichen Sie dann Ihre Startseite.',
  noSamplesLeft: 'Keine Beispieltexte mehr.',
  designPublished: 'Ihr Design ist veröffentlicht.',
  designEverywhere: 'Logo, Farben und Schriften erscheinen auf jeder Seite.',
  productsAdded: '{count, plural, one {# Produkt} other {# Produkte}} hinzugefügt.',
  addProduct: 'Fügen Sie Ihr erstes Produkt hinzu oder ändern Sie ein Beispielprodukt.',
  stripeConnected: 'Stripe ist verbunden.',
  testMode:
    'Der Testmodus ist an: Es fließt kein Geld. Verbinden Sie Stripe oder wählen Sie „Nur manuelle Zahlung“.',
  paidManually: 'Kunden zahlen manuell nach Ihren Hinweisen.',
  setUpPayment: 'Verbinden Sie Stripe oder sagen Sie Kunden, wie sie zahlen.',
  setUpDelivery: 'Legen Sie fest, wohin Sie liefern und was es kostet.',
  zones: 'Sie liefern in {count, plural, one {# Zone} other {# Zonen}}.',
  checkDelivery: 'Prüfen Sie die Versandzonen und Preise aus dem Beispiel und speichern Sie sie.',
  emailsNotSent:
    'Noch können keine E-Mails gesendet werden. Bitten Sie Ihren Hosting-Anbieter, einen Mailserver einzurichten.',
  repliesGoTo: 'Antworten gehen an {email}.',
  addReplyAddress: 'Fügen Sie die Adresse hinzu, an die Antworten auf Ihre E-Mails gehen.',
  pagesMissing: 'Es gibt noch keine Seite unter {pages}.',
  legalNeedsDetails: 'In den Beispieltexten fehlen noch Ihre Angaben.',
  legalPublished: 'Ihre Datenschutzerklärung und AGB sind veröffentlicht.',
  domainReady: '{domain} zeigt auf Ihre Website.',
  useDomain: 'Verwenden Sie Ihre eigene Domain, zum Beispiel www.ihr-name.de.',
  footer: 'Fußzeile',
} satisfies Translation<typeof en>;
