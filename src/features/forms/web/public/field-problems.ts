import { fieldsOf } from '../../../../lib/ui/sentences.ts';

/** What a refusal says of each field, by the names of the form's fields: answers and addresses are nested in the call. */
export const fieldProblems = (error: Parameters<typeof fieldsOf>[0]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([path, sentence]) => [
      path.replace(/^(content|deliveryAddress)\./, ''),
      sentence,
    ]),
  );
