import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { englishIn } from '../../../../../tests/support/english.ts';
import { shopSettings } from '../../shop-shapes.ts';
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
    address: { line1: '', line2: '', postcode: '', country: 'PL' },
    currency: 'PLN',
    paid_at: new Date('2026-03-01T12:00:00Z'),
    created_at: new Date('2026-03-01T12:00:00Z'),
    items: labels.map((label) => ({
      kind: 'physical',
      label,
      variant_label: '',
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
