import { expect, test } from 'vitest';
import { withoutQuotation } from './quotation.ts';

test.each([
  [
    'Yes please.\n\nOn Mon, 2 Mar 2026 at 10:01, Clay & Kiln <a@b.test> wrote:\n> We kept it.\n>\n> Kind regards\n',
  ],
  [
    'Yes please.\r\n\r\nOn Monday, 2 March 2026,\r\nClay & Kiln\r\n<a@b.test> wrote:\r\n\r\n> We kept it.\r\n',
  ],
  ['Yes please.\n\nAm 2. März schrieb Clay & Kiln:\n> We kept it.'],
  ['Yes please.\n\n-----Original Message-----\nFrom: Clay\n\nWe kept it.'],
  ['Yes please.\n\n________________________________\nFrom: Clay <a@b.test>\nWe kept it.'],
  ['Yes please.\n\nFrom: Clay <a@b.test>\nSent: Monday\n\nWe kept it.'],
  ['Yes please.'],
])('%j says "Yes please."', (text) => {
  expect(withoutQuotation(text)).toBe('Yes please.');
});

test('answers between quoted lines stay, and a mail of nothing but a quotation is whole', () => {
  expect(withoutQuotation('> Blue?\nYes.\n> Or green?\nNo.')).toBe('> Blue?\nYes.\n> Or green?\nNo.');
  expect(withoutQuotation('> We kept it.')).toBe('> We kept it.');
});

test('a sentence that only begins like the line above a quotation stays', () => {
  expect(withoutQuotation('On Monday I can come.\nBring: nothing')).toBe(
    'On Monday I can come.\nBring: nothing',
  );
});

test('long and hostile text is read to its end', () => {
  for (const piece of ['On ', '>', '-', 'From: ', '_ ', 'on\n', '>\n'])
    expect(withoutQuotation(piece.repeat(Math.floor(20_000 / piece.length)))).not.toBe('');
});
