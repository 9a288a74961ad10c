import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import type { Engine } from './engine.ts';
import { PlayerIcon } from './icons.tsx';
import { SPEEDS } from './kept.ts';
import { usePlayer } from './player-store.ts';
import css from './player.module.css';

/** Speed and volume. On a phone they are shown together with the queue. */
export function SoundControls({ engine, wide }: { engine: Engine; wide: boolean }) {
  const t = useMessages(playerWords);
  const speed = usePlayer((player) => player.speed);
  const muted = usePlayer((player) => player.muted);
  const volume = usePlayer((player) => player.volume);
  return (
    <div className={css.sound} data-shown={wide || undefined}>
      <label>
        <span className="visually-hidden">{t.speed}</span>
        <select
          className={css.speed}
          value={speed}
          onChange={({ currentTarget }) => engine.sound({ speed: Number(currentTarget.value) })}
        >
          {SPEEDS.map((known) => (
            <option key={known} value={known}>
              {known}×
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={css.control}
        onClick={() => engine.sound({ muted: !muted })}
        title={muted ? t.unmute : t.mute}
      >
        <PlayerIcon name={muted ? 'muted' : 'sound'} />
        <span className="visually-hidden">{muted ? t.unmute : t.mute}</span>
      </button>
      <label className={css.volume}>
        <span className="visually-hidden">{t.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={muted ? 0 : Math.round(volume * 100)}
          aria-valuetext={`${muted ? 0 : Math.round(volume * 100)} percent`}
          onChange={({ currentTarget }) =>
            engine.sound({ volume: Number(currentTarget.value) / 100, muted: false })
          }
        />
      </label>
    </div>
  );
}
