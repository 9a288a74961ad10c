import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { isSortable } from '../../../../asked-fields.ts';
import css from '../entries.module.css';
import type { EntryFilter } from '../use-entry-filter.ts';
import type { Field } from './field-columns.ts';

interface Props {
  field: Field;
  order: Pick<EntryFilter, 'sort' | 'field'>;
  sortBy: (order: Pick<EntryFilter, 'sort' | 'field'>) => void;
}

/** The heading of a column, which sorts by its field if that has an order. */
export function FieldHeading({ field, order, sortBy }: Props) {
  const { key, label } = field;
  if (!isSortable(field)) return <Table.Th>{label}</Table.Th>;
  const sort = order.field === key ? order.sort : '';
  const Icon = sort === 'falling' ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th aria-sort={sort === 'rising' ? 'ascending' : sort === 'falling' ? 'descending' : 'none'}>
      <UnstyledButton
        fz="inherit"
        className={css.order ?? ''}
        onClick={() => sortBy({ sort: sort === 'rising' ? 'falling' : 'rising', field: key })}
      >
        {label}
        <Icon size={14} aria-hidden data-unused={sort === '' || undefined} />
      </UnstyledButton>
    </Table.Th>
  );
}
