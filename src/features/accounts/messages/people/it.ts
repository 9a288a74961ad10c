import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  owner: 'Proprietario',
  ownerAccess: 'Accesso completo, inclusi pagamenti, domini, staff ed eliminazione del sito',
  manager: 'Manager',
  managerAccess:
    'Accesso completo, esclusi staff, impostazioni di pagamento, domini, esportazione ed eliminazione del sito',
  editor: 'Editor',
  editorAccess: 'Pagine, file, audio, moduli e brand; può vedere prodotti e statistiche',
  contributor: 'Collaboratore',
  contributorAccess: 'Modifica le pagine e carica file; deve chiedere l’approvazione prima di pubblicare',
  translator: 'Traduttore',
  translatorAccess: 'Traduce tutti i testi come bozze; non può pubblicare né vedere altro',
  orders: 'Solo ordini',
  ordersAccess: 'Ordini, prenotazioni e messaggi; può vedere prodotti e servizi',
  device: '{browser} su {system}',
  unknownDevice: 'Dispositivo sconosciuto',
} satisfies Translation<typeof en>;
