import type pg from 'pg';
import type { Connection } from '../../src/lib/db/roles.ts';
import { richTextOf } from '../../src/lib/content/rich-text.ts';
import { asAdmin } from './postgres.ts';

export interface MarkedShop {
  product: string;
  digital: string;
  variant: string;
  collection: string;
  order: string;
  item: string;
  discount: string;
  import: string;
  payment: string;
  orderKey: string;
}

type Own = (method: string, path: string, body: unknown) => Promise<{ _id: string }>;

/** A shop with the site's mark in each text. */
export async function markedShop(
  admin: Connection,
  own: Own,
  websiteId: string,
  mark: string,
  customer: { id: string; email: string },
): Promise<MarkedShop> {
  const picture = { src: `/demo/${mark}.svg`, alt: `Picture of ${mark}` };
  const collection = await own('POST', '/api/collection', {
    label: `Collection ${mark}`,
    slug: `collection-${mark}`,
    description: `About ${mark}`,
    picture,
  });
  const fields = {
    description: richTextOf(`Described ${mark}`),
    images: [picture],
    tags: [mark],
    shippingClass: mark,
    attributes: [{ name: `Name ${mark}`, value: `Value ${mark}` }],
    seo: { title: `Buy ${mark}` },
    published: true,
    collections: [collection._id],
  };
  const product = await own('POST', '/api/product', {
    ...fields,
    label: `Product ${mark}`,
    slug: `product-${mark}`,
    price: 20,
    options: [{ name: `Size ${mark}`, values: [mark] }],
    variants: [
      { variantLabel: `Large ${mark}`, options: [mark], price: 22, sku: `SKU-${mark}`, stock: 50, picture },
    ],
  });
  const digital = await own('POST', '/api/product', {
    ...fields,
    label: `Digital ${mark}`,
    price: 5,
    kind: 'digital',
    files: [{ file: '01900000-0000-7000-8000-000000000000', label: `File ${mark}` }],
  });
  const variant = (product as unknown as { variants: { _id: string }[] }).variants[0]?._id ?? '';
  await own('POST', `/api/stock/${variant}/adjust`, { by: 1, note: `Found ${mark}` });
  const rest = await asAdmin(admin, (client) =>
    insertRest(client, { websiteId, mark, customer, product: product._id, variant }),
  );
  return { product: product._id, digital: digital._id, variant, collection: collection._id, ...rest };
}

async function insertRest(
  client: pg.ClientBase,
  facts: {
    websiteId: string;
    mark: string;
    customer: { id: string; email: string };
    product: string;
    variant: string;
  },
) {
  const { websiteId, mark, customer, product, variant } = facts;
  await client.query('set search_path to sitewright, public');
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const entries = Object.entries({ website_id: websiteId, ...row });
    const { rows } = await client.query<{ row: { id: string } }>(
      `insert into ${table} (${entries.map(([name]) => name).join()}) values (${entries.map((_, n) => `$${n + 1}`).join()})
       returning to_jsonb(${table}) as row`,
      entries.map(([, value]) =>
        typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
          ? JSON.stringify(value)
          : value,
      ),
    );
    return rows[0]?.row.id ?? '';
  };
  const orderKey = `key-of-${mark}`;
  const key = await client.query<{ hash: Buffer }>(`select sha256($1::bytea) as hash`, [orderKey]);
  const hash = key.rows[0]?.hash;
  const discount = await insert('discount_codes', { code: mark.toUpperCase(), kind: 'percent', value: 1000 });
  const order = await insert('orders', {
    number: `A-${mark}`,
    status: 1,
    origin: `/${mark}`,
    email: customer.email,
    name: `Buyer ${mark}`,
    phone: mark,
    account_id: customer.id,
    address: {
      line1: mark,
      line2: '',
      city: `City ${mark}`,
      region: `Region ${mark}`,
      postcode: 'AB1 2CD',
      country: 'GB',
      name: `Friend ${mark}`,
      company: `Company ${mark}`,
    },
    answers: { note: mark },
    access_key_hash: hash,
    currency: 'GBP',
    subtotal: 2200,
    discount_code: mark.toUpperCase(),
    discount_code_id: discount,
    shipping_label: `By ${mark}`,
    buyers_shipping_label: `Frakt ${mark}`,
    shipping_option: mark,
    total: 2200,
    provider: 'manual',
    transaction_id: `tx-${mark}`,
    stripe_account: `acct_${mark}`,
    invoice_number: `INV-${mark}`,
    held_until: '2026-01-01',
    placed_at: '2026-01-01',
    paid_at: '2026-01-01',
    trouble: `Look at ${mark}`,
    dispute: { status: 'needs_response', reason: mark, amount: 100, due: null },
    notes: `Note of ${mark}`,
  });
  const item = await insert('order_items', {
    order_id: order,
    position: 0,
    kind: 'physical',
    product_id: product,
    variant_id: variant,
    label: `Product ${mark}`,
    buyers_label: `Vara ${mark}`,
    buyers_variant: `Stor ${mark}`,
    variant_label: `Large ${mark}`,
    sku: `SKU-${mark}`,
    picture: { src: `/demo/${mark}.svg`, alt: mark },
    price: 2200,
    quantity: 1,
    paid: 2200,
    tracked: true,
  });
  await insert('order_words', { word: mark, order_id: order });
  await insert('order_events', { order_id: order, kind: 'paid', actor: 'owner', detail: { text: mark } });
  await insert('code_redemptions', { code_id: discount, order_id: order, email: customer.email });
  const payment = await insert('payments', {
    order_id: order,
    provider: 'manual',
    reference: `tx-${mark}`,
    account: `acct_${mark}`,
    amount: 2200,
    currency: 'GBP',
    status: 'succeeded',
    problem: `Said ${mark}`,
    secret: `secret-${mark}`,
  });
  await insert('refunds', {
    order_id: order,
    payment_id: payment,
    amount: 100,
    lines: [{ item, quantity: 1, amount: 100 }],
    reason: `Because ${mark}`,
    status: 'failed',
    reference: `re-${mark}`,
    credit_number: `CR-${mark}`,
    problem: `Refused ${mark}`,
  });
  await client.query(
    `insert into payment_comparisons (website_id, compared, recovered, problems, failure) values ($1, 1, 0, $2, $3)`,
    [websiteId, JSON.stringify([{ order: mark, sentence: mark }]), `Unreachable ${mark}`],
  );
  await client.query(
    `insert into payment_domains (website_id, account, host, live, failure, inactive) values ($1, $2, $3, false, $4, $5)`,
    [
      websiteId,
      `acct_${mark}`,
      `${mark}.example`,
      `Unknown ${mark}`,
      JSON.stringify({ apple_pay: `Refused ${mark}` }),
    ],
  );
  await client.query('insert into sales_counts (website_id) values ($1) on conflict do nothing', [websiteId]);
  await client.query(
    'insert into search_indexes (website_id, version) values ($1, 1) on conflict do nothing',
    [websiteId],
  );
  await insert('fulfilments', {
    order_id: order,
    lines: [{ item, quantity: 1 }],
    carrier: mark,
    tracking: mark,
    link: `https://${mark}.example/`,
  });
  await insert('withdrawals', { order_id: order, lines: [{ item }], name: mark, reason: mark });
  await insert('carts', {
    account_id: customer.id,
    items: [{ productId: product, quantity: 1, variant: null, price: 1, label: mark }],
  });
  await client.query('update websites set shop_enabled = true where id = $1', [websiteId]);
  const collection = { enabled: true, text: `Collect ${mark}` };
  const manual = { enabled: true, text: `Pay ${mark}`, days: 7, collection };
  await insert('shops', { settings: { seller: `Seller ${mark}`, manual } });
  await insert('order_keys', { key_hash: hash, order_id: order });
  await insert('idempotency_keys', {
    call: 'POST /api/order/pending',
    key_hash: hash,
    body_hash: hash,
    salt: hash,
    reply: { mark },
  });
  await insert('provider_events', { provider: 'stripe', event_id: `evt_${mark}`, kind: mark, outcome: mark });
  const imported = await insert('product_imports', {
    file_name: `${mark}.csv`,
    status: 'preview',
    total: 1,
    unknown_columns: `{${mark}}`,
  });
  await insert('product_import_rows', {
    import_id: imported,
    position: 0,
    line: 2,
    product: { fields: { label: `Imported ${mark}`, price: 1 } },
    what: 'new',
    problems: [{ line: 2, column: 'label', sentence: `Said ${mark}` }],
    notes: `{"Note ${mark}"}`,
  });
  return { order, item, discount, import: imported, payment, orderKey };
}
