import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from './content/block-kind.ts';
import { stylingAttributes, withStyling } from './styling.ts';
import { otherScreens, responsiveNames, stylingValues } from './styling-values.ts';

const block = (styling: unknown): Block => ({ type: 'x', props: { id: 'a', styling } });

test('a design becomes marks, those of other screens with their own names', () => {
  expect(
    stylingAttributes(
      block({
        ground: 'dark-fade',
        pad: 'large',
        wide: { order: 'reverse' },
        phone: { pad: 'small', size: 'normal' },
      }),
    ),
  ).toEqual({
    'data-surface': 'dark',
    'data-s-ground': 'fade',
    'data-s-pad': 'large',
    'data-s-order-w': 'reverse',
    'data-s-pad-p': 'small',
    'data-s-size-p': 'normal',
  });
  expect(stylingAttributes({ type: 'x', props: { id: 'a' } })).toBeNull();
});

test.each([
  null,
  7,
  'dark',
  [],
  {},
  { ground: 'x" onclick="y' },
  { tablet: 4 },
  { phone: { pad: { phone: { pad: 'none' } } } },
  { 'on click': 'x', wide: { pad: '1.5px', gap: null } },
])('of %j nothing is shown', (styling) => expect(stylingAttributes(block(styling))).toBeNull());

test('what is reset on a smaller screen leaves nothing behind', () => {
  const small = withStyling({}, 'phone', 'pad', 'small');
  expect(small).toEqual({ phone: { pad: 'small' } });
  expect(withStyling(small ?? {}, 'phone', 'pad', null)).toBeUndefined();
  expect(withStyling({ pad: 'large', phone: { pad: 'small' } }, 'desktop', 'pad', null)).toEqual({
    phone: { pad: 'small' },
  });
});

test('the sheet knows every mark', () => {
  const sheet = readFileSync('src/features/pages/web/public/styling.css', 'utf8');
  // The columns view sets the widths that `parts` names.
  const apart = ['ground', 'parts'];
  const isKnown = (name: string, value: string) =>
    sheet.includes(`[data-s-${name}='${value}']`) || sheet.includes(`[data-s-${name}]`);
  for (const [name, values] of Object.entries(stylingValues))
    if (!apart.includes(name))
      for (const value of values) expect(isKnown(name, value), `${name}: ${value}`).toBe(true);
  for (const screen of otherScreens)
    for (const name of responsiveNames)
      for (const value of stylingValues[name])
        expect(sheet).toContain(`[data-s-${name}-${screen[0]}='${value}']`);
});
