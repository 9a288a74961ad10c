import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  owner: 'Eigenaar',
  ownerAccess: 'Volledige toegang, inclusief betalingen, domeinen, team en het verwijderen van de site',
  manager: 'Beheerder',
  managerAccess:
    'Volledige toegang, behalve team, betaalinstellingen, domeinen en het exporteren en verwijderen van de site',
  editor: 'Redacteur',
  editorAccess:
    'Pagina’s, bestanden, audio, formulieren en huisstijl; kan producten en statistieken bekijken',
  contributor: 'Bijdrager',
  contributorAccess:
    'Bewerkt pagina’s en uploadt bestanden; moet om goedkeuring vragen voordat iets wordt gepubliceerd',
  translator: 'Vertaler',
  translatorAccess: 'Vertaalt alle teksten als concept; kan niet publiceren en ziet verder niets',
  orders: 'Alleen bestellingen',
  ordersAccess: 'Bestellingen, boekingen en berichten; kan producten en diensten bekijken',
  device: '{browser} op {system}',
  unknownDevice: 'Onbekend apparaat',
} satisfies Translation<typeof en>;
