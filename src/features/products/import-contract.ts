import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

export const importFormat = z.enum(['own', 'shopify', 'woocommerce']);
export type ImportFormat = z.output<typeof importFormat>;

/** `reading` until the whole file was read; nothing is saved before the import is started from the preview. */
const status = z.enum(['reading', 'preview', 'waiting', 'running', 'done']);

export const productImport = z.object({
  _id: id,
  fileName: z.string(),
  format: importFormat,
  status,
  /** Products in the file, and how many of them were saved or failed. */
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  failed: z.int(),
  /** Products that are skipped because of an error in their rows. */
  wrong: z.int(),
  /** Products that are saved without a picture that could not be fetched. */
  lacking: z.int(),
  /** How many of the others are new. */
  fresh: z.int(),
  unknownColumns: z.array(z.string()),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProductImport = z.output<typeof productImport>;

const problem = z.object({
  /** In the file, from 1. */
  line: z.int(),
  column: z.string(),
  sentence: z.string(),
});
export type ImportProblem = z.output<typeof problem>;

const importRow = z.object({
  position: z.int(),
  line: z.int(),
  label: z.string(),
  slug: z.string(),
  price: z.number().nullable(),
  variants: z.int(),
  what: z.enum(['unchecked', 'new', 'change', 'wrong']),
  problems: z.array(problem),
  /** Parts of it that are skipped while the rest is imported. */
  notes: z.array(z.string()),
  result: z.enum(['created', 'updated', 'failed']).nullable(),
  productId: id.nullable(),
});
export type ImportRow = z.output<typeof importRow>;

export const importContract = contract({
  'GET /api/products/imports': {
    summary: 'Recent product imports, newest first',
    who: 'owner',
    area: 'products',
    reply: z.array(productImport).max(10),
  },
  'GET /api/products/import/{id}': {
    summary: 'The progress of an import',
    who: 'owner',
    area: 'products',
    params: idParams,
    reply: productImport,
  },
  'GET /api/products/import/{id}/rows': {
    summary: 'The products of an import with their problems',
    who: 'owner',
    area: 'products',
    params: idParams,
    query: z.strictObject({
      /** Only those with errors, failures or missing parts. */
      only: z.enum(['problems']).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** A `position`. */
      after: z.coerce.number().int().min(0).optional(),
    }),
    reply: z.array(importRow),
  },
  'POST /api/products/import/{id}/start': {
    act: { word: 'products-imported' },
    summary: 'Run an import in the background',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: z.strictObject({
      /** False: new ones stay hidden, and existing ones keep their status. */
      publish: z.boolean(),
      /** False: the stock of existing products stays. */
      stock: z.boolean(),
    }),
    reply: productImport,
    refusals: { conflict: {} },
  },
  'DELETE /api/products/import/{id}': {
    summary: 'Discard or stop an import; saved products are kept',
    who: 'owner',
    area: 'products',
    params: idParams,
    reply: null,
  },
});
