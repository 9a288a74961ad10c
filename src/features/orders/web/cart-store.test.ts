import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_KEY, PENDING_ORDER_KEY, restoreCart, useCart } from './cart-store.ts';
import { gathered } from './gathered.ts';

/** The parts of the browser's storage that a cart uses. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const mug = { productId: 'p1', price: 24, label: 'Mug' };
const items = () => useCart.getState().items;
const keep = (stored: unknown) =>
  kept.set(CART_KEY, JSON.stringify({ state: { items: stored }, version: 0 }));
const restore = async (stored: unknown) => {
  keep(stored);
  await useCart.persist.rehydrate();
};

afterAll(() => void vi.unstubAllGlobals());

/** A fresh copy of the module, as a page that was just opened has it. */
const anew = <T>(path: string): Promise<T> => import(/* @vite-ignore */ `${path}?anew`);

beforeEach(() => {
  useCart.getState().reset();
});

describe('the cart', () => {
  test('add appends, a variant overrides price and label, and both are saved', () => {
    const { add } = useCart.getState();
    add(mug);
    add({ ...mug, quantity: 2, variant: { variantLabel: 'Mug, large', price: 31.5 } });
    expect(items()).toEqual([
      { productId: 'p1', quantity: 1, variant: null, price: 24, label: 'Mug' },
      { productId: 'p1', quantity: 2, variant: 'Mug, large', price: 31.5, label: 'Mug, large' },
    ]);
    expect(JSON.parse(kept.get(CART_KEY) ?? '').state.items).toEqual(items());
  });

  test('the same thing twice is appended twice, and read as one line with two pieces', () => {
    const { add } = useCart.getState();
    const large = { ...mug, variant: { variantLabel: 'Mug, large', price: 31.5 } };
    for (const one of [mug, large, { ...mug, quantity: 2 }, { ...mug, price: 22 }, large]) add(one);
    expect(items()).toHaveLength(5);
    const lines = gathered(items());
    expect(lines.map(({ variant, price, quantity }) => [variant, price, quantity])).toEqual([
      [null, 24, 3],
      ['Mug, large', 31.5, 2],
      // The buyer first confirms the new price.
      [null, 22, 1],
    ]);
    expect(gathered(lines)).toBe(lines);
  });

  test('what is read as one line loses no piece and no booking', () => {
    const many = { productId: 'p1', quantity: 600, variant: null, price: 24, label: 'Mug' };
    const held = { ...many, quantity: 1, booking: { id: 'b1', key: 'k' } };
    expect(gathered([many, many, held, { ...held, booking: { id: 'b2', key: 'k' } }])).toHaveLength(4);
  });

  test('remove takes the line at a position, and no other', () => {
    const { add, remove } = useCart.getState();
    for (const productId of ['a', 'b', 'c']) add({ ...mug, productId });
    remove(1);
    expect(items().map((item) => item.productId)).toEqual(['a', 'c']);
    remove(7);
    expect(items()).toHaveLength(2);
  });

  test('reset empties it and forgets cart and pending order', () => {
    useCart.getState().add(mug);
    kept.set(PENDING_ORDER_KEY, '{}');
    useCart.getState().reset();
    expect(items()).toEqual([]);
    expect([...kept.keys()]).toEqual([]);
  });

  test('a saved cart comes back', async () => {
    const saved = { productId: 'p1', quantity: 3, variant: null, price: 24, label: 'Mug' };
    await restore([saved]);
    expect(items()).toEqual([saved]);
  });

  test('what is added before the cart was read, or since another tab changed it, is added to what is kept', async () => {
    const lamp = { productId: 'p2', quantity: 1, variant: null, price: 20, label: 'Lamp' };
    keep([lamp]);
    const { useCart: early } = await anew<typeof import('./cart-store.ts')>('./cart-store.ts');
    early.getState().add(mug);
    expect(early.getState().items.map(({ label }) => label)).toEqual(['Lamp', 'Mug']);
    keep([lamp, lamp]);
    early.getState().add(mug);
    expect(JSON.parse(kept.get(CART_KEY) ?? '').state.items).toHaveLength(3);
  });

  test('it is read when the page is there, when another tab says so, and when the page comes back', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const line = { productId: 'p1', quantity: 1, variant: null, price: 24, label: 'Mug' };
    const say = (event: string, facts: object) => page.dispatchEvent(Object.assign(new Event(event), facts));
    keep([line]);
    const stop = restoreCart();
    expect(items()).toHaveLength(1);
    keep([line, line]);
    say('storage', { key: 'something else' });
    expect(items()).toHaveLength(1);
    say('storage', { key: CART_KEY });
    expect(items()).toHaveLength(2);
    keep([line, line, line]);
    say('pageshow', { persisted: false });
    expect(items()).toHaveLength(2);
    say('pageshow', { persisted: true });
    expect(items()).toHaveLength(3);
    stop();
    keep([]);
    say('storage', { key: null });
    say('pageshow', { persisted: true });
    expect(items()).toHaveLength(3);
  });

  test('what was typed and the pending order stay when something is noted before they were read', async () => {
    const order = { id: 'o1', key: 'k' };
    kept.set(
      PENDING_ORDER_KEY,
      JSON.stringify({ state: { details: { line1: '1 Quay' }, order }, version: 0 }),
    );
    const path = './public/checkout/checkout-store.ts';
    const { useCheckout } = await anew<typeof import('./public/checkout/checkout-store.ts')>(path);
    useCheckout.getState().note({ name: 'Ada' });
    expect(useCheckout.getState()).toMatchObject({ details: { line1: '1 Quay', name: 'Ada' }, order });
  });

  test.each([
    'no list',
    [null],
    [{ productId: 'p1' }],
    [{ productId: 'p1', quantity: 0, variant: null, price: 24, label: 'Mug' }],
    [{ productId: 'p1', quantity: 1.5, variant: null, price: 24, label: 'Mug' }],
    [{ productId: 'p1', quantity: 1000, variant: null, price: 24, label: 'Mug' }],
    [{ productId: 'p1', quantity: 1, variant: null, price: -1, label: 'Mug' }],
    [{ productId: 'p1', quantity: 1, variant: 5, price: 24, label: 'Mug' }],
  ])('nonsense in the storage is left out: %j', async (stored) => {
    await restore(stored);
    expect(items()).toEqual([]);
  });
});
