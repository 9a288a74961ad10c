import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  owner: 'Ägare',
  ownerAccess: 'Full behörighet, även till betalningar, domäner och personal samt att radera webbplatsen',
  manager: 'Ansvarig',
  managerAccess:
    'Full behörighet, men inte till personal, betalningsinställningar, domäner eller export, och kan inte radera webbplatsen',
  editor: 'Redaktör',
  editorAccess: 'Sidor, filer, ljud, formulär och grafisk profil; kan se produkter och statistik',
  contributor: 'Medarbetare',
  contributorAccess: 'Redigerar sidor och laddar upp filer; måste be om godkännande innan något publiceras',
  translator: 'Översättare',
  translatorAccess: 'Översätter alla texter som utkast; kan inte publicera och ser inget annat',
  orders: 'Endast beställningar',
  ordersAccess: 'Beställningar, bokningar och meddelanden; kan se produkter och tjänster',
  device: '{browser} på {system}',
  unknownDevice: 'Okänd enhet',
} satisfies Translation<typeof en>;
