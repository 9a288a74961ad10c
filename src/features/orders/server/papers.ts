import Paper from 'pdfkit';
import { shownMoney } from './order-mails.ts';
import type { WholeOrder } from './order-rows.ts';
import type { ShopFacts } from './shop-queries.ts';
import { addressLines, itemName, shownDay } from './shown-words.ts';

const LEFT = 56;
const RIGHT = 539;
const BOTTOM = 740;

/** The built-in fonts know Western letters only; others become the nearest plain one. */
const writable = (text: string): string =>
  text.replace(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/g, (sign) => {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[\u0020-\u00ff]+$/.test(plain) ? plain : '?';
  });

function paper(write: (doc: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const doc = new Paper({ size: 'A4', margin: LEFT, info: { Producer: 'Sitewright' } });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.once('end', () => resolve(Buffer.concat(parts)));
    doc.once('error', reject);
    write(doc);
    doc.end();
  });
}

function head(doc: PDFKit.PDFDocument, title: string, shop: ShopFacts, facts: string[]): void {
  doc.font('Helvetica-Bold').fontSize(20).text(writable(title), LEFT, 60);
  doc.font('Helvetica').fontSize(9);
  const seller = [
    shop.name,
    shop.settings.seller,
    shop.settings.tax.number && `Tax number ${shop.settings.tax.number}`,
  ];
  doc.text(writable(seller.filter(Boolean).join('\n')), 340, 60, { width: RIGHT - 340, align: 'right' });
  doc.y = Math.max(doc.y, 100);
  for (const fact of facts) doc.text(writable(fact), LEFT);
  doc.moveDown(2);
}

function row(doc: PDFKit.PDFDocument, label: string, value: string, bold = false): void {
  if (doc.y > BOTTOM) doc.addPage();
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const { y } = doc;
  doc.text(writable(value), 420, y, { width: RIGHT - 420, align: 'right' });
  doc.text(writable(label), LEFT, y, { width: 350 });
  doc.moveDown(0.4);
}

const recipient = ({ name, email, address }: WholeOrder, { locale }: ShopFacts): string => {
  const to = name || email;
  return address ? addressLines({ name: to, address }, locale).join('\n') : to;
};

/** An invoice with its number, which was given when the order was paid. */
export const invoicePdf = (order: WholeOrder, shop: ShopFacts): Promise<Buffer> =>
  paper((doc) => {
    const show = (minor: number) => shownMoney(minor, order.currency, shop.locale);
    const paid = order.paid_at ?? order.created_at;
    head(doc, `Invoice ${order.invoice_number ?? ''}`, shop, [
      `Date ${shownDay(paid, shop)}`,
      `Order ${order.number}`,
    ]);
    doc
      .fontSize(10)
      .text(writable(recipient(order, shop)), LEFT)
      .moveDown(2);
    for (const item of order.items) {
      row(
        doc,
        `${item.quantity} × ${itemName(item)} (${show(item.price)})`,
        show(item.price * item.quantity),
      );
      if (item.tax_rate > 0) row(doc, `   of which ${item.tax_rate / 100} % tax`, show(item.tax));
    }
    doc.moveDown();
    row(doc, 'Subtotal', show(order.subtotal));
    if (order.discount > 0)
      row(doc, `Discount ${order.discount_code}`, `−${show(order.discount)}`.replace('−', '-'));
    if (order.shipping_label) row(doc, order.shipping_label, show(order.shipping));
    if (order.tax > 0) row(doc, order.tax_included ? 'Tax, contained' : 'Tax', show(order.tax));
    row(doc, 'Total', show(order.total), true);
    for (const refund of order.refunds.filter(({ status, surplus }) => status === 'done' && !surplus))
      row(doc, `Given back ${refund.credit_number ?? ''}`, `-${show(refund.amount)}`);
  });

/** What goes into the parcel: no prices. */
export const packingSlipPdf = (order: WholeOrder, shop: ShopFacts): Promise<Buffer> =>
  paper((doc) => {
    head(doc, 'Packing slip', shop, [`Order ${order.number}`, shownDay(order.created_at, shop)]);
    doc
      .fontSize(12)
      .text(writable(recipient(order, shop)), LEFT)
      .moveDown(2);
    for (const item of order.items.filter(({ kind }) => kind === 'physical')) {
      const open = item.quantity - item.refunded;
      if (open > 0) row(doc, `${itemName(item)}${item.sku ? ` (${item.sku})` : ''}`, `${open}`);
    }
  });
