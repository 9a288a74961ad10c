import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  webhookGone: 'Este webhook ya no existe.',
  tooManyWebhooks: 'Ya tienes {most, number} webhooks. Elimina uno que no necesites.',
  httpsOnly: 'Introduce una URL que empiece por https://, sin nombre de usuario ni contraseña.',
} satisfies Translation<typeof en>;
