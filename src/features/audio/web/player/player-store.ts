import { create } from 'zustand';
import type { AudioTrack } from '../../contract.ts';
import { emptyQueue, type Queue } from './queue.ts';

/**
 * `starting`: chosen, begins in half a second. `waiting`: its bytes have not come yet. `remembered`: from an earlier visit,
 * to be continued by a press, since browsers start no sound by themselves.
 */
export type Phase = 'closed' | 'starting' | 'playing' | 'waiting' | 'paused' | 'remembered' | 'failed';

/** Why nothing is heard: the file has gone, the line is lost, or the browser cannot play it. */
export type Problem = 'gone' | 'line' | 'broken';

export interface Player {
  queue: Queue;
  phase: Phase;
  problem: Problem | null;
  /** Seconds, both. */
  time: number;
  duration: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** 1 is as recorded. */
  speed: number;
  /** Keys of the keyboard work outside the player too. */
  keys: boolean;
  /** Shown as one round button. */
  minimised: boolean;
}

/** What every play button and the player itself show. Changed by the engine alone. */
export const usePlayer = create<Player>()(() => ({
  queue: emptyQueue,
  phase: 'closed',
  problem: null,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
  keys: true,
  minimised: false,
}));

export const heardTrack = ({ queue }: Pick<Player, 'queue'>): AudioTrack | undefined =>
  queue.tracks[queue.index];

/** True where a press on a track's button means "stop". */
export const isSounding = ({ phase }: Pick<Player, 'phase'>): boolean =>
  phase === 'playing' || phase === 'starting' || phase === 'waiting';
