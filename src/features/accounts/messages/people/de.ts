import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  owner: 'Inhaber',
  ownerAccess: 'Voller Zugriff, auch auf Zahlungen, Domains, das Team und das Löschen der Website',
  manager: 'Manager',
  managerAccess:
    'Voller Zugriff außer auf das Team, Zahlungseinstellungen, Domains, den Export und das Löschen der Website',
  editor: 'Redakteur',
  editorAccess: 'Seiten, Dateien, Audio, Formulare und Branding; kann Produkte und Analysen ansehen',
  contributor: 'Mitwirkender',
  contributorAccess:
    'Bearbeitet Seiten und lädt Dateien hoch; braucht vor jeder Veröffentlichung eine Freigabe',
  translator: 'Übersetzer',
  translatorAccess: 'Übersetzt alle Texte als Entwürfe; kann nicht veröffentlichen und sieht sonst nichts',
  orders: 'Nur Bestellungen',
  ordersAccess: 'Bestellungen, Buchungen und Nachrichten; kann Produkte und Leistungen ansehen',
  device: '{browser} unter {system}',
  unknownDevice: 'Unbekanntes Gerät',
} satisfies Translation<typeof en>;
