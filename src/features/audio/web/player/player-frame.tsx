import { useLayoutEffect, useRef, useState } from 'react';
import { variantOf } from '../../../../lib/pictures.ts';
import type { AudioTrack } from '../../contract.ts';
import type { Engine } from './engine.ts';
import { PlayerIcon } from './icons.tsx';
import { heardTrack, isSounding, usePlayer } from './player-store.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { Sale } from './sale.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SoundControls } from './sound-controls.tsx';
import css from './player.module.css';

/** Keeps that much of the page's end free, so that nothing lies hidden below the player. */
function useRoom() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!bar.current) return;
    const measure = new ResizeObserver(([entry]) => {
      style.setProperty('--player-room', `${Math.ceil(entry?.target.getBoundingClientRect().height ?? 0)}px`);
    });
    measure.observe(bar.current);
    return () => {
      measure.disconnect();
      style.removeProperty('--player-room');
    };
  }, []);
  return bar;
}

/** The player, fixed at the bottom; nothing where nothing is in it. */
export function PlayerFrame({ engine }: { engine: Engine }) {
  const track = usePlayer(heardTrack);
  return track ? <OpenPlayer engine={engine} track={track} /> : null;
}

function OpenPlayer({ engine, track }: { engine: Engine; track: AudioTrack }) {
  const bar = useRoom();
  const phase = usePlayer((player) => player.phase);
  const [more, setMore] = useState(false);
  const sounding = usePlayer(isSounding);
  const close = () => {
    engine.close();
    // What had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={css.player} aria-label="Audio player" data-phase={phase} ref={bar}>
      {more && <QueuePanel engine={engine} />}
      <div className={css.top}>
        <Cover track={track} />
        <div className={css.words}>
          <p className={css.title}>{track.header}</p>
          <p className={css.caption}>{[track.artist, track.caption].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={css.doors}>
          <button
            type="button"
            className={css.control}
            aria-expanded={more}
            onClick={() => setMore(!more)}
            title="Queue and volume"
          >
            <PlayerIcon name="queue" />
            <span className="visually-hidden">Queue and volume</span>
          </button>
          <button type="button" className={css.control} onClick={close} title="Close player">
            <PlayerIcon name="close" />
            <span className="visually-hidden">Close player</span>
          </button>
        </div>
      </div>
      {phase === 'failed' ? <ProblemNotice engine={engine} /> : <SeekBar engine={engine} />}
      <div className={css.controls}>
        <Control icon="previous" words="Previous track" onClick={engine.previous} />
        <button
          type="button"
          className={css.play}
          onClick={engine.toggle}
          aria-busy={phase === 'waiting' || undefined}
        >
          <PlayerIcon name={sounding ? 'pause' : 'play'} size={24} />
          <span className={phase === 'remembered' ? css.continue : 'visually-hidden'}>
            {sounding ? 'Pause' : phase === 'remembered' ? 'Continue' : 'Play'}
          </span>
        </button>
        <Control icon="next" words="Next track" onClick={engine.next} />
        <SoundControls engine={engine} wide={more} />
      </div>
      {(track.sale || track.preview) && <Sale track={track} />}
      <p className="visually-hidden" role="status">
        {phase === 'playing' ? `Playing ${track.header}${track.artist ? ` by ${track.artist}` : ''}` : ''}
      </p>
    </aside>
  );
}

function Cover({ track: { image } }: { track: AudioTrack }) {
  return (
    <div className={css.cover}>
      {image ? (
        <img src={variantOf(image.src, 'thumbnail.webp') ?? image.src} alt="" width={300} height={300} />
      ) : (
        <PlayerIcon name="sound" size={24} />
      )}
    </div>
  );
}

function Control({
  icon,
  words,
  onClick,
}: {
  icon: 'next' | 'previous';
  words: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css.control} onClick={onClick} title={words}>
      <PlayerIcon name={icon} />
      <span className="visually-hidden">{words}</span>
    </button>
  );
}
