import type { FormField } from './form-shapes.ts';

/** Answers as typed or sent: by field name. */
export type RawAnswers = Readonly<Record<string, unknown>>;

const own = (answers: RawAnswers, name: string): unknown =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;

/** An answer as texts: none if empty, several for choices, `yes` for a ticked box. */
export function textsOf(value: unknown): string[] {
  if (value === true) return ['yes'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** Without script, a checkbox sends a text; only its presence counts. */
const answered = ({ type }: FormField, value: unknown): string[] => {
  const texts = textsOf(value);
  return type === 'checkbox' && texts.length > 0 ? ['yes'] : texts;
};

/**
 * The visible fields for these answers; the same in the browser and on the server. An answer to a hidden field
 * does not count, so a field that depends on it is hidden too.
 */
export function askedFields(fields: readonly FormField[], answers: RawAnswers): FormField[] {
  const given = new Map<string, string[]>();
  return fields.filter((field) => {
    const { when } = field;
    const needed = when ? (given.get(when.field) ?? []) : [];
    const asked = !when || (when.is === '*' ? needed.length > 0 : needed.includes(when.is));
    if (asked) given.set(field.name, answered(field, own(answers, field.name)));
    return asked;
  });
}
