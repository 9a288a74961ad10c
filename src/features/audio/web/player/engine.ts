import type { AudioTrack } from '../../contract.ts';
import { findProblem } from './find-problem.ts';
import { keepQueue, keepSound } from './kept.ts';
import { heardTrack, isSounding, type Player, usePlayer } from './player-store.ts';
import { choose, emptyQueue, moved, type Queue, step, without } from './queue.ts';

/** Start delay of spec.md section 9. */
const START_DELAY = 500;
/** Silence longer than on a slow connection. */
const PATIENCE = 8_000;
/** Going back within the first seconds means the previous track; later the beginning of this one. */
const BEGINNING = 3;

/** The player's API. There is one, with one audio element, for the whole visit. */
export type Engine = ReturnType<typeof createEngine>;

export function createEngine(element: HTMLAudioElement) {
  const { getState: state, setState: set } = usePlayer;
  let starting: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Where to continue once the duration is known, in seconds. */
  let goOnAt: number | null = null;
  let keptAt = 0;

  const stopWaiting = () => {
    clearTimeout(starting);
    clearTimeout(patience);
  };
  const keep = () => {
    keptAt = performance.now();
    const { queue, time } = state();
    keepQueue({ queue, time });
  };
  const sound = (change: Partial<Pick<Player, 'volume' | 'muted' | 'speed' | 'keys' | 'minimised'>>) => {
    set(change);
    applySound();
    keepSound(state());
  };
  const applySound = () => {
    const { volume, muted, speed } = state();
    element.volume = volume;
    element.muted = muted;
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
  };

  const load = (track: AudioTrack, at: number) => {
    goOnAt = at > 0 ? at : null;
    element.src = track.audio ?? '';
    // Called while a press is handled, this allows Safari to play later.
    element.load();
    applySound();
  };
  /** Long silence means a lost or a slow connection; only a request can tell. */
  const beginPatience = () => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      const track = heardTrack(state());
      if (!track?.audio || !isSounding(state())) return;
      void findProblem(track.audio).then((problem) => {
        if (heardTrack(state())?._id !== track._id || state().phase === 'playing' || !isSounding(state()))
          return;
        if (problem === 'broken') beginPatience();
        else set({ phase: 'failed', problem });
      });
    }, PATIENCE);
  };
  const begin = () => {
    beginPatience();
    element.play().catch((error: unknown) => {
      // Without a press, the browser refuses; the player offers to continue instead.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      stopWaiting();
      set({ phase: 'remembered' });
    });
  };
  const start = (queue: Queue) => {
    const track = heardTrack({ queue });
    if (!track) return;
    stopWaiting();
    element.pause();
    set({ queue, phase: 'starting', problem: null, time: 0, duration: track.duration ?? 0 });
    load(track, 0);
    keep();
    starting = setTimeout(begin, START_DELAY);
  };
  const move = (by: 1 | -1) => {
    const { queue } = state();
    start({ ...queue, index: step(queue, by) });
  };
  const fail = async () => {
    const track = heardTrack(state());
    if (!track?.audio || state().phase === 'closed') return;
    stopWaiting();
    set({ phase: 'failed', problem: navigator.onLine ? null : 'line' });
    const problem = await findProblem(track.audio);
    if (heardTrack(state())?._id === track._id && state().phase === 'failed') set({ problem });
  };
  const resume = () => {
    const track = heardTrack(state());
    if (!track) return;
    stopWaiting();
    const fresh = !element.src || state().phase === 'failed' || element.error !== null;
    set({ phase: 'waiting', problem: null });
    if (fresh) load(track, state().time);
    begin();
  };
  const pause = () => {
    stopWaiting();
    element.pause();
    if (isSounding(state())) set({ phase: 'paused' });
    keep();
  };

  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    element.addEventListener(name, handle);
  on('playing', () => {
    clearTimeout(patience);
    set({ phase: 'playing', problem: null });
  });
  on('pause', () => {
    // Also by the system: a call, unplugged headphones.
    if (state().phase === 'playing' && !element.ended) pause();
  });
  on('waiting', () => {
    if (state().phase !== 'playing') return;
    set({ phase: 'waiting' });
    beginPatience();
  });
  on('loadedmetadata', () => {
    if (goOnAt !== null && goOnAt < element.duration) element.currentTime = goOnAt;
    goOnAt = null;
  });
  on('durationchange', () => {
    if (Number.isFinite(element.duration)) set({ duration: element.duration });
  });
  on('timeupdate', () => {
    // A new source reports its beginning before the position where it is to continue.
    if (goOnAt !== null || state().phase === 'starting') return;
    set({ time: element.currentTime });
    if (performance.now() - keptAt > 1000) keep();
  });
  on('ended', () => move(1));
  on('error', () => void fail());
  window.addEventListener('online', () => {
    if (state().problem === 'line') resume();
  });
  window.addEventListener('pagehide', () => {
    if (state().phase !== 'closed') keep();
  });

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
    sound,
    applySound,
  };

  function seek(seconds: number): void {
    const { duration } = state();
    const time = Math.max(0, Math.min(duration || seconds, seconds));
    set({ time });
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = time;
    else goOnAt = time;
    keep();
  }
  function change(queue: Queue): void {
    set({ queue });
    keep();
  }
  /** Clears the player, as if nothing had been played. */
  function close(): void {
    stopWaiting();
    set({ queue: emptyQueue, phase: 'closed', problem: null, time: 0, duration: 0 });
    element.pause();
    element.removeAttribute('src');
    element.load();
    keep();
  }
}
