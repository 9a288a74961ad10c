import type { Translation } from '../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  title: '{site} · Administration',
  needsScript: 'L’administration nécessite JavaScript. Les pages de vos visiteurs n’en ont pas besoin.',
} satisfies Translation<typeof en>;
