import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  offline: 'Sei offline',
  mayBeOld: 'Sei offline. Questa pagina potrebbe non essere aggiornata.',
  notHere: 'Questa pagina non è disponibile offline. Puoi comunque leggere le pagine che hai già visitato.',
  tryAgain: 'Riprova',
} satisfies Translation<typeof en>;
