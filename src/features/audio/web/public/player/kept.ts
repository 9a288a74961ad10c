import type { AudioTrack } from '../../../contract.ts';
import { isPlayable, type Queue } from './queue.ts';

/** Queue and position; removed when the player is closed. `app/boot.ts` looks for it. */
export const QUEUE_KEY = 'sitewright-player';
const SOUND_KEY = 'sitewright-sound';

export interface KeptQueue {
  queue: Queue;
  time: number;
}
export interface KeptSound {
  volume: number;
  muted: boolean;
  speed: number;
  keys: boolean;
  minimised: boolean;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

type Unsure<T> = Partial<Record<keyof T, unknown>>;

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the queue lasts as long as the page.
  }
}

const isTrack = (value: unknown): value is AudioTrack => {
  const { _id, audio, header, artist, caption } = (value ?? {}) as Unsure<AudioTrack>;
  return (
    [_id, header, artist, caption].every((text) => typeof text === 'string') &&
    (audio === null || (typeof audio === 'string' && audio.startsWith('/')))
  );
};

const amount = (value: unknown, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= most ? value : otherwise;

/** Stored data may be old or invalid. */
export function keptQueue(): KeptQueue | null {
  const { tracks, index, time } = read(QUEUE_KEY);
  if (!Array.isArray(tracks) || !tracks.every(isTrack) || typeof index !== 'number') return null;
  if (!isPlayable(tracks[index])) return null;
  return { queue: { tracks, index }, time: amount(time, 1e6, 0) };
}

export const keepQueue = ({ queue: { tracks, index }, time }: KeptQueue): void =>
  write(QUEUE_KEY, tracks.length > 0 ? { tracks, index, time: Math.round(time * 10) / 10 } : null);

export function keptSound(): KeptSound {
  const { volume, muted, speed, keys, minimised } = read(SOUND_KEY) as Unsure<KeptSound>;
  return {
    volume: amount(volume, 1, 1),
    muted: muted === true,
    speed: SPEEDS.find((known) => known === speed) ?? 1,
    keys: keys !== false,
    minimised: minimised === true,
  };
}

export const keepSound = ({ volume, muted, speed, keys, minimised }: KeptSound): void =>
  write(SOUND_KEY, { volume, muted, speed, keys, minimised });
