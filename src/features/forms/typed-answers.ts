import { textsOf } from './conditions.ts';
import type { FormField } from './form-shapes.ts';

/**
 * Names of fields begin with a letter, so these are nobody's. `problem` is followed by the name of a field, `file` by the
 * id of a file that has arrived already and says what it is called.
 */
export const inputs = {
  form: '_form',
  version: '_version',
  further: '_further',
  problem: '_problem-',
  file: '_file-',
} as const;

export type TypedAnswers = Record<string, string | string[] | true>;

/** A file that was chosen stands for itself by its name, until it is sent. */
const entries = (sent: FormData, name: string): string[] =>
  sent.getAll(name).map((one) => (typeof one === 'string' ? one : one.name));

/** What stands in a form, or was sent by it, as the wire takes it: without what was left empty. */
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
