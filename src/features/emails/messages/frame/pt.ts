import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  buttonHelp: 'Se o botão não funcionar, copie este endereço para o navegador:',
  order: '{count, plural, one {# encomenda} many {# encomendas} other {# encomendas}}',
  booking: '{count, plural, one {# reserva} many {# reservas} other {# reservas}}',
  unsubscribe: 'Cancelar subscrição',
} satisfies Translation<typeof en>;
