import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test('statuses, dates and amounts are written as the language of the site does', () => {
  const row = { state: 'not paid yet', number: 1024, total: 12.5, ordered: '2026-11-25T17:05:00+00:00' };
  const html = readable('pl').row('orders', row);
  for (const shown of ['Jeszcze nieopłacone', '<dd>1024</dd>', '12,50', '25 listopada 2026', '17:05 UTC'])
    expect(html).toContain(shown);
});

test('an email that somebody unsubscribed from has its name in the language of the site', () => {
  expect(readable('de').row('mailsNotWanted', { kind: 'cart-left' })).toContain(
    'Erinnerung an den Warenkorb',
  );
  expect(readable('de').row('mailsNotWanted', { kind: 'of-old' })).toContain('of-old');
});

test('a language that is written from right to left says so', () => {
  expect(readable('ar').before('one.test', new Date())).toContain('<html lang="ar" dir="rtl">');
});

test('stored names and values stay text', () => {
  const html = readable('en-GB').row('orders', {
    answers: { title: 'A', constructor: 'B', '<b>': '<i>', giftNote: 'C' },
    state: '__proto__',
    ordered: '2026-99-99T99:99:99Z',
  });
  expect(html).toContain('<dt>Title</dt><dd>A</dd><dt>Constructor</dt><dd>B</dd>');
  expect(html).toContain('<dt>&lt;b&gt;</dt><dd>&lt;i&gt;</dd><dt>Gift note</dt><dd>C</dd>');
  expect(html).toContain('__proto__');
  expect(html).toContain('2026-99-99T99:99:99Z');
});
