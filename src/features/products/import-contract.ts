import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, line } from '../../lib/shapes.ts';

const rowProblem = z.object({ row: z.int(), column: z.string(), sentence: z.string() });
const productImport = z.object({
  _id: id,
  fileName: z.string(),
  status: z.enum(['preview', 'waiting', 'running', 'done', 'failed']),
  /** Products found in the file, and how many of them are through. */
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  problems: z.array(rowProblem),
  /** The first products as they would be. */
  preview: z.array(
    z.object({
      label: z.string(),
      slug: z.string(),
      price: z.number(),
      variants: z.int(),
      stock: z.int().nullable(),
      /** It exists already and would be changed. */
      known: z.boolean(),
    }),
  ),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProductImport = z.output<typeof productImport>;

/** Products from a file and into one. */
export const productImportContract = contract({
  'POST /api/products/import': {
    summary:
      'Read a CSV file of products, ours or a Shopify export, and show what would happen; nothing is changed yet',
    who: 'owner',
    body: z.strictObject({
      fileName: line('a file name', 200, 0).default(''),
      csv: z.string().min(1, 'The file is empty.').max(20_000_000, 'At most 20 MB.'),
    }),
    reply: productImport,
    status: 201,
    bodyLimit: 24 * 1024 * 1024,
  },
  'POST /api/products/import/{id}/start': {
    summary: 'Carry out an import that was looked through; rows with problems are left out',
    who: 'owner',
    params: idParams,
    body: z.strictObject({ publish: z.boolean().default(false) }),
    reply: productImport,
    refusals: [409],
  },
  'GET /api/products/import/{id}': {
    summary: 'How far an import is',
    who: 'owner',
    params: idParams,
    reply: productImport,
  },
});

/** Outside the table, because its body is streamed, for the owner: `GET /api/products.csv`, which imports again unchanged. */
export const PRODUCTS_CSV = '/api/products.csv';
