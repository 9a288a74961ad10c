import { create } from 'zustand';
import type { AudioTrack } from '../../../contract.ts';
import { emptyQueue, type Queue } from './queue.ts';

/**
 * `starting`: chosen, begins in half a second. `waiting`: its bytes have not arrived yet. `remembered`: from an earlier visit,
 * continued by a press, because browsers start no audio without one.
 */
export type Phase = 'closed' | 'starting' | 'playing' | 'waiting' | 'paused' | 'remembered' | 'failed';

/** Why nothing is audible: the file is gone, the connection is lost, or the browser cannot play it. */
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
  /** 1 is the original speed. */
  speed: number;
  /** Whether keyboard shortcuts work outside the player too. */
  keys: boolean;
  /** Minimised to one round button. */
  minimised: boolean;
}

/** The state of every play button and the player. Only the engine changes it. */
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

/** Whether a press on a track's button means "stop". */
export const isSounding = ({ phase }: Pick<Player, 'phase'>): boolean =>
  phase === 'playing' || phase === 'starting' || phase === 'waiting';
