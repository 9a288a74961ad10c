import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  signInAgain: 'Melden Sie sich erneut an.',
  alreadyConfirmed: 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  confirmationExpired:
    'Dieser Link wurde bereits verwendet oder ist abgelaufen. Melden Sie sich an, um einen neuen anzufordern.',
  unknownToken: 'Verwendet, abgelaufen oder unbekannt.',
  accountExists:
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
  addressHasAccount: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  nothingDeleted: 'Ihr Passwort ist falsch. Es wurde nichts gelöscht.',
  incorrectPassword: 'Falsches Passwort.',
  confirmFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
  setUpCodesFirst: 'Richten Sie Einmalcodes ein, bevor Sie Wiederherstellungscodes erstellen.',
  siteNotYours: 'Diese Website gibt es in Ihrem Konto nicht.',
  noLongerOwner: '{email} ist nicht mehr Inhaber von {site}.',
  cantOpenSite:
    '{email} ist nicht mehr Inhaber von {site}. Deshalb können Sie die Website von hier aus nicht öffnen.',
  siteNeedsStep:
    'Diese Website verlangt die Zwei-Faktor-Authentifizierung. Aktivieren Sie sie hier in Ihrem Konto, melden Sie sich erneut an und öffnen Sie dann die Website.',
  cantRestore: 'Diese Website ist nicht gelöscht, oder die 30 Tage zur Wiederherstellung sind vorbei.',
  siteNotFound: 'Website nicht gefunden.',
  notItsName: 'Das ist nicht der Name der Website.',
  typeName: 'Geben Sie „{name}“ ein.',
  ordersUnfulfilled:
    '{count, plural, one {Eine Bestellung ist bezahlt, aber noch offen. Versenden Sie sie zuerst, erstatten Sie sie oder bestätigen Sie, dass Sie die Website trotzdem löschen möchten.} other {# Bestellungen sind bezahlt, aber noch offen. Versenden Sie sie zuerst, erstatten Sie sie oder bestätigen Sie, dass Sie die Website trotzdem löschen möchten.}}',
  alreadyDeleted: 'Diese Website wurde bereits gelöscht.',
  tooManySites:
    '{count, plural, one {Sie haben in der letzten Stunde # Website erstellt. Versuchen Sie es später noch einmal.} other {Sie haben in der letzten Stunde # Websites erstellt. Versuchen Sie es später noch einmal.}}',
  sitesBeforeProof:
    'Sie haben {count, number} Websites. Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben, bevor Sie weitere erstellen. Unter „Meine Websites“ können Sie ihn erneut senden.',
  chooseDesign: 'Wählen Sie eines der angezeigten Designs.',
  unknownDesign: 'Unbekanntes Design.',
  waitAMoment: 'Warten Sie einen Moment, bevor Sie weitere Adressen ausprobieren.',
  addressFree: 'Diese Adresse ist verfügbar.',
  addressTaken: '{host} ist vergeben.',
  addressReserved: '{host} ist reserviert.',
  addressAlike: '{host} ist einer vorhandenen Adresse zu ähnlich.',
  chooseAnother: '{sentence} Wählen Sie eine andere.',
  chooseAnotherOf: '{sentence} Wählen Sie eine andere. Verfügbar: {addresses}.',
  uploadExpired:
    'Diese hochgeladene Datei ist abgelaufen. Hochgeladene Dateien werden einen Tag lang aufbewahrt. Laden Sie die Datei erneut hoch.',
  largerThanSite: 'Diese Datei ist größer, als eine Website höchstens sein darf.',
  tooManyUploads: 'Sie haben gerade mehrere Websites hochgeladen. Versuchen Sie es später noch einmal.',
  failed: 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es später noch einmal.',
} satisfies Translation<typeof en>;
