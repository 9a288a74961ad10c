import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  openingSoon: 'Bald geöffnet',
  notOpenYet: 'Diese Website ist noch nicht eröffnet. Schauen Sie bald wieder vorbei.',
  isThisYours: 'Ist das Ihre Website? Melden Sie sich an, um sie zu sehen.',
  signIn: 'Anmelden',
  private: 'Privat',
  privateTitle: 'Diese Website ist privat',
  enterPassword: 'Geben Sie das Passwort ein, um diese Website zu sehen.',
  password: 'Passwort',
  enter: 'Weiter',
  wrongPassword: 'Falsches Passwort. Versuchen Sie es noch einmal.',
  yoursToo: 'Melden Sie sich an, wenn das Ihre Website ist.',
  closed: 'Geschlossen',
  closedTitle: 'Diese Website wurde geschlossen',
  closedSays: 'Vielen Dank für Ihren Besuch. Diese Website ist nicht mehr verfügbar.',
  closedOwner:
    'Sind Sie der Inhaber? Sie können die Website über den Link in der E-Mail zur Löschung wiederherstellen.',
  preview: 'Vorschau',
  previewTitle: 'Dies ist eine Vorschau',
  previewSays:
    'Hier kann nichts gesendet oder bestellt werden. Erstellen Sie eine Website mit diesem Design, um es auszuprobieren.',
  previewBack: 'Zurück zur Vorschau',
  restore: 'Wiederherstellen',
  restoreTitle: 'Diese Website wiederherstellen?',
  restoreSays:
    'Ihre Seiten, Bestellungen, Dateien und Adressen werden genau so wiederhergestellt, wie sie waren.',
  restoreUntil: 'Andernfalls wird sie am {day} endgültig gelöscht.',
  restoreButton: 'Website wiederherstellen',
  switchAccount: 'Konto wechseln',
  switchTitle: 'Konto wechseln?',
  switchSays: 'Sie sind als {now} angemeldet. Dieser Link meldet Sie als {next} an.',
  signInAs: 'Als {email} anmelden',
  stayAs: 'Als {email} angemeldet bleiben',
  twoStep: 'Zwei-Faktor-Authentifizierung',
  enterCode: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  code: 'Code',
  usePasskey: 'Dieses Konto verwendet einen Passkey. Melden Sie sich damit an, um fortzufahren.',
  signInWithPasskey: 'Mit Passkey anmelden',
  linkExpired: 'Dieser Link ist abgelaufen',
  linkExpiredSays:
    'Verwenden Sie den Link in der neuesten E-Mail zur Website oder stellen Sie sie unter „Meine Websites“ wieder her.',
  wrongTitle: 'Hoppla …',
  goHome: 'Zur Startseite',
} satisfies Translation<typeof en>;
