import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  pageGone: 'Diese Seite gibt es nicht mehr. Möglicherweise wurde sie gelöscht.',
  targetGone: 'Diese Seite gibt es nicht mehr.',
  versionGone: 'Diese Version ist nicht mehr verfügbar.',
  isSection: 'Das ist ein wiederverwendbarer Abschnitt, keine Seite.',
  listsEntries: 'Diese Seite listet Einträge auf. Löschen Sie zuerst deren Inhaltstyp.',
  homeCantBeDeleted: 'Die Startseite kann nicht gelöscht werden.',
  homeCantBeUnpublished:
    'Die Veröffentlichung der Startseite kann nicht aufgehoben werden. Sie können sie stattdessen bearbeiten.',
  homeAddressFixed: 'Die Adresse der Startseite kann nicht geändert werden.',
  sectionStaysPublished:
    'Ein wiederverwendbarer Abschnitt bleibt veröffentlicht. Entfernen Sie ihn von seinen Seiten oder löschen Sie ihn.',
  onlyOwnersCanSeeDrafts: 'Nur Inhaber können Entwürfe sehen.',
  onlyOwnersUseFields: 'Nur Inhaber können Seiten nach diesen Feldern suchen.',
  pageListedTwice: 'Eine Seite steht zweimal in der Liste.',
  listedPageDeleted: 'Eine dieser Seiten wurde gelöscht. Laden Sie die Liste neu.',
  nonePublished: 'Es wurden keine Seiten veröffentlicht. „{name}“: {message}',
  noneUnpublished: 'Bei keiner Seite wurde die Veröffentlichung aufgehoben. „{name}“: {message}',
  noneDeleted: 'Es wurden keine Seiten gelöscht. „{name}“: {message}',
  menuPageDeleted: 'Eine dieser Seiten wurde gelöscht. Laden Sie das Menü neu.',
  addressOfSite:
    'Die Adresse /{slug} verwendet Ihre Website selbst, zum Beispiel für den Shop oder für Konten. Wählen Sie eine andere.',
  addressReserved: 'Diese Adresse ist reserviert. Wählen Sie eine andere.',
  addressOfLanguage: 'Die Adresse /{slug} verwendet eine der Sprachen Ihrer Website. Wählen Sie eine andere.',
  addressIsLanguage: 'Diese Adresse verwendet eine der Sprachen Ihrer Website. Wählen Sie eine andere.',
  sectionHasNoPlace:
    'Ein wiederverwendbarer Abschnitt hat keine Adresse und kann nicht in einem Menü stehen.',
  layoutHasNoPlace: 'Ein Layout hat keine Adresse und kann nicht in einem Menü stehen.',
  onlyEntriesHaveDetails: 'Nur Einträge haben Details.',
  entryNotInMenu: 'Ein Eintrag kann nicht im Menü stehen. Fügen Sie die Seite hinzu, die ihn auflistet.',
  notSavedBecause: 'Die Seite wurde wegen {path} nicht gespeichert: {sentence}',
  withinFiveYears: 'Wählen Sie einen Zeitpunkt innerhalb der nächsten fünf Jahre.',
  atMostFiveYears: 'Höchstens fünf Jahre im Voraus.',
  timePassed: 'Dieser Zeitpunkt ist schon vorbei. Wählen Sie einen späteren.',
  linkExpired: 'Dieser Link ist bereits abgelaufen.',
  onlyRequesterWithdraws: 'Nur wer eine Anfrage gestellt hat, kann sie zurückziehen.',
  editedAfterRequest:
    'Diese Seite wurde nach der Anfrage bearbeitet. Prüfen Sie die letzten Änderungen und veröffentlichen Sie dann die Seite, oder fragen Sie Änderungen an.',
  requestedAgain:
    '{who} hat diese Anfrage bereits noch einmal gestellt. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  alreadyApproved:
    '{who} hat diese Anfrage bereits freigegeben. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  alreadyDeclined:
    '{who} hat bereits Änderungen angefragt. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  alreadyWithdrawn:
    '{who} hat diese Anfrage bereits zurückgezogen. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  somebody: 'Jemand',
  noRequest: 'Für diese Seite gibt es keine Anfrage zur Freigabe. Möglicherweise wurde sie zurückgezogen.',
  commentGone: 'Diesen Kommentar gibt es nicht mehr. Möglicherweise wurde er gelöscht.',
  mostComments:
    'Eine Seite kann höchstens {most} Kommentare haben. Löschen Sie einige, die Sie nicht mehr brauchen.',
  mentionedLeft: 'Jemand, den Sie erwähnt haben, arbeitet nicht mehr an den Seiten dieser Website.',
  choosePeople: 'Wählen Sie Personen aus der Liste.',
  editOwnComments: 'Sie können nur Ihre eigenen Kommentare bearbeiten.',
  deleteOwnComments: 'Sie können nur Ihre eigenen Kommentare löschen.',
  mostRedirects: 'Eine Website hat höchstens {count, number} davon.',
  editThatRedirect: 'Für diese Adresse gibt es schon eine Weiterleitung. Bearbeiten Sie stattdessen diese.',
  redirectTaken: 'Für diese Adresse gibt es schon eine Weiterleitung.',
  oneRedirectGone:
    'Eine dieser Weiterleitungen gibt es nicht mehr. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  pageUsesAddress: 'Eine Seite verwendet diese Adresse. Ändern Sie zuerst die Adresse dieser Seite.',
  redirectLoop: 'Dadurch würde eine Weiterleitungsschleife entstehen.',
  sectionGone: 'Diesen Abschnitt gibt es nicht mehr. Möglicherweise wurde er gelöscht.',
  placedSectionGone: 'Diesen wiederverwendbaren Abschnitt gibt es nicht mehr. Löschen Sie diesen Block.',
  sectionInSection: 'Ein wiederverwendbarer Abschnitt kann keinen weiteren enthalten. Lösen Sie ihn zuerst.',
  mostBlocksInSection: 'Ein wiederverwendbarer Abschnitt kann höchstens {blocks} Blöcke haben.',
  blocksTooDeep:
    'In einem wiederverwendbaren Abschnitt können Blöcke höchstens {depth} Ebenen tief verschachtelt sein.',
  mostSectionsOnPage: 'Eine Seite kann höchstens {places} wiederverwendbare Abschnitte haben.',
  placedTooDeep:
    'Ein wiederverwendbarer Abschnitt kann höchstens {placedAt} Ebenen tief liegen. Verschieben Sie ihn weiter nach außen.',
  mostSections:
    'Eine Website kann höchstens {sections} wiederverwendbare Abschnitte haben. Löschen Sie einen, den Sie nicht brauchen.',
  detachTooLarge: 'Die Seite „{name}“ würde zu groß. Entfernen Sie den Abschnitt zuerst von dieser Seite.',
  sectionInUse:
    'Dieser Abschnitt ist auf {count, plural, one {einer Seite} other {# Seiten}}. Lösen Sie ihn dort zuerst.',
  styleGone: 'Diesen Stil gibt es nicht mehr.',
  styleNameTaken: 'Es gibt schon einen Stil mit dem Namen „{name}“. Wählen Sie einen anderen Namen.',
  mostStyles:
    'Eine Website kann höchstens {most} gespeicherte Stile haben. Löschen Sie einen, den Sie nicht brauchen.',
  menuInHeader: 'Menü in der Kopfzeile',
  menuInFooter: 'Menü in der Fußzeile',
  linksInFooter: 'Links in der Fußzeile',
  page: 'Seite',
  reusableSection: 'Wiederverwendbarer Abschnitt',
  entry: 'Eintrag',
  layout: 'Layout',
  pageTitle: 'Seitentitel',
  title: 'Titel',
  seoTitle: 'SEO-Titel',
  seoDescription: 'SEO-Beschreibung',
  imageDescription: 'Bildbeschreibung',
  label: 'Beschriftung',
  headerMenu: 'Menü in der Kopfzeile',
  footerMenu: 'Menü in der Fußzeile',
  menus: 'Menüs',
  menusOf: 'Menüs von {subdomain}',
  noOwnSettings: 'Dieser Block folgt dem Original. Verwenden Sie zuerst eigene Einstellungen.',
  originalDeletedReload:
    'Das Original dieses Textes wurde gelöscht. Laden Sie die Seite neu, um fortzufahren.',
  originalDeleted: 'Das Original dieses Textes wurde gelöscht.',
  otherFormat: 'Dieser Text hat ein anderes Format als das Original.',
  textProblem: '{label}: {problem}',
  recordGone:
    '{kind, select, product {Dieses Produkt} service {Diese Leistung} collection {Diese Kollektion} form {Dieses Formular} email {Diese E-Mail} file {Dieses Bild} term {Diesen Begriff} type {Diesen Inhaltstyp} other {Diesen Datensatz}} gibt es nicht mehr. Möglicherweise wurde der Inhalt gelöscht.',
  nothingToPublish: 'Es gibt noch nichts zu veröffentlichen. Übersetzen Sie zuerst einen Text.',
  chooseLanguage: 'Wählen Sie eine der Sprachen Ihrer Website.',
  tooManyTexts: 'Diese Datei enthält zu viele Texte. Teilen Sie sie in mehrere Dateien auf.',
  textsNotHere:
    '{count, plural, one {Ein Text ist nicht auf Ihrer Website, oder Sie können ihn nicht bearbeiten.} other {# Texte sind nicht auf Ihrer Website, oder Sie können sie nicht bearbeiten.}}',
  problemOfText: '{problem} („{text}“)',
  brokenCsv:
    'In dieser CSV-Datei fehlt die Spalte „Translation“, „Original“, „Subject“ oder „Key“. Exportieren Sie die Texte noch einmal und behalten Sie die erste Zeile bei.',
  brokenXliff:
    'Diese Datei ist kein gültiges XLIFF. Exportieren Sie die Texte noch einmal, oder bitten Sie Ihren Übersetzer um XLIFF 1.2.',
  otherLanguage: 'Diese Datei ist nicht auf {language}. Wählen Sie zuerst ihre Sprache.',
  nothingMissing: 'In dieser Sprache fehlt nichts.',
  enterModel: 'Geben Sie ein Modell ein.',
  enterServiceAddress:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, zum Beispiel https://api.openai.com/v1.',
  enterKey:
    'Geben Sie den Schlüssel ein. Ein gespeicherter Schlüssel wird nie an eine andere Adresse gesendet.',
  testedOften: 'Sie haben den Schlüssel sehr oft getestet. Versuchen Sie es in einigen Minuten noch einmal.',
  theService: 'Der Dienst',
  keyAccepted: '{name} akzeptiert den Schlüssel.',
  tooOften: '{name} erhält im Moment zu viele Anfragen.',
  tooSlow: '{name} hat zu lange nicht geantwortet.',
  unreachable: '{name} war nicht erreichbar.',
  unreadReply: 'Die Antwort von {name} konnte nicht gelesen werden, daher wurde nichts geändert.',
  translatedALot: 'Ihre Website hat in der letzten Stunde sehr viel übersetzt.',
  nextAttempt: '{happened} Der nächste Versuch folgt in einigen Minuten.',
  tryLater: '{happened} Versuchen Sie es später noch einmal.',
  keyRefused:
    '{name} akzeptiert den Schlüssel nicht. Prüfen Sie ihn unter „Einstellungen“, „Maschinelle Übersetzung“.',
  quotaUsedUp:
    'Das Kontingent Ihres Tarifs bei {name} ist aufgebraucht. Wechseln Sie in einen größeren Tarif, oder übersetzen Sie den Rest, wenn sich das Kontingent erneuert.',
  serviceNotFound:
    '{name} wurde nicht gefunden. Prüfen Sie die Adresse und das Modell unter „Einstellungen“, „Maschinelle Übersetzung“.',
  serviceNotPublic:
    'Die Adresse von {name} ist nicht öffentlich im Internet erreichbar, daher wurde nichts gesendet. Prüfen Sie sie unter „Einstellungen“, „Maschinelle Übersetzung“.',
  serviceInsecure: 'Das SSL-Zertifikat von {name} ist nicht gültig, daher wurde nichts gesendet.',
  serviceMoved:
    'Die Adresse von {name} leitet auf eine andere weiter, daher wurde nichts übersetzt. Prüfen Sie sie unter „Einstellungen“, „Maschinelle Übersetzung“.',
  machineOff:
    'Die maschinelle Übersetzung ist deaktiviert. Wählen Sie einen Anbieter unter „Einstellungen“, „Maschinelle Übersetzung“.',
  serviceRefused: '{name} hat die Anfrage abgelehnt. Prüfen Sie das Modell und Ihren Tarif beim Anbieter.',
  tooLongForMachine: 'Dieser Text ist zu lang für eine maschinelle Übersetzung.',
  notTranslated: 'Der Dienst hat diesen Text nicht übersetzt.',
  farLonger: 'Die Übersetzung ist viel länger als das Original.',
  translationEmpty: 'Die Übersetzung ist leer.',
  otherPlaceholders: 'Die Übersetzung hat andere Platzhalter oder Links als das Original.',
  translationTooLong: 'Die Übersetzung ist zu lang.',
  embedLeftOut: 'Eingebettete Inhalte werden nicht importiert ({element}).',
  tablesAsText: 'Tabellen mit Links, Bildern oder verbundenen Zellen werden als Text importiert.',
} satisfies Translation<typeof en>;
