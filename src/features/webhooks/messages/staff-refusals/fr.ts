import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  webhookGone: 'Ce webhook n’existe plus.',
  tooManyWebhooks: 'Vous avez déjà {most, number} webhooks. Supprimez-en un dont vous n’avez pas besoin.',
  httpsOnly: 'Saisissez une URL commençant par https://, sans nom d’utilisateur ni mot de passe.',
} satisfies Translation<typeof en>;
