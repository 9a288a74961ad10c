import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  nothingToPublish: 'Es gibt nichts zu veröffentlichen. Ihre Website sieht schon so aus.',
  versionGone: 'Diese Version gibt es nicht mehr.',
  hostTaken: '{host} gehört schon zu einer anderen Website.',
  onlyOwnersCanSeeDrafts: 'Nur Inhaber können Entwürfe sehen.',
  noSiteHere: 'Unter dieser Adresse gibt es keine Website.',
  onlyOwnersChangePayments: 'Nur Inhaber können die Zahlungseinstellungen ändern.',
  mainAndOther: '{language} kann nicht zugleich die Hauptsprache und eine weitere Sprache sein.',
  pageAtLanguage:
    'Eine Seite hat die Adresse /{address}, unter der die Seiten auf {language} wären. Ändern Sie zuerst ihre Adresse.',
  addLanguageFirst: 'Fügen Sie diese Sprache zuerst zur Website hinzu.',
  notItsAddress:
    '{host} gehört nicht zu den Adressen dieser Website. Fügen Sie sie zuerst unter „Domains“ hinzu.',
  isMainAddress: '{host} ist die primäre Domain und zeigt die Hauptsprache. Wählen Sie eine andere Adresse.',
  isFormerAddress: '{host} ist eine frühere Adresse. Wählen Sie eine andere.',
  showsAnotherLanguage: '{host} zeigt bereits eine andere Sprache. Wählen Sie eine andere Adresse.',
  pointsElsewhere: '{host} zeigt noch nicht auf Ihre Website. Richten Sie zuerst die DNS-Einträge ein.',
  domainsNotYours:
    'Mit Ihrer Rolle können Sie die Adressen dieser Website nicht ändern. Fragen Sie einen Inhaber.',
  noDecimals: '{currency} hat keine Nachkommastellen. Geben Sie ganze Beträge ein.',
  wholeAmount: 'Geben Sie einen ganzen Betrag ein.',
  languageChanged:
    'Die Sprache dieser Website hat sich geändert. Laden Sie die Seite neu, um ihre Texte zu sehen.',
  noSuchText: 'In „{area}“ gibt es keinen Text mit dem Namen „{key}“.',
  announcementBar: 'Ankündigungsleiste',
  footer: 'Fußzeile',
  announcementText: 'Ankündigung',
  footerNote: 'Hinweis',
  linkText: 'Linktext',
} satisfies Translation<typeof en>;
