import { describe, expect, test } from 'vitest';
import { guestCartHandlers, guestKey, keepGuestOrder } from './guest-cart.ts';

const PRODUCT = '0192aaaa-0000-7000-8000-000000000001';
const ORDER = '0192aaaa-0000-7000-8000-000000000002';
const line = [PRODUCT, 1, null, 12.5, 'Cup'];

/** A browser whose cookie says what it likes; what the server sets is in `set`. */
function browser(value: unknown, asIs = false) {
  const sent = asIs ? String(value) : Buffer.from(JSON.stringify(value)).toString('base64url');
  const set: string[] = [];
  const request = {
    secure: false,
    cookies: {
      get: (name: string) => (name === 'sitewright_cart' ? sent : undefined),
      set: (_name: string, kept: string) => void set.push(kept),
    },
  } as never;
  const read = () => guestCartHandlers()['GET /api/cart/guest'](request, {});
  return { request, read, set };
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('the cart in a cookie', () => {
  test('is read as it was kept', async () =>
    expect(await browser([[line], [ORDER, 'key']]).read()).toEqual({
      items: [{ productId: PRODUCT, quantity: 1, variant: null, price: 12.5, label: 'Cup' }],
      order: ORDER,
    }));

  // Red where the cookie is believed without its shape.
  test.each([
    ['nothing', ''],
    ['no list', { items: [line] }],
    ['null', null],
    ['text', 'cart'],
    ['lists within lists', nested(900)],
    ['a prototype', JSON.parse('{"__proto__":[],"length":2,"0":[],"1":null}')],
    ['less than a piece', [[[PRODUCT, -1, null, 1, '']], null]],
    ['part of a piece', [[[PRODUCT, 0.5, null, 1, '']], null]],
    ['more pieces than there can be', [[[PRODUCT, 1e9, null, 1, '']], null]],
    ['a price below zero', [[[PRODUCT, 1, null, -1, '']], null]],
    ['a price that is text', [[[PRODUCT, 1, null, '0', '']], null]],
    ['no product', [[["' or 1=1 --", 1, null, 1, '']], null]],
    ['a path for a product', [[['../../account', 1, null, 1, '']], null]],
    ['a label of great length', [[[PRODUCT, 1, null, 1, 'x'.repeat(500)]], null]],
    ['more lines than a cart has', [Array.from({ length: 201 }, () => line), null]],
    ['an order that is no id', [[line], ['../1', 'key']]],
    ['a key of great length', [[line], [ORDER, 'k'.repeat(101)]]],
    ['a key that is an object', [[line], [ORDER, { $ne: '' }]]],
    ['one field too many', [[line], null, 'more']],
  ])('is empty where it holds %s', async (_what, value) => {
    const { read, request } = browser(value);
    expect(await read()).toEqual({ items: [], order: null });
    expect(guestKey(request, ORDER)).toBeUndefined();
  });

  test.each(['%', '\u0000', '{"a":', 'W10', 'AAAA', '__proto__', 'x'.repeat(4096)])(
    'is empty where the cookie is %j',
    async (value) => expect(await browser(value, true).read()).toEqual({ items: [], order: null }),
  );

  test('opens the order that it names, and no other', () => {
    const { request } = browser([[line], [ORDER, 'key']]);
    expect(guestKey(request, ORDER)).toBe('key');
    for (const other of [PRODUCT, '', 'constructor', ORDER.toUpperCase()])
      expect(guestKey(request, other)).toBeUndefined();
  });

  test('takes no more lines than a cookie holds beside the key of an order', async () => {
    const lines = (count: number, label: number) =>
      Array.from({ length: count }, () => ({
        productId: PRODUCT,
        quantity: 1,
        variant: null,
        price: 12.5,
        label: 'x'.repeat(label),
      }));
    const keep = (from: ReturnType<typeof browser>, items: object[]) =>
      guestCartHandlers()['PUT /api/cart/guest'](from.request, { body: { items } } as never);
    const empty = browser([[], null]);
    await expect(keep(empty, lines(40, 100))).rejects.toMatchObject({ status: 413 });
    await keep(empty, lines(18, 98));
    const [kept = ''] = empty.set;
    expect(kept.length).toBeGreaterThan(3600);
    // Red where the order, which is made by now, is refused for want of room.
    const full = browser(kept, true);
    keepGuestOrder(full.request, { id: ORDER, key: 'k'.repeat(43) });
    expect(full.set[0]?.length).toBeGreaterThan(kept.length);
    expect(full.set[0]?.length).toBeLessThan(4000);
    const [withKey = ''] = full.set;
    const later = browser(withKey, true);
    expect(guestKey(later.request, ORDER)).toBe('k'.repeat(43));
    await keep(later, lines(18, 97));
  });

  test('keeps no key without a cart', () => {
    const { request, set } = browser([[], null]);
    keepGuestOrder(request, { id: ORDER, key: 'key' });
    expect(set).toEqual([]);
  });
});
