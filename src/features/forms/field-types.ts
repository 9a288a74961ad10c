/** The kinds of question that a form can ask (api.md, "Forms, messages, email"). */
export const fieldTypes = [
  'text',
  'multiline',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'choices',
  'checkbox',
  'file',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const withOptions: ReadonlySet<FieldType> = new Set(['choice', 'choices']);

/** Characters that an answer may have where its field says nothing. */
export const TEXT_MOST = 200;
export const MULTILINE_MOST = 5_000;
/** Files that one field may take where it says nothing. */
export const FILES_MOST = 3;
