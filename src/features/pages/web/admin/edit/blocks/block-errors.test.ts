import { expect, test } from 'vitest';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { errorsBelow, sortErrors } from './block-errors.ts';

const heading: Block = { type: 'heading', props: { id: 'h', text: 'x' } };
const cards: Block = { type: 'cards', props: { id: 'c', items: [{ title: 'one' }] } };
const section: Block = { type: 'section', props: { id: 's', content: [heading, cards] } };

test('leads the server’s findings to block and field, through containers and lists', () => {
  const { blocks, page } = sortErrors(
    {
      'blocks.0.props.text': 'Too long.',
      'blocks.1.props.anchor': 'No spaces.',
      'blocks.1.props.content.1.props.items.0.title': 'Too long too.',
      'blocks.9.props.text': 'Nobody.',
      name: 'Enter a name for the page.',
    },
    [heading, section],
  );
  expect(blocks.get('h')).toEqual({ text: 'Too long.' });
  expect(blocks.get('s')).toEqual({ anchor: 'No spaces.' });
  expect(blocks.get('c')).toEqual({ 'items.0.title': 'Too long too.' });
  expect(page).toEqual({ 'blocks.9.props.text': 'Nobody.', name: 'Enter a name for the page.' });
});

test('takes the errors below a key', () => {
  expect(errorsBelow({ 'items.0.title': 'a', 'items.1.href': 'b', itemsTotal: 'c' }, 'items')).toEqual({
    '0.title': 'a',
    '1.href': 'b',
  });
});
