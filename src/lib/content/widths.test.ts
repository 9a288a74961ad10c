import { expect, test } from 'vitest';
import type { Block } from './block-kind.ts';
import { isHiddenEverywhere, placedLike, widthAttributes, widthGroups } from './widths.ts';

const block = (props = {}): Block => ({ type: 'x', props: { id: 'a', ...props } });

test('a block without settings has no marks', () => {
  expect(widthAttributes({})).toBeNull();
  expect(placedLike(block(), {})).toEqual(block());
});

test('says where it is hidden and how it is aligned', () =>
  expect(
    widthAttributes({ hiddenOn: ['tablet', 'phone'], alignOn: { phone: 'centre', wide: 'end' } }),
  ).toEqual({
    'data-hidden-on': 'tablet phone',
    'data-align-phone': 'centre',
    'data-align-wide': 'end',
  }));

test('in another’s stead it is hidden where either is, and aligned as the place says first', () =>
  expect(
    placedLike(block({ hiddenOn: ['wide'], alignOn: { phone: 'start', tablet: 'end' } }), {
      hiddenOn: ['phone'],
      alignOn: { phone: 'centre' },
    }),
  ).toEqual(block({ hiddenOn: ['wide', 'phone'], alignOn: { phone: 'centre', tablet: 'end' } })));

test('hidden everywhere means every width', () => {
  expect(isHiddenEverywhere(block({ hiddenOn: widthGroups }))).toBe(true);
  expect(isHiddenEverywhere(block({ hiddenOn: widthGroups.slice(1) }))).toBe(false);
  expect(isHiddenEverywhere(block())).toBe(false);
});
