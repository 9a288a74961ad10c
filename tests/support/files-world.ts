import { randomBytes } from 'node:crypto';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import { startPreparing } from '../../src/features/files/server/index.ts';
import { eventually } from './eventually.ts';
import { formOf, type Part } from './forms.ts';
import type { Answered } from './http.ts';
import { untilLookedAt } from './rows.ts';
import { twoSites, type MarkedSite, type World } from './two-sites.ts';

export interface FilesWorld extends World {
  /** Sends files as the owner of a site. */
  upload: (files: Part[], more?: Part[], site?: MarkedSite) => Promise<Answered>;
  /** Uploads one file, which must be accepted. */
  add: (name: string, bytes: Buffer, more?: Part[]) => Promise<LibraryFile>;
  /** As the owner of the first site. */
  own: (method: string, path: string, body?: unknown) => Promise<Answered>;
  fetch: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;
  ready: (id: string) => Promise<LibraryFile>;
}

export const file = (fileName: string, bytes: Buffer | string): Part => ({
  name: 'files',
  fileName,
  bytes: Buffer.from(bytes),
});

export async function filesWorld(settings: Record<string, string> = {}): Promise<FilesWorld> {
  const world = await twoSites(settings);
  await startPreparing(world.app.files, world.app.visits.lately);
  await untilLookedAt(world.admin, ['files']);
  const { one, ask } = world;
  const upload: FilesWorld['upload'] = (files, more = [], site = one) =>
    ask({
      host: site.host,
      method: 'POST',
      path: '/api/files/',
      cookie: site.owner.cookie,
      ...formOf([...more, ...files]),
    });
  const own: FilesWorld['own'] = (method, path, body) =>
    ask({ host: one.host, method, path, cookie: one.owner.cookie, ...(body === undefined ? {} : { body }) });
  return {
    ...world,
    upload,
    own,
    add: async (name, bytes, more = []) => {
      const reply = await upload([file(name, bytes)], more);
      const [made] = reply.status === 201 ? (reply.json() as LibraryFile[]) : [];
      if (!made) throw new Error(`${reply.status} ${reply.text}`);
      return made;
    },
    fetch: (path, headers = {}, method = 'GET') => ask({ host: one.host, path, headers, method }),
    ready: (id) =>
      eventually(
        async () => (await own('GET', `/api/file/${id}`)).json() as LibraryFile,
        ({ state }) => state !== 'waiting',
        { what: 'the file is prepared' },
      ),
  };
}

let texts = 0;
/** Text that is in no other file. */
export const freshText = (length = 40): Buffer =>
  Buffer.from(`${(texts += 1)} ${randomBytes(length).toString('hex')}`.slice(0, Math.max(length, 8)));
