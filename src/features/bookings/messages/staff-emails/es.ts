import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  waitsForYou: 'Está pendiente de que la confirmes.',
  deletedAccount: 'Cuenta eliminada',
} satisfies Translation<typeof en>;
