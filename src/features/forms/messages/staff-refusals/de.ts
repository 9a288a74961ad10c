import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  noSenderEmail: 'Sie können nicht antworten, weil der Absender keine E-Mail-Adresse angegeben hat.',
  noteGone: 'Diese Notiz wurde bereits gelöscht.',
  messageGone: 'Diese Nachricht gibt es nicht mehr. Vielleicht wurde sie gelöscht.',
  oneMessageGone:
    'Eine dieser Nachrichten gibt es nicht mehr. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  subscriptionGone: 'Dieses Abonnement gibt es nicht mehr.',
  oneFormGone:
    'Eines dieser Formulare gibt es nicht mehr. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  oneSubscriptionGone:
    'Eines dieser Abonnements gibt es nicht mehr. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  noFilesInOrders:
    'Ein Bestellformular kann nicht nach Dateien fragen. Entfernen Sie die Frage nach Dateien oder ändern Sie das Formular so, dass es Nachrichten sendet.',
  stepTitle: 'Titel des Schritts',
  steps: 'Schritte',
  question: 'Frage',
  helpText: 'Hilfetext',
  placeholder: 'Platzhalter',
  option: 'Option',
  button: 'Schaltfläche',
  sending: 'Absenden',
  thankYouMessage: 'Dankestext',
  automaticReply: 'Automatische Antwort',
  subject: 'Betreff',
  message: 'Nachricht',
} satisfies Translation<typeof en>;
