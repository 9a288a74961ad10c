import { expect, test } from 'vitest';
import { contactHref } from './contact-href.ts';

test('an email address is written to, and a phone number is called where one is expected', () => {
  expect(contactHref(' ada@example.com ')).toBe('mailto:ada@example.com');
  expect(contactHref('+44 (0)1728 555-010', { isPhone: true })).toBe('tel:+441728555010');
  expect(contactHref('+44 1728 555010')).toBeNull();
});

test('a sentence, a range of years or an address with a header of an email is text', () => {
  for (const text of ['Write to ada@example.com', 'ada@example.com?bcc=eve@example.com', '@ada', 'ada@local'])
    expect(contactHref(text), text).toBeNull();
  for (const text of ['after six', '12', 'javascript:1'])
    expect(contactHref(text, { isPhone: true }), text).toBeNull();
  expect(contactHref('2019-2024')).toBeNull();
});
