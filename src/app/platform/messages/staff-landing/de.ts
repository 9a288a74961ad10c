import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  pricing: 'Preise',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'AGB',
  title: 'Sitewright – eine Website, die Sie selbst pflegen',
  description:
    'Seiten, Shop, Buchungen, Nachrichten, Musik und Analysen an einem Ort, für kleine Unternehmen und Vereine. Beginnen Sie mit einem fertigen Design und exportieren Sie alles, wenn Sie gehen.',
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  designs: 'Designs',
  features: 'Funktionen',
  demo: 'Demo-Website',
  signIn: 'Anmelden',
  create: 'Website erstellen',
  viewDemo: 'Demo-Website ansehen',
  language: 'Sprache',
  eyebrow: 'Für kleine Unternehmen, Kunstschaffende und Vereine',
  heading: 'Eine Website, die Sie selbst pflegen',
  lead: 'Wählen Sie ein fertiges Design, ersetzen Sie Texte und Bilder durch Ihre eigenen und veröffentlichen Sie. Seiten, Shop, Buchungen und Nachrichten sind an einem Ort, und alles funktioniert auch auf dem Smartphone.',
  siteShot:
    'Die Startseite der Demo-Website, einer Töpferei: ein großer Titel, zwei Schaltflächen und ein Bild von Gefäßen',
  siteOnPhone: 'Dieselbe Seite auf einem Smartphone',
  chooseDesign: 'Design auswählen',
  chooseDesignLead:
    'Jedes Design ist eine vollständige Website mit eigener Schrift, eigenen Farben und Bildern. Sehen Sie es sich live an und machen Sie es zu Ihrem.',
  preview: 'Vorschau',
  useDesign: 'Dieses Design verwenden',
  featuresLead: 'Alles ist vom ersten Tag an dabei. Schalten Sie ein, was Sie brauchen.',
  pages: 'Seiten',
  pagesText:
    'Über dreißig Arten von Blöcken, Menüs, Entwürfe, Versionsverlauf, wiederverwendbare Abschnitte und Weiterleitungen, wenn Sie eine Seite verschieben.',
  shop: 'Shop',
  shopText:
    'Produkte mit Varianten und Lagerbestand, Downloads, Versand, Steuern, Rabatte, Rechnungen und Erstattungen. Mit Kartenzahlung oder manueller Zahlung.',
  bookings: 'Buchungen',
  bookingsText:
    'Termine, Kurse, Kursreihen und Verleih, mit aktuellen freien Terminen, Erinnerungen und Wartelisten. Ohne Doppelbuchungen.',
  messages: 'Nachrichten',
  messagesText:
    'Erstellen Sie eigene Formulare, beantworten Sie Nachrichten in einem Posteingang und schreiben Sie Abonnenten, die ihre Adresse bestätigt haben.',
  audio: 'Audio',
  audioText:
    'Musik und Vorträge in einem Player, der beim Blättern weiterspielt. Titel können Sie auch als Download verkaufen.',
  analytics: 'Analysen',
  analyticsText:
    'Besuche, woher sie kommen und wozu sie führen, ohne Cookies und ohne Tracking von Personen.',
  edit: 'Direkt auf der Seite bearbeiten',
  editText:
    'Klicken Sie auf einen Titel und schreiben Sie. Fügen Sie Blöcke hinzu: eine Galerie, Öffnungszeiten, ein Formular, ein Produkt. Prüfen Sie die Seite vor dem Veröffentlichen für Desktop, Tablet und Smartphone. Jede Version wird gespeichert.',
  editShot: 'Der Editor: eine Seite der Demo-Website, daneben die Liste der Blöcke',
  book: 'Buchungen, während Sie arbeiten',
  bookText:
    'Ihre Kunden sehen freie Termine und buchen selbst. Sie sehen Ihre Woche, verschieben bei Bedarf, und alle erhalten eine E-Mail. Mit Ihrem eigenen Kalender wird in beide Richtungen synchronisiert.',
  bookShot: 'Eine Unterrichtsstunde auf der Demo-Website mit dem Kalender freier Tage',
  phones: 'Für Smartphones gemacht',
  phonesText:
    'Besucher kaufen und buchen auf dem Smartphone, ohne zu zoomen oder zu warten. Sie selbst verwalten dort Bestellungen, Buchungen und Seiten.',
  shopShot: 'Der Shop der Demo-Website auf einem Smartphone',
  productsShot: 'Die Produktliste der Verwaltung auf einem Smartphone',
  promises: 'Was wir versprechen',
  noLockIn: 'Keine Bindung',
  noLockInText:
    'Exportieren Sie Seiten, Produkte, Bestellungen, Buchungen, Nachrichten und Dateien jederzeit in einer Datei.',
  noTracking: 'Kein Tracking Ihrer Besucher',
  noTrackingText:
    'Keine Werbeskripte, keine Tracking-Cookies und keine Schriften von fremden Servern, also auch kein Cookie-Banner.',
  fast: 'Schnelle Seiten',
  fastText: 'Seiten kommen vollständig vom Server und sind lesbar, bevor JavaScript läuft und auch ohne.',
  accessible: 'Barrierefrei',
  accessibleText:
    'Unsere Seiten werden mit der Tastatur und für Screenreader getestet, und schlecht lesbare Farben werden korrigiert.',
  ownLook: 'Ihr eigener Auftritt',
  ownLookText: 'Ihre Schriften, Farben, Formen und Bilder auf jeder Seite.',
  safe: 'Ihre Arbeit ist sicher',
  safeText:
    'Entwürfe werden automatisch gespeichert, jede Version lässt sich wiederherstellen, und Gelöschtes kommt erst in den Papierkorb.',
  how: 'So funktioniert’s',
  stepDesign: 'Design auswählen',
  stepDesignText:
    'Geben Sie einen Namen ein, suchen Sie sich eine Adresse aus und wählen Sie ein Design. Nach etwa einer Minute ist Ihre Website bereit.',
  stepOwn: 'Eigene Inhalte einfügen',
  stepOwnText:
    'Ergänzen Sie Texte, Bilder und Preise. Besucher sehen Ihre Änderungen, sobald Sie sie veröffentlichen.',
  stepLive: 'Online gehen',
  stepLiveText:
    'Teilen Sie Ihre Adresse oder verbinden Sie jederzeit eine eigene Domain. Die erste Bestellung kann noch am selben Tag kommen.',
  compare: 'Im Vergleich',
  compareLead: 'Für manche Websites sind andere Werkzeuge die bessere Wahl. Hier sehen Sie, was wofür passt.',
  comparison: 'Vergleich',
  builders: 'Gehostete Website-Baukästen',
  wordpress: 'WordPress mit Plugins',
  bestFor: 'Am besten für',
  bestForUs: 'Kleine Websites, die verkaufen, buchen lassen und veröffentlichen',
  bestForBuilders: 'Websites, die eine von vielen fertigen Apps brauchen',
  bestForWordpress: 'Websites mit besonderen Anforderungen und jemandem, der sie pflegt',
  parts: 'Shop, Buchungen und Formulare',
  partsOfUs: 'Inbegriffen',
  partsOfBuilders: 'Oft nur in höheren Tarifen',
  partsOfWordpress: 'Plugins verschiedener Anbieter',
  updates: 'Updates',
  updatesOfUs: 'Übernimmt der Betreiber Ihrer Plattform',
  updatesOfBuilders: 'Werden für Sie erledigt',
  updatesOfWordpress: 'Kern, Theme und jedes Plugin',
  apps: 'Apps und Erweiterungen',
  appsOfUs: 'Keine; eine API und Webhooks',
  appsOfBuilders: 'Große App-Stores',
  appsOfWordpress: 'Zehntausende Plugins',
  designsOfUs: 'Einige, die Sie frei ändern können',
  designsOfBuilders: 'Hunderte',
  designsOfWordpress: 'Tausende',
  leaving: 'Umziehen',
  leavingUs: 'Alles in einer Datei; Sie können die Software selbst betreiben',
  leavingBuilders: 'Meist nur Texte und Produkte',
  leavingWordpress: 'Voller Zugriff auf Dateien und Datenbank',
  languages: 'Sprachen einer Website',
  languagesOfUs: 'Mehrere, auch für Produkte und Leistungen',
  languagesOfBuilders: 'Oft mehrere',
  languagesOfWordpress: 'Mehrere mit einem Plugin',
  faq: 'FAQ',
  code: 'Muss ich programmieren können?',
  codeAnswer: 'Nein. Texte und Bilder bearbeiten Sie auf der Seite, alles andere wählen Sie aus Listen.',
  domain: 'Kann ich eine eigene Domain verwenden?',
  domainAnswer:
    'Ja. In den Einstellungen Ihrer Website können Sie jederzeit eine Domain verbinden, die Ihnen gehört. Ihre erste Adresse funktioniert weiter.',
  payment: 'Wie bezahlen meine Kunden?',
  paymentAnswer:
    'Mit Karte über Ihr eigenes Stripe-Konto, bei der Abholung oder so, wie Sie es vereinbaren, zum Beispiel per Überweisung.',
  move: 'Kann ich eine bestehende Website umziehen?',
  moveAnswer:
    'Sie können Seiten und Beiträge aus WordPress oder Ghost importieren und Produkte aus einem Export von Shopify oder WooCommerce.',
  leave: 'Was ist, wenn ich gehen möchte?',
  leaveAnswer:
    'Exportieren Sie Ihre Website und löschen Sie sie. Eine gelöschte Website lässt sich 30 Tage lang wiederherstellen und wird danach endgültig gelöscht.',
  cost: 'Was kostet das?',
  costAnswer: 'Siehe {pricing}.',
  today: 'Erstellen Sie noch heute Ihre Website',
  todayLead: 'Noch nicht sicher? Sehen Sie sich zuerst auf der Demo-Website um.',
} satisfies Translation<typeof en>;
