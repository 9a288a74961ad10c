export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'lost' | 'failed' | 'done';

export interface Upload {
  id: string;
  name: string;
  folder: string;
  /** Media type, guessed by the browser. */
  type: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Bytes per second, smoothed. */
  rate: number;
  /**
   * `offline`: resumes automatically when the connection is back. `lost`: started before a reload, and the browser did
   * not keep the file; the user chooses it again.
   */
  state: UploadState;
  /** The problem, for users. */
  problem: string | null;
  /** The library's id, once complete. */
  fileId: string | null;
  /** The content was in the library already. */
  known: boolean;
  /** The file whose content this replaces. */
  replaces?: string;
}

/** In progress, or able to continue. */
export const isOpen = ({ state }: Upload): boolean => state !== 'done' && state !== 'failed';
/** What is lost if the window closes now. */
export const isAtRisk = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'offline';

export const MOST_AT_ONCE = 3;

/** The next ones to start, so that no more than three are in progress. */
export function nextToSend(uploads: readonly Upload[]): Upload[] {
  const busy = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, MOST_AT_ONCE - busy));
}

/** New speeds count for a third: steady enough to read, current enough to be useful. */
export const smoothRate = (before: number, bytes: number, milliseconds: number): number => {
  const now = (bytes / Math.max(milliseconds, 1)) * 1000;
  return before === 0 ? now : before + (now - before) / 3;
};

export interface Totals {
  count: number;
  done: number;
  failed: number;
  /** The total size of open and finished uploads. */
  size: number;
  sent: number;
  /** Seconds, if the speed is known. */
  left: number | null;
}

export function totalsOf(uploads: readonly Upload[]): Totals {
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const size = counted.reduce((sum, upload) => sum + upload.size, 0);
  const sent = counted.reduce(
    (sum, upload) => sum + (upload.state === 'done' ? upload.size : upload.sent),
    0,
  );
  const rate = uploads.reduce((sum, upload) => sum + (upload.state === 'sending' ? upload.rate : 0), 0);
  return {
    count: uploads.length,
    done: uploads.filter(({ state }) => state === 'done').length,
    failed: uploads.length - counted.length,
    size,
    sent,
    left: rate > 0 ? (size - sent) / rate : null,
  };
}

/** Whole percent; 100 only when nothing is left. */
export const percentOf = (sent: number, size: number): number =>
  size === 0 ? 0 : Math.min(sent >= size ? 100 : 99, Math.floor((sent / size) * 100));
