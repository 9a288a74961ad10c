import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { storedSentences } from '../../../../lib/messages/stored-sentences.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { productsContract, StockRow } from '../../contract.ts';
import { staffRefusals } from '../../messages/staff-refusals/catalogues.ts';
import { adjustStock } from './adjust-stock.ts';
import {
  countTracked,
  driftedStock,
  holdsOf,
  movementsOf,
  noteMovement,
  setStock,
  type StockLine,
  stockLines,
} from './stock-queries.ts';
import { staffWords } from '../staff-words.ts';

type StockCalls = Extract<keyof typeof productsContract, `${string}/stock${string}`>;

const toRow = (line: StockLine): StockRow => ({
  productId: line.product_id,
  variantId: line.variant_id,
  label: line.label,
  variantLabel: line.variant_label,
  sku: line.sku,
  onHand: line.on_hand,
  held: line.held,
  sold: line.sold,
  low: line.low,
});

async function oneRow(tx: Tx, variantId: string): Promise<StockRow> {
  const [line] = await stockLines(tx, { variants: [variantId], limit: 1 });
  if (!line) throw notFound(staffWords().variantGone);
  return toRow(line);
}

const ownNote = storedSentences(staffRefusals.en, ['stockWas']);

/** What `recompute` noted, for staff. */
function sayNote(note: string): string {
  const { stock, sum } = ownNote(note)?.values ?? {};
  return stock !== undefined && sum !== undefined ? staffWords().stockWas({ stock, sum }) : note;
}

/** Books the difference, so that both agree again; the ledger is authoritative. */
async function recompute(tx: Tx) {
  const drifted = await driftedStock(tx);
  for (const { id, stock, sum } of drifted) {
    const right = Math.max(0, sum);
    await setStock(tx, id, right);
    const note = staffWords('en').stockWas({ stock, sum });
    const cause = `recomputed:${randomUUID()}`;
    await noteMovement(tx, {
      variantId: id,
      kind: 'recomputed',
      quantity: right - sum,
      cause,
      note,
    });
  }
  const lines = await stockLines(tx, { variants: drifted.map(({ id }) => id), limit: 500 });
  return { checked: await countTracked(tx), corrected: lines.map(toRow) };
}

export const stockHandlers = (): Pick<Handlers<typeof productsContract>, StockCalls> => ({
  'GET /api/stock': async (request, { query }) => {
    const { limit, ...rest } = query;
    const lines = await request.db((tx) => stockLines(tx, { ...rest, limit: limit + 1 }));
    return nextPage(request, '/api/stock', query, lines, (line) => line.variant_id).map(toRow);
  },

  'GET /api/stock/{id}': (request, { params: { id }, query }) =>
    request.db(async (tx) => {
      const stock = await oneRow(tx, id);
      const rows = await movementsOf(tx, id, { ...query, limit: query.limit + 1 });
      const shown = nextPage(request, `/api/stock/${id}`, query, rows, (row) => row.id);
      return {
        stock,
        movements: shown.map((row) => ({
          _id: row.id,
          variantId: row.variant_id,
          kind: row.kind as 'sold',
          quantity: row.quantity,
          orderId: row.order_id,
          orderNumber: row.number,
          note: row.kind === 'recomputed' ? sayNote(row.note) : row.note,
          by: row.email,
          createdAt: row.created_at.toISOString(),
        })),
        holds: (await holdsOf(tx, id)).map((row) => ({
          variantId: row.variant_id,
          orderId: row.order_id,
          orderNumber: row.number,
          quantity: row.quantity,
          until: row.until.toISOString(),
        })),
      };
    }),

  'POST /api/stock/{id}/adjust': ({ by, db }, { params: { id }, body }) => {
    if ((body.by === undefined) === (body.to === undefined))
      throw invalid(staffWords().changeOrNewStock, {
        by: staffWords().eitherThisOrTo,
      });
    return db(async (tx) => {
      await adjustStock(tx, id, { ...body, account: by.accountId });
      return oneRow(tx, id);
    });
  },

  'POST /api/stock/recompute': ({ db }) => db((tx) => recompute(tx)),
});
