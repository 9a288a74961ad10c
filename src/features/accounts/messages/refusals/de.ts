import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  wrongForDeleting: 'Ihr Passwort ist falsch. Es wurde nichts gelöscht.',
  wrongPassword: 'Falsches Passwort.',
  onlyOwner: 'Sie sind der einzige Inhaber dieser Website. Übertragen Sie sie zuerst oder löschen Sie sie.',
  signedOutAlready: 'Dieses Gerät ist bereits abgemeldet.',
  wrongCurrent: 'Ihr aktuelles Passwort ist falsch. Es wurde nichts geändert.',
  tooEasy:
    'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder fügen Sie weitere Wörter hinzu.',
  noAccount: 'Konto nicht gefunden.',
  manySignIns:
    'Zu viele Anmeldeversuche. Warten Sie eine Weile oder setzen Sie Ihr Passwort über „Passwort vergessen“ zurück.',
  manyLinks:
    'Wir haben Ihnen bereits mehrere Links gesendet. Sehen Sie in Ihrem Posteingang und Spam-Ordner nach oder versuchen Sie es später noch einmal.',
  manyAccounts: 'Aus Ihrem Netzwerk wurden zu viele Konten angelegt. Versuchen Sie es später noch einmal.',
  manyCodes: 'Zu viele falsche Codes. Warten Sie eine Weile und melden Sie sich dann noch einmal an.',
  manyInvitations: 'Es wurden zu viele Einladungen gesendet. Versuchen Sie es in einer Stunde noch einmal.',
  manyTries: 'Zu viele Versuche aus Ihrem Netzwerk. Versuchen Sie es später noch einmal.',
  emailKnown:
    'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
  emailHasAccount: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  wrongSignIn: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.',
  linkUsed: 'Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  tokenUsed: 'Verwendet, abgelaufen oder unbekannt.',
  passwordFirst: 'Geben Sie zuerst Ihr Passwort ein.',
  wrongCode: 'Falscher Code.',
  codesChange: 'Codes wechseln alle 30 Sekunden. Geben Sie den Code ein, den Ihre App gerade anzeigt.',
  stepExpired: 'Diese Anmeldung ist abgelaufen oder hatte zu viele Versuche. Melden Sie sich noch einmal an.',
  codeUsed:
    'Dieser Code ist falsch oder wurde bereits verwendet. Codes wechseln alle 30 Sekunden: Warten Sie auf den nächsten.',
  passkeyUnknown: 'Dieser Passkey gehört zu keinem Konto hier. Melden Sie sich mit Ihrem Passwort an.',
  passkeyUnread: 'Dieser Passkey konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
  passkeyKnown: 'Dieser Passkey wurde bereits hinzugefügt.',
  passkeyGone: 'Passkey nicht gefunden.',
  lastWay:
    'Diese Website verlangt die Zwei-Faktor-Authentifizierung, und dies ist Ihr einziges Verfahren. Richten Sie zuerst ein anderes ein.',
  wrongNothingChanged: 'Ihr Passwort ist falsch. Es wurde nichts geändert.',
  codesFirst: 'Richten Sie Einmalcodes oder einen Passkey ein, bevor Sie Wiederherstellungscodes erstellen.',
  codesAlreadyOn: 'Einmalcodes sind bereits aktiviert. Deaktivieren Sie sie, um neu zu beginnen.',
  noInvitation:
    'Diese Einladung wurde verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
  invitationExpired:
    'Diese Einladung ist abgelaufen. Einladungen gelten 7 Tage. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  linkIncomplete: 'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  missing: 'Fehlt.',
  choosePassword: 'Wählen Sie ein Passwort.',
  changedMeanwhile: 'Es hat sich gleichzeitig etwas geändert. Versuchen Sie es noch einmal.',
  signInAs: 'Melden Sie sich zuerst als {email} an und nehmen Sie dann die Einladung an.',
} satisfies Translation<typeof en>;
