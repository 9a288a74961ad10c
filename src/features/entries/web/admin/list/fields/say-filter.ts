import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../../../../lib/values/money.ts';
import type { FieldWanted } from '../../../../asked-fields.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { type Condition, isAmount, written } from './field-conditions.ts';
import { sayDay, sayNumber } from './say-values.ts';

/** What a condition is called where it is chosen. */
export function conditionLabel(field: Field, condition: Condition): string {
  const words = messagesNow(entryListAdmin);
  const ofDays = !isAmount(field);
  switch (condition) {
    case 'is':
      return field.kind === 'date' || field.kind === 'dateRange' ? words.isOn : words.is;
    case 'from':
      return ofDays ? words.isOnOrAfter : words.isAtLeast;
    case 'to':
      return ofDays ? words.isOnOrBefore : words.isAtMost;
    case 'between':
      return words.isBetween;
    case 'filled':
      return words.isFilledIn;
  }
}

/** A filter as people read it: “Price is at least £10.00”. */
export function sayFilter(field: Field, wanted: FieldWanted, currency: string): string {
  const words = messagesNow(entryListAdmin);
  const { condition, first, last } = written(wanted);
  const say = (value: string | number | null): string => {
    if (field.kind === 'toggle') return value === 'true' ? words.yes : words.no;
    if (field.kind === 'money') return formatMoney(Number(value), currency, adminLocale());
    if (typeof value === 'number') return sayNumber(value);
    return field.kind === 'choice' ? String(value) : sayDay(String(value));
  };
  const { label } = field;
  const is = conditionLabel(field, condition);
  if (condition === 'filled') return words.filterWithout({ label, is });
  if (condition === 'between') return words.filterBetween({ label, is, first: say(first), last: say(last) });
  return words.filterWith({ label, is, value: say(first) });
}
