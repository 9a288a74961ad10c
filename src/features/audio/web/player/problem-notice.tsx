import type { Engine } from './engine.ts';
import { type Problem, usePlayer } from './player-store.ts';
import css from './player.module.css';

const sentences: Record<Problem, string> = {
  gone: 'This track is not here any more.',
  line: 'The line was lost. Your place is kept.',
  broken: 'Your browser cannot play this track.',
};

/** Why it is silent, and what can be done. */
export function ProblemNotice({ engine }: { engine: Engine }) {
  const problem = usePlayer((player) => player.problem);
  const others = usePlayer((player) => player.queue.tracks.length > 1);
  return (
    <div className={css.problem} role="alert">
      <p>{problem ? sentences[problem] : 'The track has stopped.'}</p>
      {problem !== 'gone' && (
        <button type="button" className={css.word} onClick={engine.resume}>
          Try again
        </button>
      )}
      {others && problem !== 'line' && (
        <button type="button" className={css.word} onClick={engine.next}>
          Play the next one
        </button>
      )}
    </div>
  );
}
