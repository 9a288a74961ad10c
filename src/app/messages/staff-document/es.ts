import type { Translation } from '../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  title: '{site} · Administración',
  needsScript: 'La administración necesita JavaScript. Las páginas de tus visitantes, no.',
} satisfies Translation<typeof en>;
