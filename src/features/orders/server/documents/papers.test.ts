import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { englishIn } from '../../../../../tests/support/english.ts';
import { shopSettings } from '../../shop-shapes.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { hasToPack, invoicePdf, packingSlipsPdf } from './papers.ts';
import type { ShopFacts } from '../management/shop-queries.ts';

const shop: ShopFacts = {
  enabled: true,
  currency: 'PLN',
  stripeAccountId: null,
  locale: 'pl-PL',
  timezone: 'Europe/Warsaw',
  name: 'Garncarnia',
  contactEmail: null,
  settings: shopSettings.parse({ seller: 'ul. Źródlana 1\nŁódź' }),
  version: 1,
};
const orderOf = (name: string, labels: string[]) =>
  ({
    name,
    email: '',
    number: '1001',
    invoice_number: 'INV-00001',
    language: null,
    address: { line1: '', line2: '', postcode: '', country: 'PL' },
    currency: 'PLN',
    paid_at: new Date('2026-03-01T12:00:00Z'),
    created_at: new Date('2026-03-01T12:00:00Z'),
    items: labels.map((label) => ({
      kind: 'physical',
      label,
      variant_label: '',
      buyers_label: null,
      buyers_variant: null,
      sku: '',
      quantity: 1,
      refunded: 0,
      price: 1200,
      tax_rate: 0,
      tax: 0,
    })),
    refunds: [],
    subtotal: 1200,
    discount: 0,
    discount_code: '',
    shipping: 0,
    shipping_label: '',
    buyers_shipping_label: null,
    tax: 0,
    tax_included: true,
    total: 1200,
  }) as unknown as WholeOrder;

async function read(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

test('an invoice prints every script', async () => {
  const labels = [
    'Κούπα με λαβή',
    'Глиняная кружка',
    'Ly cà phê Việt',
    'Բաժակ',
    'ჭიქა',
    '陶瓷马克杯',
    '湯呑みセット',
    '머그잔',
  ];
  const pdf = await invoicePdf(orderOf('Łukasz Żółć', labels), shop);
  const text = await read(pdf);
  for (const word of ['Łukasz Żółć', 'Źródlana', 'Łódź', ...labels]) expect(text).toContain(word);
  expect(text).toMatch(/12,00 zł/);
  expect(text).not.toContain('?');
  // Only what is drawn is embedded.
  expect(pdf.length).toBeLessThan(200_000);
});

test('right-to-left text prints in visual order, with its numbers from left to right', async () => {
  const text = await read(await invoicePdf(orderOf('יעל כהן', ['כוס 250 מ״ל (גדולה)', 'كوب خزفي 12']), shop));
  // As a PDF reader extracts it: each word from right to left, the amount after it.
  for (const words of ['(גדולה) מ״ל 250 כוס (12,00 zł)', 'יעל']) expect(text).toContain(words);
  // The dots of a letter are separate glyphs.
  expect(text.replace(/\P{L}/gu, '')).toContain('خزفي');
  expect(text).toMatch(/12 .*كوب \(12,00 zł\)/u);
  expect(text).not.toContain('?');
});

test('a long line wraps, and a character without a glyph prints as a question mark', async () => {
  const long = '很长的名字'.repeat(30);
  const text = await read(
    await packingSlipsPdf([orderOf('A\u{10FFFD}', [long, `${'word '.repeat(60)}end`])], shop),
  );
  expect(text.replaceAll(' ', '')).toContain(long);
  expect(text).toContain('end');
  expect(text).toContain('A?');
});

test('papers are written in the language of the site', async () => {
  const german = { ...shop, locale: 'de-DE' };
  const order = { ...orderOf('Ada', ['Tasse']), tax: 192, discount: 100, discount_code: 'MAI' };
  const text = `${await read(await invoicePdf(order, german))} ${await read(await packingSlipsPdf([order], german))}`;
  expect(text).toMatch(/Rechnung INV-00001.*Datum 1\. März 2026.*Bestellung 1001/);
  expect(text).toMatch(/Zwischensumme.*Rabatt MAI.*MwSt\. \(enthalten\).*Gesamtsumme.*Lieferschein/);
  expect(await englishIn(text)).toEqual([]);
});

/** What a buyer ordered in this language. */
const boughtIn = (language: Language, names: [label: string, variant: string], delivery: string) => {
  const order = orderOf('Ada', ['Bowl']);
  const items = order.items.map((item) => ({
    ...item,
    variant_label: 'Large',
    buyers_label: names[0],
    buyers_variant: names[1],
  }));
  const sent = { shipping: 500, shipping_label: 'Post', buyers_shipping_label: delivery };
  return { ...order, ...sent, language, items } as WholeOrder;
};

test('an invoice is in the language of the order, the packing slip in that of the site', async () => {
  const english = { ...shop, locale: 'en-GB' };
  const order = boughtIn('de', ['Schale', 'Groß'], 'Paketversand');
  const invoice = await read(await invoicePdf(order, english));
  expect(invoice).toMatch(/Rechnung INV-00001.*Datum 1\. März 2026.*Bestellung 1001/);
  expect(invoice).toMatch(/Polen.*Schale, Groß \(12,00 PLN\).*Zwischensumme.*Paketversand.*Gesamtsumme/);
  expect(invoice).not.toMatch(/Bowl|Post\b|Invoice|Poland/);
  expect(await englishIn(invoice)).toEqual([]);
  expect(await read(await packingSlipsPdf([order], english))).toMatch(
    /Packing slip.*Order 1001.*Bowl, Large/,
  );
  // One that was ordered in the main language has the locale of the site, which names a country.
  expect(await read(await invoicePdf({ ...order, language: 'pl' }, shop))).toMatch(/12,00 zł/);
});

test('an Arabic invoice of an English site is mirrored, and characters that turn text are dropped from names', async () => {
  const order = boughtIn('ar', ['وعاء\u202E<b>', `كبير ${'x'.repeat(400)}`], 'البريد\u2066');
  const pdf = await getDocumentProxy(
    new Uint8Array(await invoicePdf(order, { ...shop, locale: 'en-GB', currency: 'GBP' })),
  );
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const title = items.find((item) => 'str' in item && item.str.includes('INV-00001'));
  expect(title && 'transform' in title && (title.transform[4] as number)).toBeGreaterThan(300);
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069?]/);
  expect(text).toContain('<b>');
});

test('a paper in Arabic is the mirror image of others, and its lines are read from right to left', async () => {
  const edges = async (locale: string) => {
    const pdf = await getDocumentProxy(
      new Uint8Array(await invoicePdf(orderOf('Ada', ['Bowl']), { ...shop, locale })),
    );
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, x: item.transform[4] as number }] : [],
    );
  };
  const numberIn = (texts: Awaited<ReturnType<typeof edges>>) =>
    texts.find(({ text }) => text.includes('INV-00001'))?.x;
  const [german, arabic] = await Promise.all([edges('de-DE'), edges('ar-EG')]);
  expect(german[0]?.x).toBe(56);
  // The word comes first, at the right edge.
  expect(numberIn(arabic)).toBeGreaterThan(300);
  expect(arabic.find(({ text }) => !/[\dA-Z]/.test(text))?.x).toBeGreaterThan(numberIn(arabic) ?? 0);
  // Amounts are at the left edge.
  const amounts = arabic.filter(({ text }) => text.includes('12.00'));
  expect(Math.min(...amounts.map(({ x }) => x))).toBe(56);
});

test('each packing slip of several begins a page, and a long one goes on to the next', async () => {
  const many = Array.from({ length: 60 }, (_, n) => `Beaker ${n}`);
  const orders = [
    orderOf('Ada Brook', ['Bowl']),
    orderOf('Łukasz Żółć', many),
    { ...orderOf('陶瓷', ['Κούπα']), number: '1003' },
  ];
  const pdf = await packingSlipsPdf(orders, shop);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(totalPages).toBe(4);
  const pages = text.map((page) => page.normalize('NFKC').replace(/\s+/g, ' '));
  expect(pages[0]).toMatch(/Ada Brook.*1 ?Bowl/);
  expect(pages[0]).not.toContain('Łukasz');
  expect(pages[1]).toMatch(/Łukasz Żółć.*1 ?Beaker 0/);
  expect(pages[2]).toContain('Beaker 59');
  expect(pages[2]).not.toContain('陶瓷');
  expect(pages[3]).toMatch(/1003.*陶瓷.*1 ?Κούπα/);
  // Fonts are embedded once.
  const alone = await packingSlipsPdf(orders.slice(0, 1), shop);
  const twenty = await packingSlipsPdf(
    Array.from({ length: 20 }, () => orderOf('Ada Brook', ['Bowl'])),
    shop,
  );
  expect(twenty.length).toBeLessThan(alone.length * 3);
});

test('nothing is packed of orders that are cancelled, refunded or without physical items', () => {
  const order = orderOf('Ada', ['Bowl']);
  const withItem = (item: object) => ({ ...order, items: order.items.map((one) => ({ ...one, ...item })) });
  const packs = [
    { ...order, status: 1 as const },
    { ...order, status: 0 as const },
    { ...order, status: 2 as const },
    { ...order, status: 3 as const },
    { ...order, status: 4 as const },
    { ...withItem({ kind: 'digital' }), status: 1 as const },
    { ...withItem({ refunded: 1 }), status: 1 as const },
  ].map(hasToPack);
  expect(packs).toEqual([true, true, true, false, false, false, false]);
});

test('an invoice names a seller once who begins the address with the name of the site', async () => {
  const count = async (seller: string) => {
    const settings = shopSettings.parse({ seller });
    const text = await read(await invoicePdf(orderOf('Anna', ['Kubek']), { ...shop, settings }));
    return text.split('Garncarnia').length - 1;
  };
  expect([
    await count('Garncarnia\nŁódź'),
    await count('Garncarnia sp. z o.o.\nŁódź'),
    await count(''),
  ]).toEqual([1, 2, 1]);
});
