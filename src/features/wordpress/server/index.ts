import { z } from 'zod';
import type { Tx } from '../../../lib/db/database.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { said } from '../../../lib/http/replies/said.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { termPath } from '../../entries/entry-address.ts';
import { addType, oldestType, removeUnused } from '../../entries/server/index.ts';
import { trashFile } from '../../files/server/index.ts';
import { feedOf } from './post.ts';
import { deletePage, deleteRedirectsTo, eraseTrashed } from '../../pages/server/index.ts';
import { type WordpressImport, type WordpressItem, wordpressContract, wordpressImport } from '../contract.ts';
import { queueImport, readImport, type WordpressServices } from './make.ts';
import {
  addedByUndone,
  hasPosts,
  type ImportRow,
  leaveItems,
  listImports,
  listItems,
  madeBy,
  noteMade,
  setImport,
} from './queries.ts';
import { stageExport } from './stage.ts';
import { staffWords } from './staff-words.ts';

export { formerPicture } from './former-picture.ts';
export { startWordpressWorker, type WordpressServices } from './make.ts';

const present = (row: ImportRow): WordpressImport => ({
  _id: row.id,
  fileName: row.file_name,
  source: row.source,
  origin: row.origin,
  status: row.status as WordpressImport['status'],
  ...(row.counts ?? { total: 0, done: 0, failed: 0 }),
  leftOut: row.left_out,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

export const wordpressOperations = ({ jobs, pages }: WordpressServices): Operation[] =>
  operations(wordpressContract, {
    'GET /api/wordpress/imports': async ({ db }) => (await db((tx) => listImports(tx))).map(present),

    'GET /api/wordpress/import/{id}': ({ db }, { params: { id } }) =>
      db(async (tx) => present(await readImport(tx, id))),

    'GET /api/wordpress/import/{id}/items': ({ db }, { params: { id }, query }) =>
      db(async (tx) => {
        await readImport(tx, id);
        return (await listItems(tx, id, query)).map(({ made_id: madeId, ...row }) => ({
          ...row,
          kind: row.kind as WordpressItem['kind'],
          state: row.state as WordpressItem['state'],
          notes: row.notes.map((note) => said(note)),
          madeId,
        }));
      }),

    'POST /api/wordpress/import/{id}/start': ({ site, db, by }, { params: { id }, body }) =>
      db(async (tx) => {
        await readImport(tx, id);
        const set = { status: 'running', publish: body.publish };
        if (!(await setImport(tx, id, ['preview'], set))) throw conflict(staffWords().alreadyRunning);
        await leaveItems(tx, id, body.leave);
        if ((await hasPosts(tx, id)) && !(await oldestType(tx, 'post'))) {
          const type = await addType({ pages }, tx, { kind: 'post', inMenu: body.publish }, by.accountId);
          await noteMade(tx, id, { type });
        }
        await queueImport(tx, jobs, { websiteId: site.id, importId: id });
        return present(await readImport(tx, id));
      }),

    'POST /api/wordpress/import/{id}/undo': ({ db }, { params: { id } }) =>
      db(async (tx) => {
        await readImport(tx, id);
        if (!(await setImport(tx, id, ['done'], { status: 'undone' })))
          throw conflict(staffWords().onlyFinishedUndone);
        for (const { kind, made_id: made } of await madeBy(tx, id))
          if (made) await (kind === 'picture' ? trashFile : deleteMade)(tx, made);
        const blog = await oldestType(tx, 'post');
        const terms = await removeUnused(tx, await addedByUndone(tx));
        if (blog)
          await deleteRedirectsTo(
            tx,
            terms.flatMap(({ kind, slug }) => {
              const path = termPath(blog.page_slug, kind, slug);
              return [path, feedOf(path)];
            }),
          );
        return present(await readImport(tx, id));
      }),
  });

/** Entries in the trash are deleted too, because the import is undone as a whole. */
async function deleteMade(tx: Tx, id: string): Promise<void> {
  if (!(await deletePage(tx, id))) await eraseTrashed(tx, [id]);
}

const upload = z.object({
  name: z.string().optional(),
  /** What the file was exported from. */
  from: z.enum(['wordpress', 'ghost']).optional(),
  /** The address of a Ghost site, which its export doesn’t contain: images are downloaded from there. */
  address: z.string().optional(),
});

/** Receives a file, which is read while it arrives. */
export const wordpressCall: StreamedCall = {
  method: 'POST',
  path: '/api/wordpress/import',
  described: {
    summary: 'Upload a WordPress export (WXR) or a Ghost export (JSON) and read its contents',
    query: upload,
    takes: { type: ['application/xml', 'application/json'] },
    gives: { type: 'application/json', schema: wordpressImport },
    status: 201,
  },
  who: 'owner',
  area: 'pages',
  publishes: true,
  handle: async ({ by, db }, incoming, reply) => {
    const query = upload.safeParse(incoming.query);
    if (!query.success) throw invalid(staffWords().sendEachOnce);
    const { name = '', from = 'wordpress', address = '' } = query.data;
    const id = await stageExport(db, {
      bytes: incoming.raw,
      name: name.slice(0, 200),
      from,
      address,
      by: by.accountId,
    });
    return reply.code(201).send(await db(async (tx) => present(await readImport(tx, id))));
  },
};
