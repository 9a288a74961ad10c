import type { AudioTrack } from '../../../contract.ts';
import { keepSound } from './kept.ts';
import { createPlayback, type Playback } from './playback.ts';
import { isSounding, type Player, usePlayer } from './player-store.ts';
import { choose, moved, type Queue, without } from './queue.ts';

/** Going back within the first seconds means the previous track; later the beginning of this one. */
const BEGINNING = 3;

const { getState: state, setState: set } = usePlayer;

/** The player's API. There is one, with one audio element, for the whole visit. */
export type Engine = ReturnType<typeof createEngine>;

export function createEngine(element: HTMLAudioElement) {
  const applySound = () => {
    const { volume, muted, speed } = state();
    element.volume = volume;
    element.muted = muted;
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
  };
  const playback = createPlayback(element, applySound);
  const { start, move, resume, pause, seek, close, keep } = playback;
  followElement(element, playback);
  const change = (queue: Queue) => {
    set({ queue });
    keep();
  };
  return {
    element,
    /** Sets the playlist and starts the chosen track, if it has audio. */
    play: (tracks: readonly AudioTrack[], index: number) => {
      const { queue } = state();
      const chosen = choose(queue, tracks, index);
      if (chosen !== queue) start(chosen);
    },
    toggle: () => (isSounding(state()) ? pause() : resume()),
    resume,
    pause,
    next: () => move(1),
    previous: () => (state().time > BEGINNING ? seek(0) : move(-1)),
    seek,
    /** Relative seconds. */
    skip: (seconds: number) => seek(state().time + seconds),
    jump: (index: number) => start({ ...state().queue, index }),
    remove: (position: number) => {
      const { queue } = state();
      const left = without(queue, position);
      if (left.tracks.length === 0) close();
      else if (position === queue.index) start(left);
      else change(left);
    },
    move: (from: number, to: number) => change(moved(state().queue, from, to)),
    /** Updates the queue with the current state of its tracks; playback continues. */
    renew: (queue: Queue) => change(queue),
    close,
    sound: (given: Partial<Pick<Player, 'volume' | 'muted' | 'speed' | 'keys' | 'minimised'>>) => {
      set(given);
      applySound();
      keepSound(state());
    },
    applySound,
  };
}

/** Takes over what happens to the element into the player's state. */
function followElement(element: HTMLAudioElement, playback: Playback): void {
  const { silence, keep } = playback;
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    element.addEventListener(name, handle);
  on('playing', () => {
    silence.stop();
    set({ phase: 'playing', problem: null });
  });
  on('pause', () => {
    // Also by the system: a call, unplugged headphones.
    if (state().phase === 'playing' && !element.ended) playback.pause();
  });
  on('waiting', () => {
    if (state().phase !== 'playing') return;
    set({ phase: 'waiting' });
    silence.begin();
  });
  on('durationchange', () => {
    if (Number.isFinite(element.duration)) set({ duration: element.duration });
  });
  on('timeupdate', () => {
    // A new source reports its beginning before the position where it is to continue.
    if (playback.isSeeking() || state().phase === 'starting') return;
    set({ time: element.currentTime });
    if (performance.now() - playback.keptAt() > 1000) keep();
  });
  on('ended', () => playback.move(1));
  on('error', () => void playback.fail());
  window.addEventListener('online', () => {
    if (state().problem === 'line') playback.resume();
  });
  window.addEventListener('pagehide', () => {
    if (state().phase !== 'closed') keep();
  });
}
