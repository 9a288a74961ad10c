import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  offline: 'Sin conexión',
  mayBeOld: 'No tienes conexión. Puede que esta página no esté actualizada.',
  notHere:
    'Esta página no está disponible sin conexión. Puedes seguir leyendo las páginas que ya has visitado.',
  tryAgain: 'Reintentar',
} satisfies Translation<typeof en>;
