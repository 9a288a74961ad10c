import { Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { typedAmount, typedNumber } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { cellOf, type Edits, withCell } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { fromMinor, roundAmount, smallestAmount } from '../../../../../lib/values/money.ts';
import { joinList, splitList } from '../../../csv-cells.ts';
import type { BulkRow, Column } from './bulk-rows.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

type Ask = 'percent' | 'tag' | 'collection';

const questions = {
  percent: { title: 'changePrices', label: 'percentage', description: 'forExample10' },
  tag: { title: 'addTag', label: 'tag', description: 'helpsCustomersFindThese' },
  collection: { title: 'addToCollection', label: 'collection', description: 'enterTheNameOfAn' },
} as const;

interface Props {
  rows: readonly BulkRow[];
  chosen: ReadonlySet<string>;
  edits: Edits;
  currency: string;
  onChange: (edits: Edits) => void;
}

/** Actions on all selected products: they change cells, which are saved with the rest. */
export function BulkActions({ rows, chosen, edits, currency, onChange }: Props) {
  const words = useMessages(productListAdmin);
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
  const percent = typedNumber(answer);
  const ready = ask === 'percent' ? percent !== undefined && percent > -100 : answer.trim() !== '';
  const apply = () => {
    if (ask === 'tag') add('tags', answer.trim());
    else if (ask === 'collection') add('collections', answer.trim());
    else if (percent !== undefined)
      each('price', (value) => {
        const minor = roundAmount((typedNumber(value, 2) ?? 0) * (100 + percent), smallestAmount(currency));
        return typedAmount(fromMinor(minor), currency);
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
            {chosen.size === 0 ? words.editSelected : words.editCountSelected({ size: chosen.size })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => each('published', () => 'yes')}>{words.showInTheShop}</Menu.Item>
          <Menu.Item onClick={() => each('published', () => 'no')}>{words.hide}</Menu.Item>
          <Menu.Item onClick={open('percent')}>{words.changePricesMore}</Menu.Item>
          <Menu.Item onClick={open('tag')}>{words.addTagMore}</Menu.Item>
          <Menu.Item onClick={open('collection')}>{words.addToCollectionMore}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={ask !== null}
        onClose={() => setAsk(null)}
        title={ask ? words[questions[ask].title] : ''}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) apply();
          }}
        >
          <TextInput
            data-autofocus
            label={ask ? words[questions[ask].label] : ''}
            description={ask ? words[questions[ask].description] : ''}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          <Group justify="flex-end" mt="md">
            <Button type="submit" disabled={!ready}>
              {words.apply}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
