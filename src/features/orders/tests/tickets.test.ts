import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, quoted, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('a ticket is neither sent nor downloaded, and one buyer may take several', async () => {
  const files = [{ file: crypto.randomUUID(), label: 'Guide (PDF)' }];
  const guide = await shop.product({ label: 'Guide', price: 4, kind: 'digital', files });
  const ticket = await shop.product({ label: 'Supper ticket', price: 25, kind: 'digital', stock: 5 });
  expect([guide.downloads, ticket.downloads]).toEqual([1, 0]);
  const bought = async (productId: string, quantity: number) => {
    const items = [{ productId, quantity }];
    const quote = quoted(await shop.ask('POST', '/api/order/quote', { items }));
    expect(quote).toMatchObject({ needsAddress: false, problems: [] });
    const order = await shop.buy(items, { deliveryAddress: null, downloadConsent: true });
    const { items: lines, downloadConsentAt } = await shop.order(order._id);
    const mails = await shop.owner<{ emailID: string }[]>('GET', '/api/mails');
    return {
      asked: quote.items[0]?.downloads,
      consent: downloadConsentAt !== null,
      download: lines[0]?.download?.files.length,
      mails: mails.filter(({ emailID }) => emailID === 'download-ready').length,
    };
  };
  const before = await bought(guide._id, 1);
  expect(before).toMatchObject({ asked: 1, consent: true, download: 1 });
  expect(await bought(ticket._id, 3)).toEqual({ asked: 0, consent: false, mails: before.mails });
  const { stock } = await shop.owner<{ stock: number }>('GET', `/api/product/${ticket._id}`);
  expect(stock).toBe(2);
});
