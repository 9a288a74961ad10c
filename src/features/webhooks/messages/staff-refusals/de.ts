import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  webhookGone: 'Diesen Webhook gibt es nicht mehr.',
  tooManyWebhooks: 'Sie haben bereits {most, number} Webhooks. Löschen Sie einen, den Sie nicht brauchen.',
  httpsOnly: 'Geben Sie eine URL ein, die mit https:// beginnt, ohne Benutzernamen und Passwort.',
} satisfies Translation<typeof en>;
