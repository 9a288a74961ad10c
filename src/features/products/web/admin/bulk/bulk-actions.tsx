import { Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { cellOf, type Edits, withCell } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { amountDigits, fromMinor, roundAmount, smallestAmount } from '../../../../../lib/values/money.ts';
import { amountIn, joinList, splitList } from '../../../csv-cells.ts';
import type { BulkRow, Column } from './bulk-rows.ts';

type Ask = 'percent' | 'tag' | 'collection';

const questions: Record<Ask, { title: string; label: string; description: string }> = {
  percent: {
    title: 'Change prices',
    label: 'Percentage',
    description: 'For example, 10 to increase or -10 to reduce. Variants change too.',
  },
  tag: { title: 'Add tag', label: 'Tag', description: 'Helps customers find these products in search.' },
  collection: {
    title: 'Add to collection',
    label: 'Collection',
    description: 'Enter the name of an existing collection.',
  },
};

interface Props {
  rows: readonly BulkRow[];
  chosen: ReadonlySet<string>;
  edits: Edits;
  currency: string;
  onChange: (edits: Edits) => void;
}

/** Actions on all selected products: they change cells, which are saved with the rest. */
export function BulkActions({ rows, chosen, edits, currency, onChange }: Props) {
  const [ask, setAsk] = useState<Ask | null>(null);
  const [answer, setAnswer] = useState('');
  const mine = rows.filter(({ product }) => chosen.has(product._id));
  const each = (column: Column, turn: (value: string) => string) =>
    onChange(
      mine.reduce((all, row) => {
        const value = cellOf(row, all, column);
        return value === undefined ? all : withCell(all, row, column, turn(value));
      }, edits),
    );
  const add = (column: Column, entry: string) =>
    each(column, (value) => joinList([...new Set([...splitList(value), entry])]));
  const percent = amountIn(answer);
  const ready = ask === 'percent' ? percent !== undefined && percent > -100 : answer.trim() !== '';
  const apply = () => {
    if (ask === 'tag') add('tags', answer.trim());
    else if (ask === 'collection') add('collections', answer.trim());
    else if (percent !== undefined)
      each('price', (value) => {
        const minor = roundAmount((amountIn(value) ?? 0) * (100 + percent), smallestAmount(currency));
        return amountDigits(fromMinor(minor), currency);
      });
    setAsk(null);
  };
  const open = (what: Ask) => () => {
    setAnswer('');
    setAsk(what);
  };
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button variant="default" disabled={chosen.size === 0} rightSection={<IconChevronDown size={16} />}>
            {chosen.size === 0 ? 'Edit selected' : `Edit ${chosen.size} selected`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => each('published', () => 'yes')}>Show in the shop</Menu.Item>
          <Menu.Item onClick={() => each('published', () => 'no')}>Hide</Menu.Item>
          <Menu.Item onClick={open('percent')}>Change prices…</Menu.Item>
          <Menu.Item onClick={open('tag')}>Add tag…</Menu.Item>
          <Menu.Item onClick={open('collection')}>Add to collection…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={ask !== null} onClose={() => setAsk(null)} title={ask ? questions[ask].title : ''}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) apply();
          }}
        >
          <TextInput
            data-autofocus
            label={ask ? questions[ask].label : ''}
            description={ask ? questions[ask].description : ''}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          <Group justify="flex-end" mt="md">
            <Button type="submit" disabled={!ready}>
              Apply
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
