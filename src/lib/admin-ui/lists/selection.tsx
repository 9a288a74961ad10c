import { Button, Checkbox, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import css from './selection.module.css';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Row {
  _id: string;
}

export interface Selection<R extends Row> {
  /** False for those who may not change the rows: they see no checkboxes, menus or bulk actions. */
  mayChange: boolean;
  /** The selected rows, in the order of the list. Rows that left the list are not among them. */
  rows: readonly R[];
  has: (id: string) => boolean;
  set: (id: string, isSelected: boolean) => void;
  /** Whether every row of the list is selected. */
  isAll: boolean;
  setAll: (isSelected: boolean) => void;
  /** Leaves only these selected. */
  keep: (ids: readonly string[]) => void;
}

/** Remembers which rows of a list are selected. */
export function useSelection<R extends Row>(list: readonly R[], mayChange = true): Selection<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = list.filter(({ _id }) => ids.has(_id));
  return {
    mayChange,
    rows,
    has: (id) => ids.has(id),
    set: (id, isSelected) => {
      const next = new Set(ids);
      if (isSelected) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    isAll: list.length > 0 && rows.length === list.length,
    setAll: (isSelected) => setIds(new Set(isSelected ? list.map(({ _id }) => _id) : [])),
    keep: (kept) => setIds(new Set(kept)),
  };
}

interface SelectRowProps {
  selection: Selection<Row>;
  id: string;
  name: string;
}

export const SelectRow = ({ selection, id, name }: SelectRowProps) => {
  const words = useMessages(adminUi);
  return (
    selection.mayChange && (
      <Checkbox
        className={css.check ?? ''}
        aria-label={words.selectNamed({ name })}
        checked={selection.has(id)}
        onChange={({ currentTarget }) => selection.set(id, currentTarget.checked)}
      />
    )
  );
};

interface SelectAllProps {
  selection: Selection<Row>;
  /** Shows its label too, where no table header gives it a place. */
  labelled?: boolean;
}

export const SelectAll = ({ selection, labelled = false }: SelectAllProps) => {
  const words = useMessages(adminUi);
  if (!selection.mayChange) return null;
  return (
    <Checkbox
      {...(labelled ? { label: words.selectAll } : { 'aria-label': words.selectAll })}
      checked={selection.isAll}
      indeterminate={!selection.isAll && selection.rows.length > 0}
      onChange={({ currentTarget }) => selection.setAll(currentTarget.checked)}
    />
  );
};

interface BulkBarProps {
  selection: Selection<Row>;
  /** How many can be changed at once. */
  limit?: number;
  /** Buttons. */
  children: ReactNode;
}

/** Actions on the selected rows, to be shown after the list, and in view while it is scrolled; nothing without a selection. */
export function BulkBar({ selection, limit = Infinity, children }: BulkBarProps) {
  const words = useMessages(adminUi);
  const { rows, setAll } = selection;
  if (rows.length === 0 || !selection.mayChange) return null;
  return (
    <Paper
      withBorder
      shadow="sm"
      className={css.bar ?? ''}
      data-bottom-bar
      role="region"
      aria-label={words.selected}
    >
      <Group gap="xs">
        <Text size="sm" fw={550} role="status" className={css.count ?? ''}>
          {rows.length > limit
            ? words.countSelectedAtMost({
                count: String(rows.length),
                number: rows.length,
                limit: String(limit),
              })
            : words.countSelected({ count: String(rows.length), number: rows.length })}
        </Text>
        {children}
        <Button size="xs" variant="subtle" onClick={() => setAll(false)}>
          {words.clearSelection}
        </Button>
      </Group>
    </Paper>
  );
}
