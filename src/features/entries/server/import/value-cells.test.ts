import { expect, test } from 'vitest';
import { richTextOf } from '../../../../lib/content/rich-text.ts';
import type { FieldDefinition, FieldKind } from '../../field-kinds.ts';
import { instantIn } from './instant-in.ts';
import { cellOf, valueIn } from './value-cells.ts';

const field = (kind: FieldKind, options: string[] = []): FieldDefinition => ({
  key: 'x',
  label: 'X',
  kind,
  help: '',
  required: false,
  options,
  usual: null,
  shown: true,
  retired: false,
});
const file = '0198a0b0-0000-7000-8000-000000000001';
const start = '2026-05-01T08:00:00.000Z';

test.each<[FieldKind, unknown]>([
  ['text', 'A text, with a comma'],
  ['multiline', 'Two\nlines'],
  ['richText', richTextOf('One', 'Two & three')],
  ['number', -2.5],
  ['money', 1234.5],
  ['date', '2026-02-28'],
  ['dateRange', { start, end: null, allDay: false }],
  ['dateRange', { start, end: '2026-05-02T08:00:00.000Z', allDay: true }],
  ['toggle', true],
  ['toggle', false],
  ['link', 'https://example.com/a?b=c'],
  ['place', { name: 'Hall, upper', address: '1 High Street, Leeds', href: 'https://example.com/' }],
  ['place', { name: 'Hall', address: '', href: 'https://example.com/' }],
  ['place', { name: 'Hall', address: '', href: '' }],
  ['picture', { src: `/files/${file}/1/bowl.jpg`, alt: '', file }],
  ['audio', file],
  [
    'gallery',
    [
      { src: `/files/${file}/1/bowl.jpg`, alt: '', file },
      { src: `/files/${file}/1/a%2Cb.jpg`, alt: '', file },
    ],
  ],
  ['file', `/files/${file}/1/menu.pdf`],
  ['entries', [file, '0198a0b0-0000-7000-8000-000000000002']],
  ['products', [file]],
  ['services', [file]],
])('a %s survives its cell', (kind, value) => {
  expect(valueIn(field(kind), cellOf(field(kind), value), 'Europe/London')).toEqual({ value });
});

test('an option survives its cell; another text is refused', () => {
  const choice = field('choice', ['Full-time', 'Part-time']);
  expect(valueIn(choice, cellOf(choice, 'Part-time'), 'UTC')).toEqual({ value: 'Part-time' });
  expect(valueIn(choice, 'Sometimes', 'UTC')).toEqual({ problem: 'Choose one of the options.' });
});

test.each<[FieldKind, string, string]>([
  ['number', 'many', '“many” isn’t a number.'],
  ['toggle', 'perhaps', '“perhaps” isn’t yes or no.'],
  ['date', '2026-02-30', '“2026-02-30” isn’t a date like 2026-05-01.'],
  ['dateRange', 'soon', '“soon” isn’t a time like 2026-05-01 14:30/2026-05-01 16:00.'],
  ['dateRange', '2026-05-02/2026-05-01', 'The end must not be before the start.'],
  ['link', 'javascript:alert(1)', 'Enter a link that starts with https:// or /.'],
  [
    'picture',
    'https://example.com/a.jpg',
    '“https://example.com/a.jpg” isn’t the address of an image in Files.',
  ],
])('a %s of “%s” is refused with a sentence', (kind, cell, problem) => {
  expect(valueIn(field(kind), cell, 'UTC')).toEqual({ problem });
});

test('dates without a zone are in that of the site', () => {
  expect(instantIn('2026-07-01', 'Europe/Berlin')).toEqual({ at: '2026-06-30T22:00:00.000Z', isDay: true });
  expect(instantIn('2026-07-01 14:30', 'Europe/Berlin')?.at).toBe('2026-07-01T12:30:00.000Z');
  expect(instantIn('2026-07-01T14:30:00Z', 'Europe/Berlin')?.at).toBe('2026-07-01T14:30:00.000Z');
  expect(instantIn('2026-07-01 14:30:00 -0500', 'Europe/Berlin')?.at).toBe('2026-07-01T19:30:00.000Z');
  // The hour that the clocks skip.
  expect(instantIn('2026-03-29 02:30', 'Europe/Berlin')?.at).toBe('2026-03-29T01:30:00.000Z');
  for (const text of [
    '',
    'tomorrow',
    '2026-13-01',
    '2026-02-30',
    '01/05/2026',
    '2026-05-01 25:00',
    '0001-01-01',
  ])
    expect(instantIn(text, 'UTC'), text).toBeNull();
});
