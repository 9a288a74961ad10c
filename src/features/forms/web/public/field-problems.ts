import { fieldsOf } from '../../../../lib/ui/sentences.ts';

/** A refusal's errors by the form's field names: answers and addresses are nested in the call. */
export const fieldProblems = (error: Parameters<typeof fieldsOf>[0]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([path, sentence]) => [
      path.replace(/^(content|deliveryAddress)\./, ''),
      sentence,
    ]),
  );
