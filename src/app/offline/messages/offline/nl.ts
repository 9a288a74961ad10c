import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  offline: 'Je bent offline',
  mayBeOld: 'Je bent offline. Deze pagina is misschien niet meer actueel.',
  notHere: 'Deze pagina is offline niet beschikbaar. Pagina’s die je al hebt bezocht, kun je nog wel lezen.',
  tryAgain: 'Opnieuw proberen',
} satisfies Translation<typeof en>;
