import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, foundAll, invalid, notFound, refuse, staleVersion } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { deleteBelow } from '../../../../lib/storage/storage.ts';
import { filesContract, type FileUse, type LibraryFile } from '../../contract.ts';
import { cleanName } from '../../file-names.ts';
import { isRaster } from '../../file-types.ts';
import { ensureFolder, moveFiles } from './folder-queries.ts';
import { folderHandlers } from './folders.ts';
import { fileFolder } from '../keys.ts';
import { queuePreparing } from '../preparing/prepare-queue.ts';
import { presentFile } from './present.ts';
import { changeFile, type FileRow, findFile, type Listing, listFiles } from './queries.ts';
import { findRoom, roomTaken } from '../uploads/room-queries.ts';
import type { FileServices } from '../services.ts';
import { eraseTrashed, idsThere, restoreFiles, trashFile } from './trash-queries.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { staffWords } from '../staff-words.ts';

const gone = () => notFound(staffWords().fileDeleted);

export function fileOperations(services: FileServices) {
  return operations(filesContract, {
    'GET /api/files': (request, { query }) => list(request, '/api/files', query),
    'GET /api/files/audio': (request, { query }) =>
      list(request, '/api/files/audio', { ...query, kind: 'audio' }),
    'GET /api/files/images': (request, { query }) =>
      list(request, '/api/files/images', { ...query, kind: 'image' }),
    ...folderHandlers,

    'GET /api/file/{id}': async ({ db }, { params }) =>
      presentFile(await db((tx) => existing(tx, params.id))),

    'GET /api/file/{id}/uses': ({ db }, { params }) =>
      db(async (tx) => {
        await existing(tx, params.id);
        return services.findUses(tx, params.id);
      }),

    'PUT /api/file/{id}': ({ db }, { params, body }) =>
      db(async (tx) => {
        const { version, name, ...changes } = body;
        const row = await existing(tx, params.id);
        if ((changes.crop !== undefined || changes.focus !== undefined) && !isRaster(row.source_type))
          throw invalid(staffWords().onlyImagesCropped, {
            [changes.crop ? 'crop' : 'focus']: staffWords().onlyForImages,
          });
        await ensureFolder(tx, changes.folder ?? '');
        const named = name === undefined ? {} : { name: cleanName(name, row.type) };
        const changed = await changeFile(tx, row.id, { ...changes, ...named }, version);
        const now = await existing(tx, row.id);
        if (!changed) throw staleVersion('file', presentFile(now));
        if (changes.crop !== undefined || changes.focus !== undefined)
          await queuePreparing(services, tx, row.id);
        return presentFile(now);
      }),

    'POST /api/files/move': ({ db }, { body }) =>
      db(async (tx) => {
        await allExist(tx, body.files);
        await ensureFolder(tx, body.folder);
        return { moved: await moveFiles(tx, body.files, body.folder) };
      }),

    'POST /api/file/delete': async ({ db }, { body }) => {
      await db(async (tx) => {
        const row = await existing(tx, body.mongoId);
        if (!body.objectPath.replace(/^\/?files\//, '').startsWith(`${row.id}/`))
          throw invalid(staffWords().idAndPathDiffer, {
            objectPath: staffWords().pathOfAnotherFile,
          });
        const uses = body.force ? [] : await services.findUses(tx, row.id);
        if (uses.length > 0) throw refuse('file-in-use', inUse(row.name, uses), { current: uses });
        await trashFile(tx, row.id);
      });
      return undefined;
    },

    'POST /api/files/restore': ({ db }, { body }) =>
      db(async (tx) => {
        await allExist(tx, body.files);
        return { restored: await restoreFiles(tx, body.files) };
      }),

    'POST /api/files/erase': async ({ db, site, log }, { body }) => {
      const erased = await db(async (tx) => {
        if (body.files) await allExist(tx, body.files);
        const ids = await eraseTrashed(tx, body.files ?? null);
        if (body.files && ids.length < new Set(body.files).size) throw conflict(staffWords().onlyTrashErased);
        return ids;
      });
      // The sweep finds what fails here.
      await Promise.all(erased.map((id) => deleteBelow(services.storage, fileFolder(site.id, id)))).catch(
        (error: unknown) => log.warn({ err: error }, 'bytes of deleted files remain until the next sweep'),
      );
      return { erased: erased.length };
    },

    'GET /api/files/room': ({ db }) =>
      db(async (tx) => {
        const own = await findRoom(tx);
        const { used } = await roomTaken(tx);
        const { perFile, perSite } = services.limits;
        return { used, perSite: own?.per_site ?? perSite, perFile: own?.per_file ?? perFile };
      }),
  });
}

async function list(request: SiteRequest, path: string, query: Listing): Promise<LibraryFile[]> {
  const rows = await request.db((tx) => listFiles(tx, { ...query, limit: query.limit + 1 }));
  const asked = path === '/api/files' ? query : { ...query, kind: undefined };
  return nextPage(request, path, asked, rows, ({ id }) => id).map(presentFile);
}

async function existing(tx: Tx, id: string): Promise<FileRow> {
  const row = await findFile(tx, id);
  if (!row) throw gone();
  return row;
}

async function allExist(tx: Tx, ids: readonly string[]): Promise<void> {
  const there = ids.length > 0 ? await idsThere(tx, [...new Set(ids)]) : [];
  foundAll(ids, there.length, staffWords().oneFileGone);
}

function inUse(name: string, uses: FileUse[]): string {
  const shown = uses.slice(0, 3).map(({ what, label }) => `${what} “${label}”`);
  const more = uses.length > shown.length ? ` and ${uses.length - shown.length} more` : '';
  return `“${name}” is in use: ${shown.join(', ')}${more}.`;
}
