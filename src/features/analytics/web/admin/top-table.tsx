import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import type { Analytics } from '../../contract.ts';
import type { Dimension } from '../../figures.ts';
import type { Span } from '../../local-days.ts';
import { AllValues } from './all-values.tsx';
import css from './analytics.module.css';
import { type TableKind, labelOf } from './value-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

export type Row = Analytics['pages'][number];

/** The unit of a table: views for pages, visits for everything else. */
export const weightOf = (by: Dimension, row: Row): number => (by === 'path' ? row.views : row.visits);

interface Props {
  kind: TableKind;
  rows: readonly Row[];
  span: Span;
  currency: string;
}

/** The most frequent values, each with a bar for its share. */
export function TopTable({ kind, rows, span, currency }: Props) {
  const words = useMessages(analyticsAdmin);
  const [open, setOpen] = useState(false);
  const { by, title, column, none } = kind;
  const most = Math.max(1, ...rows.map((row) => weightOf(by, row)));
  const whole = new Intl.NumberFormat(adminLocale());
  const sells = rows.some(({ orders }) => orders > 0);
  return (
    <Card withBorder padding="lg" component="section">
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Title order={2} size="h4">
          {title}
        </Title>
        {rows.length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => setOpen(true)}
            aria-label={words.showAllOf({ title })}
          >
            {words.showAll}
          </Button>
        )}
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          {none}
        </Text>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className={css.figure}>
                {by === 'path' ? words.views : words.visits}
              </th>
              {sells && (
                <th scope="col" className={css.figure}>
                  {words.orders}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.value}>
                <td className={css.value}>
                  <span
                    className={css.bar}
                    style={{ width: `${(weightOf(by, row) / most) * 100}%` }}
                    aria-hidden
                  />
                  <span className={css.word}>{labelOf(by, row.value)}</span>
                </td>
                <td className={css.figure}>{whole.format(weightOf(by, row))}</td>
                {sells && <td className={css.figure}>{whole.format(row.orders)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && <AllValues kind={kind} span={span} currency={currency} onClose={() => setOpen(false)} />}
    </Card>
  );
}
