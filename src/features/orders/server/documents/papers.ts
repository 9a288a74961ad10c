import { setImmediate } from 'node:timers/promises';
import Paper from 'pdfkit';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/papers/catalogues.ts';
import { buyersDelivery, buyersLocale, shownMoney } from '../emails/order-mails.ts';
import { isPacked } from '../../bulk-steps.ts';
import type { BoughtOrder, WholeOrder } from '../management/order-rows.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { BOTTOM, LEFT, RIGHT, type Sheet, skip, write } from './paper-sheet.ts';
import { isolated, typesetter } from './paper-text.ts';
import { addressLines, buyersItemName, itemName, shownDay } from '../emails/shown-values.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';

const words = serverMessages('orders.papers', catalogues);
const wordsOf = ({ locale }: ShopFacts) => words(languageOf(locale));

interface Written {
  title: string;
  facts: string[];
  to: string;
  rows: (Row | 'gap')[];
  /** Font sizes in points. */
  sizes: { to: number; row: number };
}
interface Row {
  label: string;
  value: string;
  bold?: boolean;
}

const paper = (written: Written, shop: ShopFacts): Promise<Buffer> => papers([written], shop);

/** One document, in which each begins a new page. */
async function papers(all: readonly Written[], shop: ShopFacts): Promise<Buffer> {
  const { seller, tax } = shop.settings;
  const lines = seller.split('\n').map((line) => line.trim());
  // Many sellers begin with the name under which they sell.
  const named = lines[0] === shop.name ? lines : [shop.name, ...lines];
  const from = named.filter(Boolean).map(isolated);
  if (tax.number) from.push(wordsOf(shop).taxNumber({ number: tax.number }));
  const texts = all.flatMap(({ title, facts, to, rows }) => [
    title,
    ...facts,
    to,
    ...rows.map((row) => (row === 'gap' ? '' : row.label + row.value)),
  ]);
  const set = await typesetter([...from, ...texts].join('\n'), shop.locale);
  const info = { Producer: 'Sitewright', Title: all[0]?.title ?? '' };
  const doc = new Paper({ size: 'A4', margin: LEFT, info });
  const sheet: Sheet = { doc, set };
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  for (const [index, written] of all.entries()) {
    if (index > 0) {
      doc.addPage();
      // Other requests are answered in between.
      await setImmediate();
    }
    writePaper(sheet, written, from);
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function writePaper(sheet: Sheet, { title, facts, to, rows, sizes }: Written, from: readonly string[]): void {
  const { doc } = sheet;
  doc.y = 60;
  write(sheet, title, { x: LEFT, width: 270, size: 20, weight: 'bold' });
  const below = doc.y;
  doc.y = 60;
  write(sheet, from.join('\n'), { x: 340, width: RIGHT - 340, size: 9, align: 'end' });
  doc.y = Math.max(doc.y, below, 100);
  for (const fact of facts) write(sheet, fact, { x: LEFT, width: RIGHT - LEFT, size: 9 });
  skip(sheet, 24);
  write(sheet, to, { x: LEFT, width: RIGHT - LEFT, size: sizes.to });
  skip(sheet, 28);
  for (const row of rows) {
    if (row === 'gap') skip(sheet, 14);
    else writeRow(sheet, row, sizes.row);
  }
}

function writeRow(sheet: Sheet, { label, value, bold = false }: Row, size: number): void {
  const { doc } = sheet;
  if (doc.y > BOTTOM) doc.addPage();
  const { y } = doc;
  const weight = bold ? 'bold' : 'regular';
  write(sheet, value, { x: 420, width: RIGHT - 420, size, weight, align: 'end' });
  const below = doc.y;
  doc.y = y;
  write(sheet, label, { x: LEFT, width: 350, size, weight });
  // If the label started a new page, only the label counts there.
  doc.y = (doc.y < y ? doc.y : Math.max(doc.y, below)) + 4;
}

const recipient = ({ name, email, address }: BoughtOrder, { locale }: ShopFacts): string => {
  const to = name || email;
  return (address ? addressLines({ name: to, address }, locale) : [to]).map(isolated).join('\n');
};

/** An invoice in the language of the order; its number was assigned when the order was paid. */
export function invoicePdf(order: WholeOrder, site: ShopFacts): Promise<Buffer> {
  const shop = { ...site, locale: buyersLocale(order, site) };
  const show = (minor: number) => shownMoney(minor, order.currency, shop.locale);
  const paid = order.paid_at ?? order.created_at;
  const t = wordsOf(shop);
  const percent = new Intl.NumberFormat(withLatinDigits(shop.locale), { maximumFractionDigits: 2 });
  const rows: Written['rows'] = order.items.flatMap((item) => [
    {
      label: `${item.quantity} × ${isolated(buyersItemName(item))} (${show(item.price)})`,
      value: show(item.price * item.quantity),
    },
    ...(item.tax_rate > 0
      ? [
          {
            label: `   ${t.ofWhichTax({ percent: percent.format(item.tax_rate / 100) })}`,
            value: show(item.tax),
          },
        ]
      : []),
  ]);
  rows.push('gap', { label: t.subtotal, value: show(order.subtotal) });
  if (order.discount > 0)
    rows.push({ label: t.discount({ code: order.discount_code }).trim(), value: show(-order.discount) });
  const delivery = buyersDelivery(order);
  if (delivery) rows.push({ label: isolated(delivery), value: show(order.shipping) });
  if (order.tax > 0) rows.push({ label: order.tax_included ? t.taxIncluded : t.tax, value: show(order.tax) });
  rows.push({ label: t.total, value: show(order.total), bold: true });
  for (const refund of order.refunds.filter(({ status, surplus }) => status === 'done' && !surplus))
    rows.push({
      label: t.refunded({ number: refund.credit_number ?? '' }).trim(),
      value: show(-refund.amount),
    });
  return paper(
    {
      title: t.invoice({ number: order.invoice_number ?? '' }).trim(),
      facts: [t.date({ day: shownDay(paid, shop) }), t.order({ number: order.number })],
      to: recipient(order, shop),
      rows,
      sizes: { to: 10, row: 10 },
    },
    shop,
  );
}

/** Pieces of a line that are packed. */
const packed = ({ kind, quantity, refunded }: BoughtOrder['items'][number]): number =>
  kind === 'physical' ? Math.max(0, quantity - refunded) : 0;

/** Whether its packing slip would list anything. */
export const hasToPack = ({ status, items }: BoughtOrder): boolean =>
  isPacked({ status, parcel: items.some((item) => packed(item) > 0) });

const packingSlip = (order: BoughtOrder, shop: ShopFacts): Written => ({
  title: wordsOf(shop).packingSlip,
  facts: [wordsOf(shop).order({ number: order.number }), shownDay(order.created_at, shop)],
  to: recipient(order, shop),
  rows: order.items.flatMap((item) => {
    const pieces = packed(item);
    return pieces > 0
      ? [{ label: `${isolated(itemName(item))}${item.sku ? ` (${item.sku})` : ''}`, value: `${pieces}` }]
      : [];
  }),
  sizes: { to: 12, row: 10 },
});

/** The packing slips of these orders in the language of the site, whose staff pack them, without prices, each on a page of its own. */
export const packingSlipsPdf = (orders: readonly BoughtOrder[], shop: ShopFacts): Promise<Buffer> =>
  papers(
    orders.map((order) => packingSlip(order, shop)),
    shop,
  );
