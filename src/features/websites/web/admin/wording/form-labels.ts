import type { MessageForms } from '../../../../../lib/messages/message-forms.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../../messages/admin/area.ts';

/** Numbers that are tried for an example. */
const MOST = 200;
const EXAMPLES = 3;

/** Turns `zipCode` into “Zip code”. */
const spaced = (name: string) => {
  const apart = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
  );
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

/** The label of a form: the numbers that it is for, or the case. Empty where a message has one form. */
export function formLabel(name: string, by: MessageForms['by'], language: string): string {
  const words = messagesNow(websitesAdmin);
  if (!by) return '';
  if (by.kind === 'select') return name === 'other' ? words.otherwise : spaced(name);
  if (/^\d/.test(name)) return words.forNumbers({ numbers: name });
  const rules = new Intl.PluralRules(language, { type: by.kind === 'plural' ? 'cardinal' : 'ordinal' });
  const numbers: number[] = [];
  for (let number = 0; number <= MOST && numbers.length <= EXAMPLES; number += 1)
    if (rules.select(number) === name) numbers.push(number);
  if (numbers.length === 0 || name === 'other') return words.otherNumbers;
  if (numbers.length <= EXAMPLES) return words.forNumbers({ numbers: numbers.join(', ') });
  return words.numbersLike({ numbers: numbers.slice(0, EXAMPLES).join(', ') });
}
