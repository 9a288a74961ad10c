import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { filesContract } from '../../contract.ts';
import { deleteFolder, ensureFolder, findFolder, listFolders, renameFolder } from './folder-queries.ts';
import { failedBy } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

type FolderCalls = Extract<keyof typeof filesContract, `${string}/files/folders${string}`>;

const noFolder = () => notFound(staffWords().folderGone);
const taken = (path: string) => conflict(staffWords().folderExists({ path }));
const needsName = (field: string) =>
  invalid(staffWords().enterFolderName, { [field]: staffWords().enterName });

export const folderHandlers: Handlers<Pick<typeof filesContract, FolderCalls>> = {
  'GET /api/files/folders': ({ db }) => db((tx) => listFolders(tx)),

  'POST /api/files/folders': ({ db }, { body: { path } }) =>
    db(async (tx) => {
      if (path === '') throw needsName('path');
      if (!(await ensureFolder(tx, path))) throw taken(path);
      return { path, files: 0 };
    }),

  'POST /api/files/folders/rename': async ({ db }, { body: { from, to } }) => {
    if (from === '' || to === '') throw needsName(from === '' ? 'from' : 'to');
    if (`${to}/`.startsWith(`${from}/`) && to !== from)
      throw invalid(staffWords().folderIntoItself, { to: staffWords().insideItself });
    const renaming = db(async (tx) => {
      const parent = to.split('/').slice(0, -1).join('/');
      await ensureFolder(tx, parent);
      if ((await renameFolder(tx, from, to)) === 0) throw noFolder();
      const folders = await listFolders(tx);
      return folders.find(({ path }) => path === to) ?? { path: to, files: 0 };
    });
    return renaming.catch((error: unknown) => {
      if (failedBy(error, 'unique')) throw taken(to);
      if (failedBy(error, 'check')) throw invalid(staffWords().pathTooLong, { to: staffWords().tooLong });
      throw error;
    });
  },

  'POST /api/files/folders/delete': async ({ db }, { body: { path } }) => {
    const full = () => conflict(staffWords().folderNotEmpty({ path }));
    const deleting = db(async (tx) => {
      if (await deleteFolder(tx, path)) return;
      throw (await findFolder(tx, path)) ? full() : noFolder();
    });
    await deleting.catch((error: unknown) => {
      // It contains a file, or one is just arriving.
      throw failedBy(error, 'foreignKey') ? full() : error;
    });
    return undefined;
  },
};
