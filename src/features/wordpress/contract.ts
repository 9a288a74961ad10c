import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

export const wordpressImport = z.object({
  _id: id,
  fileName: z.string(),
  /** Name and address of the former site; empty if unknown. */
  source: z.string(),
  origin: z.string(),
  /** `reading` until the whole file was read; nothing is created before the import is started from the preview. */
  status: z.enum(['reading', 'preview', 'running', 'done', 'undone']),
  /** Selected items, and how many of them are done. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** What is not imported, in whole sentences. */
  leftOut: z.array(z.string()),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type WordpressImport = z.output<typeof wordpressImport>;

const item = z.object({
  position: z.int(),
  kind: z.enum(['picture', 'page', 'post']),
  title: z.string(),
  /** Its former address, or id. */
  origin: z.string(),
  chosen: z.boolean(),
  /** `known`: an earlier import has created it, and it still exists. */
  state: z.enum(['waiting', 'made', 'known', 'failed', 'removed']),
  notes: z.array(z.string()),
  /** The created page or file. */
  madeId: id.nullable(),
});
export type WordpressItem = z.output<typeof item>;

export const wordpressContract = contract({
  'GET /api/wordpress/imports': {
    summary: 'Recent imports from WordPress and Ghost, newest first',
    who: 'owner',
    area: 'pages',
    reply: z.array(wordpressImport).max(10),
  },
  'GET /api/wordpress/import/{id}': {
    summary: 'The progress of an import from WordPress or Ghost',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: wordpressImport,
  },
  'GET /api/wordpress/import/{id}/items': {
    summary: 'Pages, posts and images of an import with their status',
    who: 'owner',
    area: 'pages',
    params: idParams,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(500).default(200),
      /** A `position`. */
      after: z.coerce.number().int().min(0).optional(),
    }),
    reply: z.array(item),
  },
  'POST /api/wordpress/import/{id}/start': {
    act: { word: 'wordpress-imported', named: 'wordpress_imports.source' },
    summary: 'Run an import in the background',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    body: z.strictObject({
      /** Positions of items to skip. */
      leave: z.array(z.int().min(0)).max(20_000),
      /** Whether published entries are published here, and scheduled ones scheduled; otherwise all become drafts. */
      publish: z.boolean(),
    }),
    reply: wordpressImport,
    refusals: { conflict: {} },
  },
  'POST /api/wordpress/import/{id}/undo': {
    act: { word: 'wordpress-undone', named: 'wordpress_imports.source' },
    summary:
      'Undo an import: pages are deleted, files go to the trash, and what it added to content goes if nothing uses it',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    reply: wordpressImport,
    refusals: { conflict: {} },
  },
});
