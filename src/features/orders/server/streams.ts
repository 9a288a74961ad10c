import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { closedPolicy } from '../../../lib/http/replies/closed-policy.ts';
import { conflict, foundAll, invalid, notFound } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { forVisitors, type StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { disposition, type FileServices, openFile } from '../../files/server/index.ts';
import { MOST_AT_ONCE } from '../bulk-steps.ts';
import { orderFilter } from '../contract.ts';
import { openedBy } from './management/access.ts';
import { takeDownload } from './fulfilment/download-queries.ts';
import { orderColumns, orderRows } from './documents/orders-csv.ts';
import { boughtOrders, wholeOrder } from './management/order-queries.ts';
import type { OrderServices } from './services.ts';
import { readShop } from './management/shop-queries.ts';
import { shownTime } from './emails/shown-values.ts';
import { downloadsWaitUntil } from './refunds/withdrawal-period.ts';
import { say } from './management/say.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';
import { staffWords } from './staff-words.ts';

/** Loaded on first request, because it needs a PDF library. */
const papers = () => import('./documents/papers.ts');

const uuid = z.uuid().toLowerCase();
const csvQuery = z.object(orderFilter);
const slipsQuery = z.object({ orders: z.string() });
const slips = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(uuid).min(1).max(MOST_AT_ONCE));
const keyQuery = z.object({ key: z.string().optional() });

const textOf = (query: unknown, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

function idIn({ params }: FastifyRequest, name: string): string {
  const parsed = uuid.safeParse((params as Record<string, unknown>)[name]);
  if (!parsed.success) throw notFound(say().noOrder);
  return parsed.data;
}

function idsIn(query: unknown): string[] {
  const parsed = slips.safeParse(textOf(query, 'orders'));
  if (parsed.success) return [...new Set(parsed.data)];
  const sentence = staffWords().chooseOrdersToPrint({ most: MOST_AT_ONCE });
  throw invalid(sentence, { orders: sentence });
}

const attach = (
  reply: FastifyReply,
  type: string,
  name: string,
  how: 'inline' | 'attachment' = 'attachment',
) => reply.header('content-type', type).header('content-disposition', disposition(how, name));

/** An order for its documents: the key may be in the link, because a browser opens it. */
async function open(request: SiteRequest, incoming: FastifyRequest) {
  const id = idIn(incoming, 'id');
  return request.db(async (tx) => {
    const { order } = await openedBy(tx, request, id, wholeOrder, textOf(incoming.query, 'key'));
    return { order, shop: await readShop(tx) };
  });
}

/** Calls that return no JSON: CSV, documents and downloads. */
export const orderStreams = (services: OrderServices, files: FileServices): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/orders.csv',
    described: {
      summary: 'Orders as CSV',
      query: csvQuery,
      gives: { type: 'text/csv' },
    },
    act: { word: 'orders-exported' },
    who: 'owner',
    area: 'orders',
    handle: async (request, { query }, reply) => {
      const asked = csvQuery.safeParse(query);
      if (!asked.success) throw invalid(staffWords().filterInvalid, { query: staffWords().checkFilter });
      return sendCsv(reply, 'orders.csv', orderColumns, orderRows(services, request.site.id, asked.data));
    },
  },
  forVisitors({
    method: 'GET',
    path: '/api/order/{id}/invoice.pdf',
    described: {
      summary: 'The invoice of a paid order',
      query: keyQuery,
      gives: { type: 'application/pdf' },
    },
    area: 'orders',
    handle: async (request, incoming, reply) => {
      const { order, shop } = await open(request, incoming);
      if (!order.invoice_number) throw conflict(say().invoiceLater);
      const name = `${order.invoice_number}.pdf`;
      const { invoicePdf } = await papers();
      return attach(reply, 'application/pdf', name, 'inline').send(await invoicePdf(order, shop));
    },
  }),
  {
    method: 'GET',
    path: '/api/order/{id}/packing-slip.pdf',
    described: { summary: 'The packing slip of an order', gives: { type: 'application/pdf' } },
    who: 'owner',
    area: 'orders',
    handle: async (request, incoming, reply) => {
      const { order, shop } = await open(request, incoming);
      const name = `packing-slip-${order.number}.pdf`;
      const { packingSlipsPdf } = await papers();
      return attach(reply, 'application/pdf', name, 'inline').send(await packingSlipsPdf([order], shop));
    },
  },
  {
    method: 'GET',
    path: '/api/orders/packing-slips.pdf',
    described: {
      summary: `The packing slips of up to ${MOST_AT_ONCE} orders, by comma-separated IDs; without those that have nothing to pack`,
      query: slipsQuery,
      gives: { type: 'application/pdf' },
    },
    who: 'owner',
    area: 'orders',
    handle: async (request, { query }, reply) => {
      const ids = idsIn(query);
      const { orders, shop } = await request.db(async (tx) => ({
        orders: await boughtOrders(tx, ids),
        shop: await readShop(tx),
      }));
      foundAll(ids, orders.length, staffWords().orderMissing);
      const { hasToPack, packingSlipsPdf } = await papers();
      const packed = orders.filter(hasToPack);
      if (packed.length === 0) throw conflict(staffWords().nothingToPack);
      return attach(reply, 'application/pdf', 'packing-slips.pdf', 'inline').send(
        await packingSlipsPdf(packed, shop),
      );
    },
  },
  forVisitors({
    method: 'GET',
    path: '/api/order/{id}/download/{item}',
    described: {
      summary: 'A file of a digital item that was paid. Answers ranges with 206',
      query: keyQuery.extend({ file: z.uuid().optional() }),
      gives: { type: 'application/octet-stream' },
    },
    area: 'orders',
    handle: async (request, incoming, reply) => {
      const { order, shop } = await open(request, incoming);
      const item = order.items.find((one) => one.id === idIn(incoming, 'item'));
      const waits = downloadsWaitUntil(order, shop.settings);
      if (item?.kind === 'digital' && waits)
        throw conflict(say().downloadFrom({ time: shownTime(waits, shop) }));
      const wanted = textOf(incoming.query, 'file');
      const file = item?.files.find((one) => wanted === undefined || one.file === wanted);
      if (!item || !file || item.kind !== 'digital') throw notFound(say().noDownload);
      const opened = await openFile(files, request.site.id, file.file);
      // Resuming an interrupted download does not count as another one.
      const begins = !/^bytes=[1-9]/.test(incoming.headers.range ?? '');
      const limit = shop.settings.downloads.limit * Math.max(1, item.files.length);
      if (!(await request.db((tx) => takeDownload(tx, item.id, limit, begins))))
        throw conflict(say().downloadOver);
      const range = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '');
      const from = range ? Number(range[1]) : 0;
      const to = Math.min(range?.[2] ? Number(range[2]) : opened.size - 1, opened.size - 1);
      if (range && from > to) throw invalid(say().rangeBeyond);
      attach(reply, opened.type, file.label || opened.name)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', closedPolicy)
        .header('accept-ranges', 'bytes')
        .header('content-length', String(to - from + 1));
      if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${opened.size}`);
      return reply.send(await opened.read(range ? { from, to } : undefined));
    },
  }),
];
