import { textsOf } from './conditions.ts';
import type { FormField } from './form-shapes.ts';

/** Names of fields begin with a letter, so these are nobody's. */
export const inputs = { form: '_form', version: '_version', further: '_further' } as const;

export type TypedAnswers = Record<string, string | string[] | true>;

/** What stands in a form, or was sent by it, as the wire takes it: without what was left empty. */
export function typedAnswers(fields: readonly FormField[], sent: FormData): TypedAnswers {
  const answers: TypedAnswers = {};
  for (const { name, type } of fields) {
    const texts = textsOf(sent.getAll(name));
    const [first] = texts;
    if (first === undefined) continue;
    if (type === 'checkbox') answers[name] = true;
    else answers[name] = type === 'choices' || type === 'file' ? texts : first;
  }
  return answers;
}
