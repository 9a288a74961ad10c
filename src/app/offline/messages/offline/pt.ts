import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  offline: 'Está offline',
  mayBeOld: 'Está offline. Esta página pode estar desatualizada.',
  notHere: 'Esta página não está disponível offline. Pode continuar a ler as páginas que já visitou.',
  tryAgain: 'Tentar novamente',
} satisfies Translation<typeof en>;
