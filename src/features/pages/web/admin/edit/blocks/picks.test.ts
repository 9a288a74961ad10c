import { expect, test } from 'vitest';
import { blockKindList } from '../../../../../../app/blocks.ts';
import { headingBlock } from '../../../blocks/heading/block.ts';
import { blockOfPick, findPicks, keyOfSection, type Pick } from './picks.ts';

const pick = (label: string, hint: string, group: Pick['group'] = 'text'): Pick => ({
  key: label,
  label,
  hint,
  group,
});
const picks = [pick('Quote', 'Words of a customer.'), pick('Words', 'Text.'), pick('Footer', 'x', 'saved')];

test('sections come first; the best is the one that is called so', () => {
  expect(findPicks(picks, '').groups.map(({ name }) => name)).toEqual(['Your reusable sections', 'Text']);
  expect(findPicks(picks, ' WORDS ').best?.label).toBe('Words');
  expect(findPicks(picks, 'words').groups[0]?.members).toHaveLength(2);
  expect(findPicks(picks, 'nothing')).toEqual({ best: undefined, all: [], groups: [] });
});

test('the one that is called exactly so goes before one whose name is longer', () => {
  const both = [pick('Products', 'Many.', 'action'), pick('Product', 'One.', 'action')];
  expect(findPicks(both, 'product').best?.label).toBe('Product');
});

test.each([
  ['banner', 'hero'],
  ['picture', 'image'],
  ['photo', 'image'],
  ['map', 'contactDetails'],
  ['faq', 'accordion'],
  ['pricing', 'priceTable'],
  ['reviews', 'testimonials'],
  ['cta', 'button'],
  ['line', 'divider'],
  ['opening hours', 'hours'],
])('%s finds %s', (words, type) => {
  const all = blockKindList.map(({ type: key, label, hint, group }): Pick => ({ key, label, hint, group }));
  expect(
    findPicks(all, words)
      .all.slice(0, 3)
      .map(({ key }) => key),
  ).toContain(type);
});

const kinds = new Map(blockKindList.map((kind) => [kind.type, kind]));

test('a variant comes with its props, under a key that leaves room for the ids of blocks', () => {
  expect(blockOfPick('entryPart:content', kinds).props).toMatchObject({ part: 'content', label: true });
  for (const { key } of kinds.get('entryPart')?.picks ?? [])
    expect(`entryPart:${key}-${crypto.randomUUID()}`.length).toBeLessThanOrEqual(64);
});

test('a kind comes with its sample content, a section with its id', () => {
  expect(blockOfPick('heading', kinds)).toMatchObject({
    type: 'heading',
    props: headingBlock.defaults,
  });
  for (const section of [
    '01940000-0000-7000-8000-000000000001',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00000000-0000-0000-0000-000000000000',
  ]) {
    const key = keyOfSection(section);
    expect(`${key}-${section}`.length).toBeLessThanOrEqual(64);
    const placed = blockOfPick(key, new Map());
    expect(placed).toEqual({ type: 'savedSection', props: { id: placed.props.id, section } });
  }
});
