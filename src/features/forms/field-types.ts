/** The types of form fields (api.md, "Forms, messages, email"). */
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

/** Default maximum length of an answer, in characters. */
export const TEXT_MOST = 200;
export const MULTILINE_MOST = 5_000;
/** Default maximum number of files in a field. */
export const FILES_MOST = 3;
