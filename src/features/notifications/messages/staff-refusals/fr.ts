import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  tooManyWindows:
    'L’administration est ouverte dans trop de fenêtres. Celle-ci est actualisée moins souvent.',
  oneNotificationGone: 'L’une de ces notifications n’existe plus.',
} satisfies Translation<typeof en>;
