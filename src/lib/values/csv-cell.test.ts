import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantCell, neutralCell } from './csv-cell.ts';

const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is written as text',
  (text) => expect(neutralCell(text)).toBe(`'${text}`),
);

test('no cell starts like a formula, and each comes back as it was', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n＝＋－＠]{1,4}.{0,5}$/)), (text) => {
      expect(neutralCell(text)).not.toMatch(formula);
      expect(meantCell(neutralCell(text))).toBe(text);
    }),
  ));
