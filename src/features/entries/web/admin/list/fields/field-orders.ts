import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { isSortable } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import type { FieldKind } from '../../../../field-kinds.ts';
import type { EntryFilter } from '../use-entry-filter.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';

const directions = ['rising', 'falling'] as const;
export type Direction = (typeof directions)[number];

export const isDirection = (text: string): text is Direction => directions.some((one) => one === text);

/** As one choice among the orders that all types have. */
export const orderChoice = (sort: string, field: string): string => (field ? `${sort}.${field}` : sort);

/** @returns the order of a choice, with its field if it is by one */
export function chosenOrder(choice: string): Pick<EntryFilter, 'sort' | 'field'> {
  const [sort = '', field = ''] = choice.split('.');
  return { sort: sort as EntryFilter['sort'], field };
}

function sayOrder(kind: FieldKind, label: string, direction: Direction): string {
  const words = messagesNow(entryListAdmin);
  const rises = direction === 'rising';
  switch (kind) {
    case 'number':
    case 'money':
      return rises ? words.lowToHigh({ label }) : words.highToLow({ label });
    case 'date':
    case 'dateRange':
      return rises ? words.earliestFirst({ label }) : words.latestFirst({ label });
    case 'toggle':
      return rises ? words.noFirst({ label }) : words.yesFirst({ label });
    default:
      return rises ? words.aToZ({ label }) : words.zToA({ label });
  }
}

/** Orders by the fields of a type. */
export const fieldOrders = ({ fields }: ContentType): { value: string; label: string }[] =>
  fields.filter(isSortable).flatMap(({ key, kind, label }) =>
    directions.map((direction) => ({
      value: orderChoice(direction, key),
      label: sayOrder(kind, label, direction),
    })),
  );
