import { expect, test } from 'vitest';
import { withLatinDigits } from './digits.ts';
import { formatMoney } from './money.ts';

test('numbers, money and times of any locale have the digits of order numbers and inputs', () => {
  for (const locale of ['ar', 'ar-EG', 'ar-EG-u-nu-arab', 'fa-IR', 'mr', 'bn-BD', 'my', 'en-GB', 'de-AT']) {
    const own = withLatinDigits(locale);
    expect(new Intl.NumberFormat(own).format(1234567), locale).toMatch(/^1\D?2\d?\D?/);
    expect(new Intl.DateTimeFormat(own, { dateStyle: 'full', timeStyle: 'long' }).format(0)).toMatch(/\d/);
    expect(formatMoney(1234.5, 'EUR', locale).replaceAll(/\D/g, ''), locale).toMatch(/^1234/);
  }
  expect(['en-GB', 'de-AT', 'ar-AE', undefined].map(withLatinDigits)).toEqual([
    'en-GB',
    'de-AT',
    'ar-AE',
    undefined,
  ]);
});
