import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

export const importFormat = z.enum(['own', 'shopify', 'woocommerce']);
export type ImportFormat = z.output<typeof importFormat>;

/** `reading` until the whole file is looked at; nothing is saved before somebody starts it from the preview. */
const status = z.enum(['reading', 'preview', 'waiting', 'running', 'done']);

export const productImport = z.object({
  _id: id,
  fileName: z.string(),
  format: importFormat,
  status,
  /** Products in the file, and how many of them have been saved or could not be. */
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  failed: z.int(),
  /** Products that are left out, because something in their rows is wrong. */
  wrong: z.int(),
  /** Products that are saved, and of which a picture could not be had. */
  lacking: z.int(),
  /** How many of the others are new. */
  fresh: z.int(),
  unknownColumns: z.array(z.string()),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProductImport = z.output<typeof productImport>;

const problem = z.object({
  /** In the file, counted from 1. */
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
  /** What of it is left out though the rest is taken. */
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
      /** Only what is wrong, could not be saved, or lacks something. */
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
      /** False: new ones stay hidden, and those that are there stay as they are. */
      publish: z.boolean(),
      /** False: what is on hand of products that are there already stays. */
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
