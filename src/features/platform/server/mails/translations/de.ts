// The emails of one language are one list, to be read from top to bottom.
import type { PlatformTexts } from './platform-kind.ts';

export const de: PlatformTexts = {
  'platform-welcome': {
    subject: 'Willkommen bei {{siteName}}',
    heading: 'Willkommen',
    body: `Ihr Konto ist bereit. Melden Sie sich mit {{email}} und dem Passwort an, das Sie gewählt haben.

Bitte bestätigen Sie Ihre E-Mail-Adresse innerhalb von 7 Tagen. Dann können Sie in einer Minute eine Website erstellen: Wählen Sie einen Namen, eine Adresse und ein Design, und ersetzen Sie die Beispielinhalte durch Ihre eigenen.`,
    button: 'E-Mail-Adresse bestätigen',
    note: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto erstellt wurde. Wenn Sie das nicht waren, bestätigen Sie die Adresse nicht: Setzen Sie das Passwort zurück und löschen Sie das Konto.',
  },
  'platform-confirm-address': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {{siteName}}',
    heading: 'E-Mail-Adresse bestätigen',
    body: `Bitte bestätigen Sie, dass {{email}} Ihre E-Mail-Adresse ist. Der folgende Link funktioniert einmal und ist 7 Tage lang gültig.`,
    button: 'E-Mail-Adresse bestätigen',
    note: 'Wenn Sie kein Konto bei uns haben, können Sie diese E-Mail ignorieren.',
  },
  'platform-already-there': {
    subject: 'Sie haben schon ein Konto bei {{siteName}}',
    heading: 'Sie haben schon ein Konto',
    body: `Jemand hat versucht, mit {{email}} ein Konto zu erstellen, aber Sie haben schon eines. Sie können sich damit anmelden.

Wenn Sie Ihr Passwort vergessen haben, können Sie es zurücksetzen.`,
    button: 'Passwort zurücksetzen',
    note: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Ohne Ihr Passwort kann sich niemand anmelden.',
  },
  'platform-new-password': {
    subject: 'Passwort für {{siteName}} zurücksetzen',
    heading: 'Passwort zurücksetzen',
    body: `Wir haben eine Anfrage erhalten, das Passwort für {{email}} zurückzusetzen.

Der folgende Link funktioniert einmal und ist eine Stunde lang gültig.`,
    button: 'Neues Passwort wählen',
    note: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  'platform-password-changed': {
    subject: 'Ihr Passwort für {{siteName}} wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    body: `Das Passwort für {{email}} wurde soeben geändert. Sie müssen sich auf allen Geräten neu anmelden.`,
    note: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: {{link}}',
  },
  'platform-two-step-off': {
    subject: 'Zwei-Faktor-Authentifizierung bei {{siteName}} deaktiviert',
    heading: 'Die Zwei-Faktor-Authentifizierung ist deaktiviert',
    body: `Wir haben die Zwei-Faktor-Authentifizierung für Ihr Konto {{email}} deaktiviert.

Sie können sich jetzt allein mit Ihrem Passwort anmelden. Aktivieren Sie die Zwei-Faktor-Authentifizierung bitte wieder, damit Ihr Konto geschützt bleibt.`,
    button: 'Zwei-Faktor-Authentifizierung aktivieren',
    note: 'Wenn Sie das nicht angefordert haben, ändern Sie Ihr Passwort und wenden Sie sich an uns.',
  },
  'platform-signed-out': {
    subject: 'Sie wurden bei {{siteName}} abgemeldet',
    heading: 'Sie wurden abgemeldet',
    body: `Das Passwort von {{email}} wurde auf einer Website zurückgesetzt. Zum Schutz Ihres {{siteName}}-Kontos mit dieser Adresse haben wir es auf allen Geräten abgemeldet. Sein Passwort ist unverändert.`,
    button: 'Anmelden',
    note: 'Wenn Sie kein Passwort zurückgesetzt haben, wählen Sie ein neues für Ihr {{siteName}}-Konto und für Ihr E-Mail-Konto.',
  },
  'platform-password-ended': {
    subject: 'Wählen Sie ein neues Passwort für {{siteName}}',
    heading: 'Neues Passwort wählen',
    body: `Sie haben das Passwort von {{email}} auf einer Website zurückgesetzt. Mit dieser Adresse gibt es auch ein {{siteName}}-Konto, das nie bestätigt wurde. Zu seinem Schutz haben wir es auf allen Geräten abgemeldet, und sein altes Passwort funktioniert nicht mehr.

Um dieses Konto zu nutzen, wählen Sie ein neues Passwort.`,
    button: 'Neues Passwort wählen',
    note: 'Wenn Sie dieses Konto nicht erstellt haben, müssen Sie nichts tun. Niemand kann sich damit anmelden.',
  },
};
