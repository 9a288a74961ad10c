import { z } from 'zod';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import type { EntryImport, ImportedRow } from '../../import-contract.ts';
import { entryImport, entryImportContract } from '../../import-contract.ts';
import type { EntryServices } from '../services.ts';
import { knownType } from '../type-operations.ts';
import { queueEntryImport } from './apply-entries.ts';
import { chooseTargets } from './columns.ts';
import {
  deleteImport,
  findImport,
  importRows,
  type ImportRecord,
  listImports,
  lockImport,
  type RowRecord,
  setColumns,
  startImport,
} from './import-queries.ts';
import { zippedFiles } from './open-zip.ts';
import { jsonRows } from './json-rows.ts';
import { csvRows, markdownRows } from './read-rows.ts';
import { checkEntries, stageEntries } from './stage-entries.ts';
import { staffWords } from '../staff-words.ts';

const SHOWN = 10;

const present = (row: ImportRecord): EntryImport => ({
  _id: row.id,
  type: row.type_id,
  fileName: row.file_name,
  format: row.format as EntryImport['format'],
  status: row.status as EntryImport['status'],
  columns: row.columns,
  total: row.total,
  done: row.done,
  created: row.created,
  updated: row.updated,
  failed: row.failed,
  wrong: row.wrong,
  fresh: row.fresh,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

const presentRow = ({ page_id: entry, name, slug, ...row }: RowRecord): ImportedRow => ({
  ...row,
  name: name ?? '',
  slug: slug ?? '',
  notes: row.notes.map((note) => said(note)),
  entry,
});

async function readImport(tx: Tx, id: string): Promise<EntryImport> {
  const row = await findImport(tx, id);
  if (!row) throw notFound(staffWords().importGone);
  return present(row);
}

/** The calls for imports of entries. */
export const entryImportOperations = ({ pages: { jobs, kinds } }: EntryServices) =>
  operations(entryImportContract, {
    'GET /api/content-types/{id}/imports': ({ db }, { params: { id } }) =>
      db(async (tx) => {
        await knownType(tx, id);
        return (await listImports(tx, id, SHOWN)).map(present);
      }),

    'POST /api/content-types/{id}/imports': async (
      { db, by },
      { params: { id: typeId }, body: { files } },
    ) => {
      const [first] = files;
      const fileName = files.length === 1 ? (first?.name ?? '') : `${files.length} Markdown files`;
      const id = await stageEntries(
        db,
        kinds,
        { typeId, fileName, format: 'markdown', by: by.accountId },
        (columns) => markdownRows(files, columns),
      );
      return db((tx) => readImport(tx, id));
    },

    'GET /api/entry-import/{id}': ({ db }, { params: { id } }) => db((tx) => readImport(tx, id)),

    'GET /api/entry-import/{id}/rows': ({ db }, { params: { id }, query }) =>
      db(async (tx) => {
        await readImport(tx, id);
        return (await importRows(tx, id, query)).map(presentRow);
      }),

    'PUT /api/entry-import/{id}/columns': async ({ db }, { params: { id }, body: { targets } }) => {
      await db(async (tx) => {
        const whole = await lockImport(tx, id);
        if (!whole) throw notFound(staffWords().importGone);
        const { fields } = await knownType(tx, whole.type_id);
        const chosen = chooseTargets(whole.columns, targets, fields);
        if (!(await setColumns(tx, id, chosen))) throw conflict(staffWords().importStarted);
      });
      await checkEntries(db, kinds, id);
      return db((tx) => readImport(tx, id));
    },

    'POST /api/entry-import/{id}/start': ({ site, db }, { params: { id }, body }) =>
      db(async (tx) => {
        if (!(await startImport(tx, id, body))) {
          const now = await readImport(tx, id);
          throw conflict(
            now.status === 'preview' ? staffWords().nothingToImport : staffWords().importRunning,
          );
        }
        await queueEntryImport(tx, jobs, { websiteId: site.id, importId: id });
        return readImport(tx, id);
      }),

    'DELETE /api/entry-import/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => deleteImport(tx, id)))) throw notFound(staffWords().importDeleted);
      return undefined;
    },
  });

/** Receives a table or an archive, which is read while it arrives. */
export const entryImportCall = ({ pages: { kinds } }: EntryServices): StreamedCall => ({
  method: 'POST',
  path: '/api/content-types/{id}/import',
  described: {
    summary:
      'Upload a CSV or JSON file of entries, or a ZIP of Markdown files, and preview the changes. JSON is a list of entries, or what `entries.json` gives',
    query: z.object({ name: z.string().optional() }),
    takes: { type: ['text/csv', 'application/json', 'application/zip'] },
    gives: { type: 'application/json', schema: entryImport },
    status: 201,
  },
  who: 'owner',
  area: 'pages',
  handle: async ({ by, db }, incoming, reply) => {
    const { id: typeId = '' } = incoming.params as Record<string, string>;
    if (!isUuid(typeId)) throw notFound(staffWords().typeGone);
    const { name } = incoming.query as Record<string, unknown>;
    const media = incoming.headers['content-type'] ?? '';
    const format = media.includes('zip') ? 'markdown' : media.includes('json') ? 'json' : 'csv';
    const id = await stageEntries(
      db,
      kinds,
      {
        typeId,
        fileName: typeof name === 'string' ? name.replaceAll('\u0000', '').toWellFormed().slice(0, 200) : '',
        format,
        by: by.accountId,
      },
      (columns) => {
        if (format === 'markdown') return markdownRows(zippedFiles(incoming.raw), columns);
        return format === 'json' ? jsonRows(incoming.raw, columns) : csvRows(incoming.raw, columns);
      },
    );
    return reply.code(201).send(await db((tx) => readImport(tx, id)));
  },
});
