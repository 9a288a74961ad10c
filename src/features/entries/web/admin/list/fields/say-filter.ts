import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../../../../lib/values/money.ts';
import type { FieldWanted } from '../../../../asked-fields.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { type Condition, written } from './field-conditions.ts';
import { sayDay, sayNumber } from './say-values.ts';

/** What a condition is called where it is chosen. */
export function conditionLabel(field: Field, condition: Condition): string {
  const words = messagesNow(entryListAdmin);
  const ofDays = field.kind === 'date' || field.kind === 'dateRange';
  switch (condition) {
    case 'contains':
      return words.contains;
    case 'is':
      return ofDays ? words.isOn : words.is;
    case 'not':
      return ofDays ? words.isNotOn : words.isNot;
    case 'any':
      return words.isAnyOf;
    case 'none':
      return words.isNoneOf;
    case 'from':
      return ofDays ? words.isOnOrAfter : words.isAtLeast;
    case 'to':
      return ofDays ? words.isOnOrBefore : words.isAtMost;
    case 'between':
      return words.isBetween;
    case 'upcoming':
      return words.isTodayOrLater;
    case 'past':
      return words.isBeforeToday;
    case 'empty':
      return words.isEmpty;
    case 'filled':
      return words.isFilledIn;
  }
}

interface Reading {
  currency: string;
  /** What a record is called, by its ID. */
  nameOf: (id: string) => string;
}

/** A filter as people read it: “Price is at least £10.00”. */
export function sayFilter(field: Field, wanted: FieldWanted, { currency, nameOf }: Reading): string {
  const words = messagesNow(entryListAdmin);
  const { condition, first, last, several } = written(wanted);
  const { kind, label } = field;
  const say = (value: string | number | null): string => {
    if (kind === 'toggle') return value === 'true' ? words.yes : words.no;
    if (kind === 'money') return formatMoney(Number(value), currency, adminLocale());
    if (typeof value === 'number') return sayNumber(value);
    const text = String(value);
    if (kind === 'text' || kind === 'multiline') return words.quoted({ name: text });
    return kind === 'choice' ? text : sayDay(text);
  };
  const is = conditionLabel(field, condition);
  switch (condition) {
    case 'filled':
    case 'empty':
    case 'upcoming':
    case 'past':
      return words.filterWithout({ label, is });
    case 'between':
      return words.filterBetween({ label, is, first: say(first), last: say(last) });
    case 'any':
    case 'none': {
      // “is Ash or Tenmoku” reads better than “is any of Ash or Tenmoku”.
      const list = new Intl.ListFormat(adminLocale(), { type: 'disjunction' });
      const value = list.format(several.map((one) => (kind === 'choice' ? one : nameOf(one))));
      return words.filterWith({ label, is: condition === 'any' ? words.is : words.isNot, value });
    }
    default:
      return words.filterWith({ label, is, value: say(first) });
  }
}
