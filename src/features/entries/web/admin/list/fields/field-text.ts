import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../../../../lib/values/money.ts';
import { type DateRange, fitValue, textOf } from '../../../../field-values.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { sayDay, sayNumber } from './say-values.ts';

/** What values are read with. */
export interface Reading {
  timeZone: string | undefined;
  currency: string;
  /** Of what references lead to, by ID. */
  names: Readonly<Record<string, string>>;
}

function sayRange({ start, end, allDay }: DateRange, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat(adminLocale(), {
    dateStyle: 'medium',
    ...(allDay ? {} : { timeStyle: 'short' as const }),
    ...(timeZone ? { timeZone } : {}),
  });
  return end === null || end === start
    ? format.format(new Date(start))
    : format.formatRange(new Date(start), new Date(end));
}

/** A value as people read it; empty without one. A switch that was never touched is off. */
export function fieldText(field: Field, stored: unknown, { timeZone, currency, names }: Reading): string {
  const value = fitValue(field, stored);
  const { yes, no } = messagesNow(entryListAdmin);
  if (field.kind === 'toggle') return value === true ? yes : no;
  if (value === undefined) return '';
  switch (field.kind) {
    case 'number':
      return sayNumber(value as number);
    case 'money':
      return formatMoney(value as number, currency, adminLocale());
    case 'date':
      return sayDay(value as string);
    case 'dateRange':
      return sayRange(value as DateRange, timeZone);
    case 'entries':
    case 'products':
    case 'services':
      return (value as string[]).flatMap((id) => names[id] ?? []).join(', ');
    default:
      return textOf(value) ?? '';
  }
}
