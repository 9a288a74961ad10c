import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Anmelden oder Konto erstellen',
  description: 'Melden Sie sich an oder erstellen Sie ein Konto mit Ihrer E-Mail-Adresse.',
  yourAccount: 'Mein Konto',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Melden Sie sich hier an.',
  signIn: 'Anmelden',
  welcomeBack: 'Willkommen zurück.',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  signingIn: 'Anmeldung läuft …',
  register: 'Registrieren',
  registerLead: 'Neu hier? Sie benötigen nur eine E-Mail-Adresse und ein Passwort.',
  choosePassword: 'Passwort wählen',
  passwordHint:
    'Mindestens 8 Zeichen. Mehrere Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
  creatingAccount: 'Konto wird erstellt …',
  forgotPassword: 'Passwort vergessen?',
  forgotTitle: 'Passwort vergessen',
  forgotLead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen können.',
  sendResetLink: 'Link senden',
  sending: 'Wird gesendet …',
  backToSignIn: 'Zurück zur Anmeldung',
  checkInbox: 'Prüfen Sie Ihren Posteingang',
  resetLinkSent:
    'Wenn es ein Konto für {email} gibt, erhalten Sie eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen können. Der Link ist eine Stunde lang gültig.',
  noEmailYet: 'Nach ein paar Minuten keine E-Mail erhalten? Prüfen Sie Ihren Spam-Ordner oder {tryAgain}.',
  tryAgain: 'versuchen Sie es erneut',
  chooseNewPassword: 'Neues Passwort festlegen',
  newPassword: 'Neues Passwort',
  savePassword: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  resetLinkIncomplete: 'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  requestNewLink: 'Neuen Link anfordern',
  twoStepVerification: 'Zwei-Faktor-Authentifizierung',
  enterCode: 'Geben Sie den Code aus Ihrer App oder einen Wiederherstellungscode ein.',
  usePasskeyOrCode: 'Verwenden Sie Ihren Passkey oder geben Sie einen Wiederherstellungscode ein.',
  code: 'Code',
  rememberDevice: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
  lostDevices:
    'Telefon und Wiederherstellungscodes verloren? Bitten Sie den Inhaber dieser Website, die Zwei-Faktor-Authentifizierung für Ihr Konto zu deaktivieren.',
  usePasskey: 'Passkey verwenden',
  noPasskeyUsed:
    'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  invitation: 'Einladung',
  youreInvited: 'Sie wurden eingeladen',
  invitedAs: 'Sie wurden mit der Adresse {email} zur Mitarbeit an dieser Website eingeladen.',
  yourRole: 'Ihre Rolle: {role}. {access}.',
  continueAs: 'Sie sind als {email} angemeldet. Wenn Sie annehmen, fahren Sie als {invited} fort.',
  acceptInvitation: 'Einladung annehmen',
  accepting: 'Einladung wird angenommen …',
  invitationForSomeoneElse:
    'Diese Einladung ist für {invited}, Sie sind jedoch als {email} angemeldet. Melden Sie sich als {invited} an, um sie anzunehmen.',
  haveAccountAlready:
    'Mit dieser Adresse gibt es bereits ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
  useAnotherAccount: 'Anderes Konto verwenden',
  signingOut: 'Abmeldung läuft …',
  signInToAccept: 'Anmelden und annehmen',
  invitationInvalid: 'Diese Einladung ist nicht gültig',
  invitationLinkIncomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie den ganzen Link.',
  acceptedAlready: 'Sie sind als {email} angemeldet und arbeiten bereits an dieser Website mit.',
  notOnStaff:
    'Sie sind als {email} angemeldet. Dieses Konto hat keinen Zugang zur Verwaltung dieser Website.',
  signInIfAccepted:
    'Bereits angenommen? Melden Sie sich mit der E-Mail-Adresse an, an die die Einladung ging.',
  askToResend:
    'Falls nicht, bitten Sie die Person, die Sie eingeladen hat, die Einladung unter „Einstellungen“, „Team“ erneut zu senden.',
  goToAdmin: 'Zur Verwaltung',
  goToYourAccount: 'Zum Konto',
  staffOnly: 'Nur Personen, die an dieser Website mitarbeiten, können die Verwaltung öffnen.',
} satisfies Translation<typeof en>;
