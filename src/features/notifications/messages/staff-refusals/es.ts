import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  tooManyWindows: 'El panel está abierto en demasiadas ventanas. Esta se actualiza con menos frecuencia.',
  oneNotificationGone: 'Una de estas notificaciones ya no existe.',
} satisfies Translation<typeof en>;
