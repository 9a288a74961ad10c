import type { ContentType } from '../../../entry-shapes.ts';

export type Field = ContentType['fields'][number];
/** A field being edited; a new one has no key before it is saved. */
export type FieldDraft = Omit<Field, 'key'> & { key?: string };

export const newFieldDraft: FieldDraft = {
  label: '',
  kind: 'text',
  help: '',
  required: false,
  options: [],
  usual: null,
  shown: true,
  retired: false,
};

/** Options as one text, a line each. */
export const optionsText = (options: readonly string[]): string => options.join('\n');
export const optionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Whether some values that entries hold may no longer be shown: another kind, fewer options, a retired field. */
export const mayHideValues = (before: readonly Field[], after: readonly FieldDraft[]): boolean =>
  after.some((field) => {
    const was = before.find(({ key }) => key === field.key);
    if (!was) return false;
    if (was.kind !== field.kind || was.of !== field.of || (field.retired && !was.retired)) return true;
    return field.kind === 'choice' && was.options.some((option) => !field.options.includes(option));
  });
