import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Engine } from './engine.ts';
import { PlayerIcon } from './icons.tsx';
import { usePlayer } from './player-store.ts';
import css from './queue-panel.module.css';

/** The queue, which can be reordered, and the keyboard shortcuts. */
export function QueuePanel({ engine }: { engine: Engine }) {
  const t = useMessages(playerWords);
  const { tracks, index } = usePlayer((player) => player.queue);
  const keys = usePlayer((player) => player.keys);
  const list = useRef<HTMLOListElement>(null);
  /** The focus follows a moved track. */
  const move = (from: number, to: number, words: string) => {
    flushSync(() => engine.move(from, to));
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-way="${words}"]`)?.focus();
  };
  return (
    <section className={css.panel} aria-label={t.queue}>
      <ol className={css.list} ref={list}>
        {tracks.map(({ _id, header, artist }, position) => (
          <li key={_id} className={css.entry} aria-current={position === index || undefined}>
            <button
              type="button"
              className={css.jump}
              aria-label={t.playTitle({ title: artist ? `${header} ${artist}` : header })}
              onClick={() => engine.jump(position)}
            >
              <bdi>{header}</bdi>
              {artist && ' '}
              {artist && <bdi className={css.artist}>{artist}</bdi>}
            </button>
            {(['up', 'down'] as const).map((way) => {
              const to = position + (way === 'up' ? -1 : 1);
              return (
                <button
                  key={way}
                  type="button"
                  className={css.small}
                  data-way={way}
                  aria-disabled={to < 0 || to >= tracks.length}
                  onClick={() => to >= 0 && to < tracks.length && move(position, to, way)}
                >
                  <PlayerIcon name={way} />
                  <span className="visually-hidden">
                    {way === 'up' ? t.moveUp({ title: header }) : t.moveDown({ title: header })}
                  </span>
                </button>
              );
            })}
            <button type="button" className={css.small} onClick={() => engine.remove(position)}>
              <PlayerIcon name="close" size={16} />
              <span className="visually-hidden">{t.removeFromQueue({ header })}</span>
            </button>
          </li>
        ))}
      </ol>
      <label className={css.keys}>
        <input
          type="checkbox"
          checked={keys}
          onChange={({ currentTarget }) => engine.sound({ keys: currentTarget.checked })}
        />
        {t.keyboardShortcuts}
      </label>
    </section>
  );
}
