import type { Engine } from './engine.ts';
import { type Problem, usePlayer } from './player-store.ts';
import css from './player.module.css';

const sentences: Record<Problem, string> = {
  gone: 'This track is no longer available.',
  line: 'The connection was lost. Your position has been kept.',
  broken: 'Your browser can’t play this track.',
};

/** Why it is silent, and what can be done. */
export function ProblemNotice({ engine }: { engine: Engine }) {
  const problem = usePlayer((player) => player.problem);
  const others = usePlayer((player) => player.queue.tracks.length > 1);
  return (
    <div className={css.problem} role="alert">
      <p>{problem ? sentences[problem] : 'Playback stopped.'}</p>
      {problem !== 'gone' && (
        <button type="button" className={css.word} onClick={engine.resume}>
          Try again
        </button>
      )}
      {others && problem !== 'line' && (
        <button type="button" className={css.word} onClick={engine.next}>
          Play next track
        </button>
      )}
    </div>
  );
}
