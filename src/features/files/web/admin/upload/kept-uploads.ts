import { localStore } from '../../../../../lib/admin-ui/editing/local-store.ts';
import { randomId } from '../../../../../lib/values/random-id.ts';
import type { Upload } from './uploads.ts';

/** Larger ones are not copied into the browser's storage; the user chooses them again. */
const MOST_KEPT = 200_000_000;
/** Milliseconds after which the server has deleted an unfinished upload. */
const EXPIRES = 24 * 60 * 60 * 1000;

interface Kept extends Pick<Upload, 'id' | 'name' | 'folder' | 'size' | 'type' | 'replaces'> {
  file: File | null;
  /** The window that sends it. */
  by: string;
  at: number;
}

const me = randomId();
const lockOf = (by: string) => `uploads ${by}`;
const keyOf = (id: string) => `upload ${id}`;

// Held for the lifetime of this window, so that another one knows which uploads are abandoned.
if ('locks' in navigator) void navigator.locks.request(lockOf(me), () => new Promise(() => {}));

/** Records an upload, in case the window reloads. Not every browser has space; then nothing is kept. */
export async function keepUpload(upload: Upload, file: File): Promise<void> {
  const { id, name, folder, size, type, replaces } = upload;
  const kept: Kept = {
    id,
    name,
    folder,
    size,
    type,
    ...(replaces === undefined ? {} : { replaces }),
    file: size <= MOST_KEPT ? file : null,
    by: me,
    at: Date.now(),
  };
  await localStore.put(keyOf(id), kept).catch(() => localStore.put(keyOf(id), { ...kept, file: null }));
}

export const forgetUpload = (id: string): Promise<void> => localStore.remove(keyOf(id));

/** Uploads left by a closed window; each belongs to this window from now on. */
export async function takeOverUploads(): Promise<Kept[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const found = (await localStore.getAll('upload ')) as Kept[];
  const mine: Kept[] = [];
  for (const kept of found) {
    if (Date.now() - kept.at > EXPIRES) await forgetUpload(kept.id);
    else if (!alive.has(lockOf(kept.by))) {
      await localStore.put(keyOf(kept.id), { ...kept, by: me });
      mine.push(kept);
    }
  }
  return mine;
}
