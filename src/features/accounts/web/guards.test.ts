import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { baseContext } from '../../../lib/ui/screen.ts';
import type { Account } from '../contract.ts';
import { afterSignIn } from './guards.ts';

const customer: Account = { _id: 'a', email: 'ada@example.com', owner: false, createdAt: '' };

/** What the screen says; the router then puts the language of the page before a path. */
function led(base: string, returnTo: string | null, account = customer) {
  const context = new RouterContextProvider();
  context.set(baseContext, base);
  const request = new Request(`https://kiln.test${base}/account`);
  const { headers } = afterSignIn({ context, request }, account, returnTo);
  return [headers.get('location'), headers.get('x-remix-reload-document') === 'true'];
}

test.each([
  ['', null, '/account/dashboard', false],
  ['', '/shop?a=1#b', '/shop?a=1#b', false],
  ['', '/de/account/orders', '/de/account/orders', true],
  ['', '/de', '/de', true],
  ['', '/de/account?returnTo=/shop', '/account/dashboard', false],
  ['/de', null, '/account/dashboard', false],
  ['/de', '/de/order/checkout?a=1', '/order/checkout?a=1', false],
  ['/de', '/de/', '/', false],
  ['/de', '/de', 'https://kiln.test/de', true],
  ['/de', '/fr/shop', 'https://kiln.test/fr/shop', true],
  ['/de', '/shop', 'https://kiln.test/shop', true],
  ['/de', '/design', 'https://kiln.test/design', true],
  ['/de', '/de/account', '/account/dashboard', false],
  ['/de', '/de/loading?returnTo=/de/shop', '/account/dashboard', false],
])('from “%s”, returning to %s leads to %s', (base, returnTo, location, isDocument) => {
  expect(led(base, returnTo)).toEqual([location, isDocument]);
});

test('staff continue to the admin, which has one address', () => {
  for (const account of [
    { ...customer, owner: true },
    { ...customer, role: 'editor' as const },
  ]) {
    expect(led('', null, account)).toEqual(['/admin', true]);
    expect(led('/de', null, account)).toEqual(['https://kiln.test/admin', true]);
    expect(led('/de', '/de/shop', account)).toEqual(['/shop', false]);
  }
});

test.each([
  '//evil.test',
  '/de//evil.test',
  '/de/\\evil.test',
  '/de/.//evil.test',
  '/de/%2fevil.test',
  '/de/%2Fevil.test/x',
  '/de/\t/evil.test',
  '/de/de//evil.test',
  '/fr//evil.test',
  'https://evil.test/de/shop',
])('%j leads to no other host', (returnTo) => {
  for (const base of ['', '/de']) {
    const [location] = led(base, returnTo);
    // The router takes a path that begins with two slashes for another host too.
    if (returnTo === '/de/de//evil.test') expect(location).toBe(base === '' ? returnTo : '/de//evil.test');
    else expect(location).toBe('/account/dashboard');
  }
});
