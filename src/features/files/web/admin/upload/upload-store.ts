import { create } from 'zustand';
import { noteSessionEnded, useSessionEnded } from '../../../../../lib/admin-ui/session-state.ts';
import { randomId } from '../../../../../lib/values/random-id.ts';
import { forgetUpload, keepUpload, takeOverUploads } from './kept-uploads.ts';
import { type Transfer, transfer, type Trouble } from './transfer.ts';
import { isAtRisk, nextToSend, smoothRate, type Upload } from './uploads.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Uploads of this window, in the order of selection. They continue on any screen. */
export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

const transfers = new Map<string, Transfer>();
const files = new Map<string, File>();
const ticks = new Map<string, { at: number; sent: number }>();

/** Milliseconds until a retry after a lost connection; and between two updates of a progress bar. */
const TRY_AGAIN = 5000;
const REDRAW = 250;

const all = () => useUploads.getState().uploads;
const find = (id: string) => all().find((upload) => upload.id === id);
const change = (id: string, part: Partial<Upload>) =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));

function drop(id: string): void {
  transfers.delete(id);
  files.delete(id);
  ticks.delete(id);
  void forgetUpload(id).catch(() => {});
}

function onProgress(id: string, sent: number): void {
  const now = performance.now();
  const last = ticks.get(id);
  if (!last) return void ticks.set(id, { at: now, sent });
  if (now - last.at < REDRAW) return undefined;
  ticks.set(id, { at: now, sent });
  const rate = smoothRate(find(id)?.rate ?? 0, Math.max(0, sent - last.sent), now - last.at);
  return change(id, { sent, rate });
}

function onTrouble(id: string, { status, sentence }: Trouble): void {
  const words = messagesNow(filesAdmin);
  ticks.delete(id);
  if (status === 401) {
    noteSessionEnded();
    change(id, {
      state: 'offline',
      rate: 0,
      problem: words.youveBeenSignedOutSign,
    });
  } else if (status === 0) {
    change(id, {
      state: 'offline',
      rate: 0,
      problem: words.youreOfflineTheUploadContinues,
    });
    setTimeout(goOn, TRY_AGAIN);
  } else {
    const problem = sentence || words.thisFileCouldntBeUploaded;
    change(id, { state: 'failed', rate: 0, problem });
    // A refused upload is not restarted when the window reloads.
    if (status < 500) void forgetUpload(id).catch(() => {});
  }
  pump();
}

function send(upload: Upload): void {
  const { id, folder, replaces } = upload;
  const file = files.get(id);
  if (!file) return change(id, { state: 'lost' });
  const own =
    transfers.get(id) ??
    transfer(
      file,
      { folder, ...(replaces === undefined ? {} : { replaces }) },
      {
        progress: (sent) => onProgress(id, sent),
        done: ({ fileId, known }) => {
          drop(id);
          change(id, { state: 'done', sent: upload.size, rate: 0, problem: null, fileId, known });
          pump();
        },
        failed: (trouble) => onTrouble(id, trouble),
      },
    );
  transfers.set(id, own);
  change(id, { state: 'sending', problem: null });
  return void own.start();
}

function pump(): void {
  nextToSend(all()).forEach(send);
}

/** Retries uploads that waited for the connection or for a new sign-in. */
function goOn(): void {
  const waiting = all().filter(({ state }) => state === 'offline');
  if (waiting.length === 0 || useSessionEnded.getState().ended) return;
  waiting.forEach(({ id }) => change(id, { state: 'waiting', problem: null }));
  pump();
}

/** A file with its target folder. */
export interface Chosen {
  file: File;
  folder: string;
  replaces?: string;
}

/** Adds files to the queue. @returns ids of their uploads, in the same order */
export function addUploads(chosen: readonly Chosen[]): string[] {
  const added = chosen.map(({ file, folder, replaces }): Upload => {
    const id = randomId();
    files.set(id, file);
    return {
      id,
      name: file.name,
      folder,
      type: file.type,
      size: file.size,
      sent: 0,
      rate: 0,
      state: 'waiting',
      problem: null,
      fileId: null,
      known: false,
      ...(replaces === undefined ? {} : { replaces }),
    };
  });
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  for (const upload of added) {
    const file = files.get(upload.id);
    if (file) void keepUpload(upload, file).catch(() => {});
  }
  pump();
  return added.map(({ id }) => id);
}

export function pauseUpload(id: string): void {
  const state = find(id)?.state;
  if (state !== 'waiting' && state !== 'sending' && state !== 'offline') return;
  ticks.delete(id);
  change(id, { state: 'paused', rate: 0, problem: null });
  void transfers.get(id)?.pause();
  pump();
}

/** After a pause, a failure or a lost connection. */
export function resumeUpload(id: string): void {
  change(id, { state: files.has(id) ? 'waiting' : 'lost', problem: null });
  pump();
}

/** Stops it and removes it from the list and the server. */
export function cancelUpload(id: string): void {
  void transfers.get(id)?.cancel();
  drop(id);
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
  pump();
}

/** Accepts the file that the browser did not keep, chosen again. @returns false if it is another one */
export function findAgain(id: string, file: File): boolean {
  const upload = find(id);
  if (!upload || upload.name !== file.name || upload.size !== file.size) return false;
  files.set(id, file);
  resumeUpload(id);
  return true;
}

export const pauseAll = (): void => all().forEach(({ id }) => pauseUpload(id));
export const resumeAll = (): void =>
  all().forEach(({ id, state }) => (state === 'paused' || state === 'offline') && resumeUpload(id));
export function clearEnded(): void {
  all().forEach(({ id, state }) => state === 'failed' && drop(id));
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.filter(({ state }) => state !== 'done' && state !== 'failed'),
  }));
}

let begun = false;

/** Once per window: resumes abandoned uploads, and warns before the window closes during one. */
export function startUploads(): void {
  if (begun) return;
  begun = true;
  addEventListener('online', goOn);
  useSessionEnded.subscribe(({ ended }) => !ended && goOn());
  addEventListener('beforeunload', (event) => {
    if (all().some(isAtRisk)) event.preventDefault();
  });
  void takeOverUploads()
    .then((kept) => {
      const taken = kept.map(({ file, by: _by, at: _at, ...upload }): Upload => {
        if (file) files.set(upload.id, file);
        const state = file ? 'waiting' : 'lost';
        return { ...upload, sent: 0, rate: 0, state, problem: null, fileId: null, known: false };
      });
      if (taken.length === 0) return;
      useUploads.setState(({ uploads }) => ({ uploads: [...taken, ...uploads] }));
      pump();
    })
    .catch(() => {});
}
