import { conflict, notFound } from '../../../lib/errors.ts';
import { type Operation, operations } from '../../../lib/http/handlers.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { id as idShape } from '../../../lib/values/shapes.ts';
import { disposition, rangeOf } from '../../files/server/index.ts';
import { type SiteExport, exportContract } from '../contract.ts';
import { type ExportRecord, deleteExport, findExport, insertExport, listExports } from './export-queries.ts';
import { exportKey, queueExport } from './export-job.ts';
import type { PortabilityServices } from './services.ts';
import { saidOfExport } from './said-of-export.ts';
import { staffWords } from './staff-words.ts';

const toExport = (row: ExportRecord): SiteExport => ({
  _id: row.id,
  state: row.state as SiteExport['state'],
  part: row.state === 'ready' ? 1 : row.total > 0 ? Math.min(1, row.done / row.total) : 0,
  size: row.size,
  anew: row.anew.map(saidOfExport),
  problem: row.problem === null ? null : saidOfExport(row.problem),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
});

export const exportOperations = ({ jobs, storage }: PortabilityServices): Operation[] =>
  operations(exportContract, {
    'GET /api/boxes': ({ db }) => db(async (tx) => (await listExports(tx)).map(toExport)),

    'POST /api/boxes': ({ site, by, db }) =>
      db(async (tx) => {
        const made = await insertExport(tx, by.accountId);
        if (!made) throw conflict(staffWords().exportInProgress);
        await queueExport(tx, jobs, { websiteId: site.id, boxId: made.id });
        return toExport((await findExport(tx, made.id)) as ExportRecord);
      }),

    'DELETE /api/box/{id}': async ({ site, db }, { params: { id } }) => {
      if (!(await db((tx) => deleteExport(tx, id)))) throw notFound(staffWords().exportGone);
      // The running job removes what is left of an unfinished one.
      await storage.delete(exportKey(site.id, id));
      return undefined;
    },
  });

/** The archive itself. Supports ranges, so that a lost connection does not mean starting over. */
export const exportFile = ({ storage }: PortabilityServices): StreamedCall => ({
  method: 'GET',
  path: '/api/box/{id}/file',
  described: {
    summary: 'The file of a finished export. Answers ranges with 206',
    gives: { type: 'application/zip' },
  },
  who: 'owner',
  area: 'export',
  handle: async ({ site, db }, { params, headers }, reply) => {
    const asked = idShape.safeParse((params as Record<string, unknown>)['id']);
    const row = asked.success ? await db((tx) => findExport(tx, asked.data)) : undefined;
    if (row?.state !== 'ready') throw notFound(staffWords().exportGone);
    const etag = `"${row.id}"`;
    const range = rangeOf(headers, row.size, etag);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': disposition('attachment', nameOf(site.canonicalHost, row.created_at)),
      etag,
    });
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${row.size}`).send();
    const stream = await storage.read(exportKey(site.id, row.id), range ?? undefined);
    if (!stream) throw notFound(staffWords().exportGone);
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${row.size}`);
    return reply.header('content-length', String(range ? range.to - range.from + 1 : row.size)).send(stream);
  },
});

const nameOf = (host: string, at: Date) => `${host.split(':')[0]}-${at.toISOString().slice(0, 10)}.zip`;
