import { textsOf } from './conditions.ts';
import type { FormField } from './form-shapes.ts';

/**
 * Field names begin with a letter, so these are free. `problem` is followed by a field's name, `file` by the
 * id of an uploaded file, with its name as the value.
 */
export const inputs = {
  form: '_form',
  version: '_version',
  further: '_further',
  problem: '_problem-',
  file: '_file-',
} as const;

export type TypedAnswers = Record<string, string | string[] | true>;

/** A chosen file is represented by its name until it is uploaded. */
const entries = (sent: FormData, name: string): string[] =>
  sent.getAll(name).map((one) => (typeof one === 'string' ? one : one.name));

/** The values of a form in the format of the API: without empty ones. */
export function typedAnswers(fields: readonly FormField[], sent: FormData): TypedAnswers {
  const answers: TypedAnswers = {};
  for (const { name, type } of fields) {
    const texts = textsOf(entries(sent, name));
    const [first] = texts;
    if (first === undefined) continue;
    if (type === 'checkbox') answers[name] = true;
    else answers[name] = type === 'choices' || type === 'file' ? texts : first;
  }
  return answers;
}
