import { Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { amountDigits, fromMinor, roundAmount, smallestAmount } from '../../../../../lib/money.ts';
import { amountIn, joinList, splitList } from '../../../csv-cells.ts';
import { type BulkRow, cellOf, type Column, type Edits, withCell } from './bulk-rows.ts';

type Ask = 'percent' | 'tag' | 'collection';

const questions: Record<Ask, { title: string; label: string; description: string }> = {
  percent: {
    title: 'Change prices',
    label: 'By how many percent',
    description: '10 makes them dearer, -10 cheaper. Variants are changed too.',
  },
  tag: { title: 'Add a tag', label: 'Tag', description: 'A word that they are found by.' },
  collection: {
    title: 'Put into a collection',
    label: 'Collection',
    description: 'The name of one that is there.',
  },
};

interface Props {
  rows: readonly BulkRow[];
  chosen: ReadonlySet<string>;
  edits: Edits;
  currency: string;
  onChange: (edits: Edits) => void;
}

/** What is done to all chosen products at once: it is written into their cells, and saved with the rest. */
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
            {chosen.size === 0 ? 'Change chosen' : `Change ${chosen.size} chosen`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => each('published', () => 'yes')}>Show in the shop</Menu.Item>
          <Menu.Item onClick={() => each('published', () => 'no')}>Hide</Menu.Item>
          <Menu.Item onClick={open('percent')}>Change prices…</Menu.Item>
          <Menu.Item onClick={open('tag')}>Add a tag…</Menu.Item>
          <Menu.Item onClick={open('collection')}>Put into a collection…</Menu.Item>
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
              Write it into the table
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
