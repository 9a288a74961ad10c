import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { address, openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const stockOf = async (id: string) =>
  (await shop.owner<{ stock: number | null }>('GET', `/api/product/${id}`)).stock;

describe('buying', () => {
  test('from quote to paid: prices from the database, stock held and then sold, one mail each', async () => {
    const mug = await shop.product({ label: 'Blue mug', price: 24, stock: 5 });
    const items = [{ productId: mug._id, quantity: 2 }];
    const quote = quoted(await shop.ask('POST', '/api/order/quote', { items }));
    expect(quote).toMatchObject({ subtotal: 48, total: 48, currency: 'GBP', problems: [] });
    const begun = await shop.begin(items);
    expect(begun.status, begun.text).toBe(201);
    const order = ordered(begun);
    expect(order).toMatchObject({
      status: 0,
      number: '1001',
      total: 48,
      items: [{ label: 'Blue mug', quantity: 2 }],
    });
    expect(quoted(await shop.ask('POST', '/api/order/quote', { items })).items[0]?.available).toBe(3);
    expect(await stockOf(mug._id)).toBe(5);
    expect((await shop.pay(order)).json()).toMatchObject({ status: 'paid' });
    expect((await shop.pay(order)).json()).toMatchObject({ status: 'paid' });
    expect(await shop.order(order._id)).toMatchObject({ status: 1, invoiceNumber: 'INV-00001', refunded: 0 });
    expect(await stockOf(mug._id)).toBe(3);
    const mails = await shop.owner<{ emailID: string }[]>('GET', '/api/mails');
    expect(mails.map(({ emailID }) => emailID).toSorted()).toEqual([
      'order-paid',
      'owner-low-stock',
      'owner-new-order',
    ]);
  });

  test('a card that is declined changes nothing, one that asks for a step pays after it', async () => {
    const jug = await shop.product({ label: 'Jug', stock: 3 });
    const order = ordered(await shop.begin([{ productId: jug._id, quantity: 1 }]));
    expect((await shop.pay(order, '4000 0000 0000 0002')).json()).toMatchObject({ status: 'declined' });
    expect((await shop.pay(order, '4000 0025 0000 3155')).json()).toMatchObject({ status: 'needs-step' });
    expect((await shop.order(order._id)).status).toBe(0);
    const headers = { 'x-order-key': order.accessKey ?? '' };
    const body = { order: order._id, card: '4000 0025 0000 3155', confirm: true };
    expect((await shop.ask('POST', '/api/payment/test', body, { headers })).json()).toMatchObject({
      status: 'paid',
    });
  });

  test('the same request with the same key makes one order, and another body is refused', async () => {
    const plate = await shop.product({ label: 'Plate', stock: 9 });
    const items = [{ productId: plate._id, quantity: 1 }];
    const headers = { 'idempotency-key': 'a-key-of-this-buyer', 'x-forwarded-for': '203.0.113.5' };
    const more = { email: 'twice@example.test' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => shop.begin(items, more, headers)));
    const orders = replies.map(ordered);
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(orders.map(({ accessKey }) => accessKey)).size).toBe(1);
    expect((await shop.begin(items, { ...more, name: 'Other' }, headers)).status).toBe(409);
    expect((await shop.pay(orders[3] as never)).status).toBe(200);
  });

  test('a signed-in buyer needs no email address; others do', async () => {
    const bowl = await shop.product({ label: 'Bowl', stock: 9 });
    const wish = { origin: '/order/checkout', deliveryAddress: address, payment: {} };
    const body = { ...wish, items: [{ productId: bowl._id, quantity: 1 }] };
    const account = { email: 'known@example.test', password: 'slip-and-slate-9' };
    const { cookie } = await shop.ask('POST', '/api/account/register', account);
    const begun = await shop.ask('POST', '/api/order/pending', body, { cookie });
    expect([begun.status, ordered(begun).email]).toEqual([201, account.email]);
    const refused = await shop.ask('POST', '/api/order/pending', body);
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { email: 'Enter your email address.' } });
    // A later change doesn't change whom it is for.
    const path = `/api/order/pending/${ordered(begun)._id}`;
    expect(await shop.owner('PUT', path, body)).toMatchObject({ email: account.email });
  });

  test('an order is sent back as it was read; what cannot be changed must be as it is', async () => {
    const bowl = await shop.product({ label: 'Dish', stock: 9 });
    const { _id } = await shop.buy([{ productId: bowl._id, quantity: 2 }]);
    const read = await shop.order(_id);
    const path = `/api/order/${_id}`;
    expect(await shop.owner('PUT', path, read)).toEqual(read);
    const changed = await shop.owner<Order>('PUT', path, { ...read, notes: 'Wrap it' });
    expect(changed).toMatchObject({ notes: 'Wrap it', status: 1, version: read.version + 1 });
    for (const other of [{ total: 1 }, { number: 'X1' }, { items: [] }]) {
      const refused = await shop.ask('PUT', path, { ...changed, ...other }, { cookie: shop.cookie });
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringContaining(Object.keys(other)[0] ?? ''),
      ]);
    }
    expect(await shop.order(_id)).toEqual(changed);
  });

  test('variants, tax on top, shipping by zone and a code add up', async () => {
    await shop.owner('PUT', '/api/shop/settings', {
      settings: {
        tax: {
          pricesInclude: false,
          home: 'GB',
          number: '',
          rates: [{ country: 'GB', taxClass: 'standard', percent: 20, label: 'VAT' }],
        },
        shipping: {
          zones: [
            {
              name: 'Home',
              countries: ['GB'],
              options: [
                {
                  id: 'post',
                  label: 'Post',
                  kind: 'by-weight',
                  steps: [
                    { from: 0, price: 3 },
                    { from: 1000, price: 6 },
                  ],
                },
                { id: 'pickup', label: 'Pickup', kind: 'pickup', price: 0 },
              ],
            },
          ],
        },
      },
    });
    await shop.owner('POST', '/api/discount', { code: 'spring', kind: 'percent', value: 10 });
    const bowl = await shop.product({
      label: 'Bowl',
      weight: 600,
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { options: ['S'], price: 10, stock: 4 },
        { options: ['L'], price: 15, stock: 4 },
      ],
    });
    const items = [
      { productId: bowl._id, variant: 'S', quantity: 1 },
      { productId: bowl._id, variant: 'L', quantity: 1 },
    ];
    const order = await shop.buy(items, { discountCode: 'Spring', shippingOption: 'post' });
    expect(order).toMatchObject({
      subtotal: 25,
      discount: 2.5,
      shipping: 6,
      tax: 5.7,
      total: 34.2,
      discountCode: 'SPRING',
    });
    const quote = quoted(
      await shop.ask('POST', '/api/order/quote', { items, deliveryAddress: { country: 'FR' } }),
    );
    expect(quote.problems).toMatchObject([{ code: 'no-shipping' }]);
    // An order for collection needs no address.
    const collected = { shippingOption: 'pickup', deliveryAddress: null, country: 'GB' };
    const pickup = await shop.buy(items.slice(0, 1), collected);
    expect(pickup).toMatchObject({ shipping: 0, total: 12, deliveryAddress: null, parcel: true });
    // An option that the owner has removed isn't replaced by the next one and its price.
    const gone = { items, deliveryAddress: { country: 'GB' }, shippingOption: 'courier' };
    expect(quoted(await shop.ask('POST', '/api/order/quote', gone))).toMatchObject({
      shipping: 0,
      shippingOption: null,
      shippingOptions: [{ id: 'post' }, { id: 'pickup' }],
      problems: [{ code: 'shipping-gone' }],
    });
    const refused = await shop.begin(items, { shippingOption: 'courier' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('no longer available')]);
    const unsaid = await shop.begin(items.slice(0, 1), { shippingOption: 'post', deliveryAddress: null });
    expect(unsaid.status).toBe(400);
    await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones: [] }, tax: {} } });
  });

  test('nothing to pay skips the provider; something digital is delivered at once', async () => {
    const files = [{ file: crypto.randomUUID(), label: 'Glaze recipes (PDF)' }];
    const gift = await shop.product({ label: 'Glaze recipes', price: 0, kind: 'digital', files });
    const begun = ordered(
      await shop.begin([{ productId: gift._id, quantity: 1 }], { deliveryAddress: null }),
    );
    expect(begun.payment.provider).toBe('none');
    const headers = { 'x-order-key': begun.accessKey ?? '' };
    const placed = await shop.ask('POST', `/api/order/${begun._id}/place`, {}, { headers });
    expect(placed.status, placed.text).toBe(200);
    expect(ordered(placed)).toMatchObject({ status: 2, items: [{ download: { left: 5 } }] });
  });

  test('payment on collection is offered for what is collected, and for nothing else', async () => {
    const option = { kind: 'flat', price: 4 };
    const options = [
      { ...option, id: 'post', label: 'Post' },
      { ...option, id: 'pickup', label: 'Studio', kind: 'pickup', price: 0 },
    ];
    const zones = [{ name: 'Home', countries: ['GB'], options }];
    const collection = { enabled: true, text: 'In cash.' };
    await shop.owner('PUT', '/api/shop/settings', {
      settings: { shipping: { zones }, manual: { enabled: false, text: 'By transfer', collection } },
    });
    expect((await shop.ask('GET', '/api/payment/keys/stripe/publishable')).json()).toMatchObject({
      providers: ['test'],
      manualText: '',
      collectionText: 'In cash.',
    });
    const jug = await shop.product({ label: 'Milk jug', price: 30, stock: 6 });
    const items = [{ productId: jug._id, quantity: 1 }];
    const place = async (more: object) => {
      const begun = ordered(await shop.begin(items, { payment: {}, ...more }));
      const headers = { 'x-order-key': begun.accessKey ?? '' };
      return shop.ask('POST', `/api/order/${begun._id}/place`, {}, { headers });
    };
    expect((await place({ shippingOption: 'post' })).status).toBe(409);
    expect((await shop.begin(items, { payment: { provider: 'manual' } })).status).toBe(409);
    const collected = { shippingOption: 'pickup', deliveryAddress: null, country: 'GB' };
    const placed = await place(collected);
    expect(ordered(placed)).toMatchObject({ status: 0, payment: { provider: 'manual' } });
    const [mail] = await shop.owner<{ _id: string }[]>('GET', '/api/mails?emailID=order-placed');
    const { text } = await shop.owner<{ text: string }>('GET', `/api/mail/${mail?._id}`);
    expect(text).toContain('In cash.');
    expect(text).not.toContain('By transfer');
    expect(text).toMatch(/Subtotal[^]+Delivery: Studio[^]+Free[^]+Tax[^]+Total/);
    const speak = (locale: string) => shop.owner('PUT', '/api/website', { settings: { locale } });
    await speak('de-DE');
    await place(collected);
    const [germanMail] = await shop.owner<{ _id: string }[]>('GET', '/api/mails?emailID=order-placed');
    const german = await shop.owner<{ subject: string; text: string }>('GET', `/api/mail/${germanMail?._id}`);
    await speak('en-GB');
    expect(german.subject).toMatch(/^Bestellung \S+ eingegangen$/);
    expect(german.text).toMatch(/Zwischensumme[^]+Versand: Studio[^]+Kostenlos[^]+MwSt\.[^]+Gesamtsumme/);
    expect(german.text).not.toMatch(/\b(your|you|the|order|items|total|delivery)\b(?!\S)/i);
    await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones: [] } } });
  });

  test('paid by hand: placed, marked as paid by the owner, sent in parts, refunded by line with restock', async () => {
    await shop.owner('PUT', '/api/shop/settings', {
      settings: { manual: { enabled: true, text: 'By transfer' } },
    });
    const vase = await shop.product({ label: 'Vase', price: 30, stock: 6 });
    const items = [{ productId: vase._id, quantity: 3 }];
    const order = ordered(await shop.begin(items, { payment: { provider: 'manual' } }));
    const headers = { 'x-order-key': order.accessKey ?? '' };
    const placed = ordered(await shop.ask('POST', `/api/order/${order._id}/place`, {}, { headers }));
    expect(new Date(placed.heldUntil).getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600 * 1000);
    const path = `/api/order/${order._id}`;
    const told = async () =>
      (await shop.owner<{ word: string; kept: object }[]>('GET', `/api/history?q=${placed.number}`)).map(
        ({ word, kept }) => [word, kept],
      );
    // A refused transition undoes the other changes as well, and neither is in the history.
    const both = { notes: 'By the gate', status: 2 };
    await expect(shop.owner('PUT', path, both)).rejects.toThrow('replied 409');
    expect(await shop.owner('GET', path)).toMatchObject({ notes: '', status: 0 });
    expect(await told()).toEqual([]);
    expect(await shop.owner('PUT', path, { ...both, status: 1 })).toMatchObject({
      notes: 'By the gate',
      status: 1,
    });
    expect(await told()).toEqual([['order-changed', { status: 1 }]]);
    const [line] = placed.items;
    const part = { lines: [{ item: line?._id, quantity: 2 }], carrier: 'Post', tracking: 'AB1' };
    expect(await shop.owner('POST', `${path}/fulfil`, part)).toMatchObject({ status: 1 });
    // Once the unsent piece is refunded, the order is fulfilled.
    const refund = { lines: [{ item: line?._id, quantity: 1 }], restock: true, reason: 'Cracked' };
    expect(await shop.owner('POST', `${path}/refund`, refund)).toMatchObject({
      status: 2,
      refunded: 30,
      refunds: [{ status: 'done', amount: 30, creditNumber: 'CR-00001' }],
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'refunded', text: '£30.00 refunded.' }),
        expect.objectContaining({ kind: 'fulfilled', from: 1, to: 2 }),
      ]),
    });
    expect(await stockOf(vase._id)).toBe(4);
    expect(await shop.owner('PUT', path, { status: 4 })).toMatchObject({ status: 4, refunded: 90 });
    const again = await shop.ask('POST', `${path}/refund`, { amount: 1 });
    expect(again.status).toBe(401);
  });

  test('the buyer cancels before anything is sent: all comes back', async () => {
    const tile = await shop.product({ label: 'Tile', stock: 2 });
    const order = await shop.buy([{ productId: tile._id, quantity: 2 }]);
    const headers = { 'x-order-key': order.accessKey ?? '' };
    const ended = await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, { headers });
    expect(ended.status, ended.text).toBe(200);
    expect(ordered(ended)).toMatchObject({ status: 3, refunded: 40 });
    expect(await stockOf(tile._id)).toBe(2);
    expect((await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, { headers })).status).toBe(409);
  });

  test('withdrawal in two steps, confirmed in writing', async () => {
    const pot = await shop.product({ label: 'Pot', stock: 5 });
    const order = await shop.buy([{ productId: pot._id, quantity: 2 }]);
    await shop.owner('POST', `/api/order/${order._id}/fulfil`, {});
    const headers = { 'x-order-key': order.accessKey ?? '' };
    const path = `/api/order/${order._id}/withdrawal`;
    const may = (await shop.ask('GET', path, undefined, { headers })).json();
    expect(may).toMatchObject({ lines: [{ label: 'Pot', quantity: 2, paid: 40 }], declaredAt: null });
    const done = await shop.ask('POST', path, { reason: 'Too small' }, { headers });
    expect(done.status, done.text).toBe(200);
    expect(done.json()).toMatchObject({ lines: [], declaredAt: expect.any(String) });
    expect((await shop.ask('POST', path, {}, { headers })).status).toBe(409);
    const mails = await shop.owner<{ emailID: string }[]>('GET', '/api/mails');
    expect(
      mails
        .slice(0, 2)
        .map(({ emailID }) => emailID)
        .toSorted(),
    ).toEqual(['owner-withdrawal', 'withdrawal-received']);
    // Sent again, it says the same: what, and when in the site's time zone.
    const emailID = 'withdrawal-received';
    await shop.owner('POST', `/api/order/${order._id}/resend`, { emailID });
    const sent = await shop.owner<{ _id: string }[]>('GET', `/api/mails?emailID=${emailID}&limit=2`);
    for (const { _id } of sent) {
      const { text } = await shop.owner<{ text: string }>('GET', `/api/mail/${_id}`);
      expect(text).toMatch(/On \d+ \w+ \d{4}( at|,) \d\d:\d\d \w+/);
      expect(text).toContain('Pot');
    }
  });

  test('what has changed since it was put into the cart is said, and charged to nobody', async () => {
    const dish = await shop.product({ label: 'Dish', price: 12, stock: 1 });
    const wrong = await shop.begin([{ productId: dish._id, quantity: 2, price: 10, label: 'Plate' }]);
    expect(wrong.status).toBe(409);
    expect((wrong.json() as { current: { problems: object[] } }).current.problems).toMatchObject([
      { code: 'too-few', now: 1 },
      { code: 'price-changed', now: 12 },
      { code: 'label-changed' },
    ]);
    await shop.owner('POST', `/api/product/${dish._id}/archive`, { archived: true });
    const gone = await shop.begin([{ productId: dish._id, quantity: 1 }]);
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('is no longer available')]);
    expect(
      (
        await shop.begin([{ productId: dish._id, quantity: 1 }], {
          deliveryAddress: { ...address, country: 'X' },
        })
      ).status,
    ).toBe(400);
  });

  test('an address is checked as its country writes it; the four fields of before are taken as they were', async () => {
    const bowl = await shop.product({ label: 'Bowl', price: 12, stock: 9 });
    const begin = (deliveryAddress: object) =>
      shop.begin([{ productId: bowl._id, quantity: 1 }], { deliveryAddress });
    const street = { line1: '548 Market Street', line2: '', country: 'US' };
    const refused = await begin({ ...street, city: '', region: '', postcode: '9410' });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: {
        'deliveryAddress.city': 'Enter your city.',
        'deliveryAddress.region': 'Choose your state.',
        'deliveryAddress.postcode': 'Enter a ZIP code like 94103.',
      },
    });
    const whole = { ...street, city: 'San Francisco', region: 'CA', postcode: '94103', name: 'Mary Brook' };
    const made = ordered(await begin(whole));
    expect(made.deliveryAddress).toEqual(whole);
    const harbour = { line1: '1 Queen’s Road', line2: '', city: 'Central', region: 'Kowloon', country: 'HK' };
    expect(ordered(await begin(harbour)).deliveryAddress).toEqual({ ...harbour, postcode: '' });
    expect(ordered(await begin(address)).deliveryAddress).toEqual(address);
    const elsewhere = { ...street, postcode: 'none' };
    expect(ordered(await begin(elsewhere)).deliveryAddress).toEqual(elsewhere);
    const headers = { 'x-order-key': made.accessKey ?? '' };
    expect((await shop.ask('POST', `/api/order/${made._id}/place`, {}, { headers })).status).toBe(200);
    // Sent unchanged, and with a corrected town.
    const read = await shop.owner<Order>('GET', `/api/order/${made._id}`);
    const same = await shop.owner<Order>('PUT', `/api/order/${made._id}`, read);
    expect(same.deliveryAddress).toEqual(whole);
    const moved = { deliveryAddress: { ...whole, city: 'Oakland' }, version: same.version };
    const changed = await shop.owner<Order>('PUT', `/api/order/${made._id}`, moved);
    expect(changed.deliveryAddress).toEqual(moved.deliveryAddress);
  });

  test('leaves nothing behind that must never be', async () => {
    expect(await shop.faults()).toEqual([]);
  });
});
