import { CallError } from '../../../../lib/http/client.ts';
import { fieldsOf, sentenceOf } from '../../../../lib/ui/sentences.ts';

/** A refusal by field, an address that is taken included; what belongs to no field is `general`. */
export function refusalOf(error: unknown): { problems: Record<string, string>; general: string | null } {
  if (error === null || error === undefined) return { problems: {}, general: null };
  if (!(error instanceof CallError)) return { problems: {}, general: sentenceOf(error) };
  const problems = error.code === 'address-taken' ? { slug: sentenceOf(error) } : fieldsOf(error);
  return { problems, general: Object.keys(problems).length === 0 ? sentenceOf(error) : null };
}
