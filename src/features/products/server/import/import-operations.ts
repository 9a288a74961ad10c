import { z } from 'zod';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { importContract, type ImportRow, type ProductImport, productImport } from '../../import-contract.ts';
import { queueImport } from './apply-import.ts';
import {
  deleteImport,
  findImport,
  importRows,
  type ImportRecord,
  listImports,
  type RowRecord,
  startImport,
} from './import-queries.ts';
import { stageImport } from './stage-import.ts';
import { staffWords } from '../staff-words.ts';

const SHOWN = 10;

const toImport = (row: ImportRecord): ProductImport => ({
  _id: row.id,
  fileName: row.file_name,
  format: row.format as ProductImport['format'],
  status: row.status as ProductImport['status'],
  total: row.total,
  done: row.done,
  created: row.created,
  updated: row.updated,
  failed: row.failed,
  wrong: row.wrong,
  lacking: row.lacking,
  fresh: row.fresh,
  unknownColumns: row.unknown_columns,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

const toRow = ({ product_id: productId, label, slug, ...row }: RowRecord): ImportRow => ({
  ...row,
  label: label ?? '',
  slug: slug ?? '',
  productId,
});

async function readImport(tx: Tx, id: string): Promise<ProductImport> {
  const row = await findImport(tx, id);
  if (!row) throw notFound(staffWords().importGone);
  return toImport(row);
}

export const importOperations = (jobs: Jobs) =>
  operations(importContract, {
    'GET /api/products/imports': async ({ db }) => (await db((tx) => listImports(tx, SHOWN))).map(toImport),

    'GET /api/products/import/{id}': ({ db }, { params: { id } }) => db((tx) => readImport(tx, id)),

    'GET /api/products/import/{id}/rows': ({ db }, { params: { id }, query }) =>
      db(async (tx) => {
        await readImport(tx, id);
        return (await importRows(tx, id, query)).map(toRow);
      }),

    'POST /api/products/import/{id}/start': ({ site, db }, { params: { id }, body }) =>
      db(async (tx) => {
        if (!(await startImport(tx, id, body))) {
          const now = await readImport(tx, id);
          throw conflict(
            now.status === 'preview' ? staffWords().nothingToImport : staffWords().importRunning,
          );
        }
        await queueImport(tx, jobs, { websiteId: site.id, importId: id });
        return readImport(tx, id);
      }),

    'DELETE /api/products/import/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => deleteImport(tx, id)))) throw notFound(staffWords().importDeleted);
      return undefined;
    },
  });

/** Receives a file, which is read while it arrives. */
export const importCall: StreamedCall = {
  method: 'POST',
  path: '/api/products/import',
  described: {
    summary: 'Upload a CSV of products and preview the changes',
    query: z.object({ name: z.string().optional() }),
    takes: { type: 'text/csv' },
    gives: { type: 'application/json', schema: productImport },
    status: 201,
  },
  who: 'owner',
  area: 'products',
  handle: async ({ by, db }, incoming, reply) => {
    const { name } = incoming.query as Record<string, unknown>;
    const id = await stageImport(db, {
      bytes: incoming.raw,
      name: typeof name === 'string' ? name.slice(0, 200) : '',
      by: by.accountId,
    });
    return reply.code(201).send(await db((tx) => readImport(tx, id)));
  },
};
