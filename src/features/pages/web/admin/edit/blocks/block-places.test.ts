import { expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../../../../lib/content/block-kind.ts';
import { headingBlock } from '../../../blocks/heading/block.ts';
import { columnsBlock } from '../../../blocks/columns/block.ts';
import { sectionBlock } from '../../../blocks/section/block.ts';
import { fieldsShown, slotLabel, slotsShown, summaryOf, targetsFor } from './block-places.ts';

const kinds = new Map<string, BlockKind>(
  [headingBlock, columnsBlock, sectionBlock].map((kind) => [kind.type, kind]),
);
const heading = (id: string): Block => ({ type: 'heading', props: { id, text: `Title ${id}`, level: '2' } });
const columns: Block = { type: 'columns', props: { id: 'c', layout: 'two', column1: [heading('a')] } };
const section: Block = { type: 'section', props: { id: 's', content: [columns] } };

test('shows the columns that the layout has, and others while they hold something', () => {
  expect(slotsShown(columnsBlock, columns)).toEqual(['column1', 'column2']);
  const full = { ...columns, props: { ...columns.props, column4: [heading('x')] } };
  expect(slotsShown(columnsBlock, full)).toEqual(['column1', 'column2', 'column4']);
  expect(slotLabel(columnsBlock, 'column2')).toBe('Column 2');
});

test('knows a block by its first words, a container by those within', () => {
  expect(summaryOf(heading('a'), kinds)).toBe('Title a');
  expect(summaryOf(section, kinds)).toBe('Title a');
  expect(summaryOf(heading('a'), new Map())).toBe('');
});

const list: BlockKind = {
  ...headingBlock,
  type: 'list',
  fields: {
    show: { kind: 'choice', label: 'Which', options: [{ value: 'chosen', label: 'Mine' }] },
    things: {
      kind: 'list',
      label: 'Things',
      noun: 'thing',
      titleField: 'thing',
      fields: { thing: { kind: 'reference', of: 'product', label: 'Thing' } },
      newEntry: { thing: null },
      max: 9,
      when: { field: 'show', is: 'chosen' },
    },
  },
};

test('offers the fields that matter, and never takes an id for words', () => {
  const things = [{ thing: '0198a000-0000-7000-8000-000000000000' }];
  const set = (show: string): Block => ({ type: 'list', props: { id: 'l', show, things } });
  const names = (show: string) => fieldsShown(list, set(show)).map(([name]) => name);
  expect(names('newest')).toEqual(['show']);
  expect(names('chosen')).toEqual(['show', 'things']);
  expect(summaryOf(set('chosen'), new Map([['list', list]]))).toBe('');
});

test('offers every other place, and never one within the block itself', () => {
  const tree = [section, heading('b')];
  const places = (id: string) =>
    targetsFor(tree, id, kinds).map(({ parentId, slot }) => `${parentId}/${slot}`);
  expect(places('b')).toEqual(['s/content', 'c/column1', 'c/column2']);
  expect(places('a')).toEqual(['null/', 's/content', 'c/column2']);
  expect(places('s')).toEqual([]);
});
