import { afterEach, expect, test, vi } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { defineAdminArea, speakAdmin } from './admin-area.ts';
import { defineMessages } from './define.ts';

const english = defineMessages({ orders: 'Orders', left: '{count, plural, one {# left} other {# left}}' });
afterEach(() => {
  speakAdmin('en', {});
  Reflect.deleteProperty(globalThis, 'document');
});

test('an area speaks the language that was brought, and English where it has no catalogue', () => {
  const orders = defineAdminArea('features/orders/admin', compileMessages(english) as typeof english);
  const emails = defineAdminArea('features/emails/admin', { title: 'Emails' });
  expect(orders.in('de').orders).toBe('Orders');
  const german = { orders: 'Bestellungen', left: '{count, plural, one {# übrig} other {# übrig}}' };
  speakAdmin('de', { 'features/orders/admin': compileMessages(german) });
  // Whatever the language of the site on screen.
  expect(orders.in('fr').orders).toBe('Bestellungen');
  expect(orders.in('en').left({ count: 1200 })).toBe('1.200 übrig');
  expect(emails.in('de').title).toBe('Emails');
});

test('in a browser, words that are read before the language is known throw', async () => {
  vi.resetModules();
  const { defineAdminArea: define } = await import('./admin-area.ts');
  Object.assign(globalThis, { document: {} });
  expect(() => define('features/orders/admin', english).in('en')).toThrow(/language is known/);
});
