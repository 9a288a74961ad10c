import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  over: 'Dieser Vorschaulink nimmt keine Kommentare mehr an. Er ist möglicherweise abgelaufen.',
  tooMany:
    'Es wurden zu viele Kommentare gesendet. Ihr Text ist noch da. Senden Sie ihn in einigen Minuten noch einmal.',
  enterName: 'Geben Sie Ihren Namen ein.',
  enterText: 'Geben Sie einen Kommentar ein.',
  failed: 'Ihr Kommentar konnte nicht gesendet werden. Ihr Text ist noch da. Versuchen Sie es noch einmal.',
  blockGone: 'Dieser Block ist nicht mehr auf der Seite. Kommentieren Sie stattdessen die Seite.',
  full: 'Zu dieser Seite sind keine weiteren Kommentare möglich.',
  threadGone: 'Dieser Kommentar wurde gelöscht. Ihr Text ist noch da.',
  resolved: 'Erledigt',
  team: 'Team der Website',
  comment: 'Kommentieren',
  comments: 'Kommentare',
  newComment: 'Neuer Kommentar',
  choose: 'Wählen Sie einen Block aus, um ihn zu kommentieren.',
  wholePage: 'Ganze Seite',
  block: 'Block',
  name: 'Name',
  email: 'E-Mail',
  text: 'Kommentar',
  emailHelp: 'Wir fragen Sie, bevor wir Ihnen E-Mails über Antworten senden.',
  post: 'Kommentar senden',
  reply: 'Antworten',
  replyLabel: 'Ihre Antwort',
  sent: 'Kommentar gesendet.',
  none: 'Noch keine Kommentare.',
  close: 'Kommentare schließen',
  cancel: 'Abbrechen',
  getEmails: 'Bei Antworten per E-Mail benachrichtigen',
  stopEmails: 'Keine E-Mails über Antworten mehr',
  emailsOn: 'Sie erhalten eine E-Mail, wenn es Antworten gibt.',
  emailsOff: 'Sie erhalten keine E-Mails über Antworten mehr.',
  visible:
    'Alle mit dem Vorschaulink können Kommentare lesen. Ihre E-Mail-Adresse sieht nur das Team der Website.',
} satisfies Translation<typeof en>;
