import type { Translation } from '../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  title: '{site} · Verwaltung',
  needsScript: 'Die Verwaltung braucht JavaScript. Die Seiten Ihrer Besucher brauchen es nicht.',
} satisfies Translation<typeof en>;
