import { audioSource } from './audio-source.ts';
import { findProblem } from './find-problem.ts';
import { keepQueue } from './kept.ts';
import { heardTrack, isSounding, usePlayer } from './player-store.ts';
import { emptyQueue, type Queue, step } from './queue.ts';
import { silenceWatch } from './silence.ts';

/** Start delay of spec.md section 9. */
const START_DELAY = 500;

export type Playback = ReturnType<typeof createPlayback>;

/** Starts, pauses and continues the chosen track, and keeps the position for the next visit. */
export function createPlayback(element: HTMLAudioElement, applySound: () => void) {
  const { getState: state, setState: set } = usePlayer;
  const source = audioSource(element);
  const silence = silenceWatch();
  let starting: ReturnType<typeof setTimeout> | undefined;
  let keptAt = 0;

  const stopWaiting = () => {
    clearTimeout(starting);
    silence.stop();
  };
  const keep = () => {
    keptAt = performance.now();
    const { queue, time } = state();
    keepQueue({ queue, time });
  };
  const begin = () => {
    silence.begin();
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
    source.load(track, 0);
    applySound();
    keep();
    starting = setTimeout(begin, START_DELAY);
  };
  const resume = () => {
    const track = heardTrack(state());
    if (!track) return;
    stopWaiting();
    const fresh = !element.src || state().phase === 'failed' || element.error !== null;
    set({ phase: 'waiting', problem: null });
    if (fresh) {
      source.load(track, state().time);
      applySound();
    }
    begin();
  };
  const pause = () => {
    stopWaiting();
    element.pause();
    if (isSounding(state())) set({ phase: 'paused' });
    keep();
  };
  return {
    silence,
    keep,
    /** When the queue and position were last kept, by `performance.now()`. */
    keptAt: () => keptAt,
    isSeeking: source.isSeeking,
    start,
    move: (by: 1 | -1) => {
      const { queue } = state();
      start({ ...queue, index: step(queue, by) });
    },
    resume,
    pause,
    fail: async () => {
      const track = heardTrack(state());
      if (!track?.audio || state().phase === 'closed') return;
      stopWaiting();
      set({ phase: 'failed', problem: navigator.onLine ? null : 'line' });
      const problem = await findProblem(track.audio);
      if (heardTrack(state())?._id === track._id && state().phase === 'failed') set({ problem });
    },
    seek: (seconds: number) => {
      const { duration } = state();
      const time = Math.max(0, Math.min(duration || seconds, seconds));
      set({ time });
      source.seek(time);
      keep();
    },
    /** Clears the player, as if nothing had been played. */
    close: () => {
      stopWaiting();
      set({ queue: emptyQueue, phase: 'closed', problem: null, time: 0, duration: 0 });
      element.pause();
      element.removeAttribute('src');
      element.load();
      keep();
    },
  };
}
