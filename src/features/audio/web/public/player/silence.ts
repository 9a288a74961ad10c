import { findProblem } from './find-problem.ts';
import { heardTrack, isSounding, usePlayer } from './player-store.ts';

/** Silence longer than on a slow connection. */
const PATIENCE = 8_000;

/** Long silence means a lost or a slow connection; only a request can tell. */
export function silenceWatch() {
  const { getState: state, setState: set } = usePlayer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const begin = () => {
    stop();
    timer = setTimeout(() => {
      const track = heardTrack(state());
      if (!track?.audio || !isSounding(state())) return;
      void findProblem(track.audio).then((problem) => {
        if (heardTrack(state())?._id !== track._id || state().phase === 'playing' || !isSounding(state()))
          return;
        if (problem === 'broken') begin();
        else set({ phase: 'failed', problem });
      });
    }, PATIENCE);
  };
  return { begin, stop };
}
