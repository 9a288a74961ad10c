import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import type { Engine } from './engine.ts';
import { usePlayer } from './player-store.ts';
import css from './player.module.css';

/** Why nothing plays, and what can be done. */
export function ProblemNotice({ engine }: { engine: Engine }) {
  const t = useMessages(playerWords);
  const problem = usePlayer((player) => player.problem);
  const others = usePlayer((player) => player.queue.tracks.length > 1);
  return (
    <div className={css.problem} role="alert">
      <p>{problem ? t[problem] : t.playbackStopped}</p>
      {problem !== 'gone' && (
        <button type="button" className={css.word} onClick={engine.resume}>
          {t.tryAgain}
        </button>
      )}
      {others && problem !== 'line' && (
        <button type="button" className={css.word} onClick={engine.next}>
          {t.playNextTrack}
        </button>
      )}
    </div>
  );
}
