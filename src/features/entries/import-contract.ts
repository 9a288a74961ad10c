import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';
import { MOST_COLUMNS, MOST_MARKDOWN, MOST_MARKDOWN_FILES } from './import-limits.ts';

/** What a column of a file, or a key of front matter or JSON, can be imported as, besides a field of the type. */
export const importTargets = [
  'title',
  'slug',
  'date',
  'excerpt',
  'content',
  'blocks',
  'picture',
  'categories',
  'tags',
  'authors',
  'published',
  'draft',
  'featured',
  'pinned',
  'access',
  'unpublishAt',
  'seo',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** One of them, `field:` with the key of a field, or nothing for a column that is not imported. */
const target = z
  .string()
  .refine(
    (text) =>
      text === '' || importTargets.some((each) => each === text) || /^field:[a-z][a-z0-9_]{0,39}$/.test(text),
    'Choose what to import this column as.',
  );

export const entryImport = z.object({
  _id: id,
  type: id,
  fileName: z.string(),
  format: z.enum(['csv', 'markdown', 'json']),
  /** `reading` until the whole file was read; nothing is saved before the import is started from the preview. */
  status: z.enum(['reading', 'preview', 'waiting', 'running', 'done']),
  columns: z.array(
    z.object({
      name: z.string(),
      /** The first value in it. */
      example: z.string(),
      target: z.string(),
    }),
  ),
  /** Entries that can be imported, and how many of them were saved or failed. */
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  failed: z.int(),
  /** Entries that are skipped because of an error. */
  wrong: z.int(),
  /** How many of the others are new. */
  fresh: z.int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type EntryImport = z.output<typeof entryImport>;

const problem = z.object({
  column: z.string(),
  sentence: z.string(),
});
export type EntryProblem = z.output<typeof problem>;

const importedRow = z.object({
  position: z.int(),
  /** In the file, from 1. */
  line: z.int(),
  /** The Markdown file, if it is one. */
  source: z.string(),
  name: z.string(),
  slug: z.string(),
  date: instant.nullable(),
  what: z.enum(['unchecked', 'new', 'change', 'wrong']),
  problems: z.array(problem),
  /** Parts of it that are skipped while the rest is imported. */
  notes: z.array(z.string()),
  result: z.enum(['created', 'updated', 'failed']).nullable(),
  entry: id.nullable(),
});
export type ImportedRow = z.output<typeof importedRow>;

const policy = { who: 'owner', area: 'pages' } as const;

export const entryImportContract = contract({
  'GET /api/content-types/{id}/imports': {
    summary: 'Recent imports of entries of a type, newest first',
    ...policy,
    params: idParams,
    reply: z.array(entryImport).max(10),
  },
  'POST /api/content-types/{id}/imports': {
    summary: 'Read Markdown files with front matter, and preview what their import would change',
    ...policy,
    params: idParams,
    body: z.strictObject({
      files: z
        .array(
          z.strictObject({
            name: z.string().min(1, 'Name the file.').max(200, 'At most 200 characters.'),
            text: z.string().max(MOST_MARKDOWN, `At most ${MOST_MARKDOWN / 1000},000 characters.`),
          }),
        )
        .min(1, 'Choose a file.')
        .max(MOST_MARKDOWN_FILES, `At most ${MOST_MARKDOWN_FILES} files. Put more of them into a ZIP.`),
    }),
    bodyLimit: 16 * 1024 * 1024,
    reply: entryImport,
    status: 201,
  },
  'GET /api/entry-import/{id}': {
    summary: 'The progress of an import of entries',
    ...policy,
    params: idParams,
    reply: entryImport,
  },
  'GET /api/entry-import/{id}/rows': {
    summary: 'The entries of an import with their problems',
    ...policy,
    params: idParams,
    query: z.strictObject({
      /** Only those with errors, failures or missing parts. */
      only: z.enum(['problems']).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** A `position`. */
      after: z.coerce.number().int().min(0).optional(),
    }),
    reply: z.array(importedRow).max(200),
  },
  'PUT /api/entry-import/{id}/columns': {
    summary: 'Choose what the columns of a file are imported as, and check its entries again',
    ...policy,
    params: idParams,
    body: z.strictObject({
      /** In the order of the columns. */
      targets: z.array(target).max(MOST_COLUMNS),
    }),
    reply: entryImport,
    refusals: { conflict: {} },
  },
  'POST /api/entry-import/{id}/start': {
    act: { word: 'entries-imported', named: 'entry_imports.file_name' },
    summary: 'Run an import of entries in the background',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({
      /** Entries that are not drafts in the file are published, those with a later date at that time. */
      publish: z.boolean(),
      /** False: entries whose address exists stay as they are. */
      overwrite: z.boolean(),
    }),
    reply: entryImport,
    refusals: { conflict: {} },
  },
  'DELETE /api/entry-import/{id}': {
    summary: 'Discard or stop an import of entries; saved entries are kept',
    ...policy,
    params: idParams,
    reply: null,
  },
});
