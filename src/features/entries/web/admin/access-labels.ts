import type { Access } from '../../access.ts';

export const accessLabels: Readonly<Record<Access, string>> = {
  everybody: 'Everybody',
  'signed-in': 'Signed-in customers',
};

/** For a select. */
export const accessChoices = Object.entries(accessLabels).map(([value, label]) => ({ value, label }));
