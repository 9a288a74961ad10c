import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { type RefCallback, useRef, useState } from 'react';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { AudioTrack } from '../../../contract.ts';
import type { Engine } from './engine.ts';
import { PlayerIcon } from './icons.tsx';
import { heardTrack, isSounding, usePlayer } from './player-store.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { Sale } from './sale.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SoundControls } from './sound-controls.tsx';
import css from './player.module.css';

/** Reserves space at the page's end, so that the player hides nothing. */
function keepRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = new ResizeObserver(([entry]) => {
    style.setProperty('--player-room', `${Math.ceil(entry?.target.getBoundingClientRect().height ?? 0)}px`);
  });
  measure.observe(bar);
  return () => {
    measure.disconnect();
    style.removeProperty('--player-room');
  };
}

/** The player, fixed at the bottom; nothing while it is empty. */
export function PlayerFrame({ engine }: { engine: Engine }) {
  const track = usePlayer(heardTrack);
  return track ? <OpenPlayer engine={engine} track={track} /> : null;
}

function OpenPlayer({ engine, track }: { engine: Engine; track: AudioTrack }) {
  const t = useMessages(playerWords);
  const phase = usePlayer((player) => player.phase);
  const minimised = usePlayer((player) => player.minimised);
  const [more, setMore] = useState(false);
  const pressed = useRef(false);
  /** Focuses the button that replaced the other one. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (pressed.current) button?.focus();
  };
  const minimise = (to: boolean) => {
    pressed.current = true;
    engine.sound({ minimised: to });
  };
  const close = () => {
    engine.close();
    // The element that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  if (minimised && phase !== 'failed')
    return <SmallPlayer track={track} openButton={takeFocus} onOpen={() => minimise(false)} />;
  return (
    <aside
      className={css.player}
      aria-label={t.audioPlayer}
      data-phase={phase}
      data-whole={more || phase === 'failed' || undefined}
      ref={keepRoom}
    >
      {more && <QueuePanel engine={engine} />}
      <div className={css.top}>
        <Cover track={track} />
        <div className={css.words}>
          <p className={css.title} dir="auto">
            {track.header}
          </p>
          <p className={css.caption} dir="auto">
            {[track.artist, track.caption].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={css.doors}>
          <button
            type="button"
            className={css.control}
            aria-expanded={more}
            onClick={() => setMore(!more)}
            title={t.queueAndVolume}
          >
            <PlayerIcon name="queue" />
            <span className="visually-hidden">{t.queueAndVolume}</span>
          </button>
          <button
            type="button"
            className={css.control}
            ref={takeFocus}
            onClick={() => minimise(true)}
            title={t.minimisePlayer}
          >
            <PlayerIcon name="down" />
            <span className="visually-hidden">{t.minimisePlayer}</span>
          </button>
          <button type="button" className={css.control} onClick={close} title={t.closePlayer}>
            <PlayerIcon name="close" />
            <span className="visually-hidden">{t.closePlayer}</span>
          </button>
        </div>
      </div>
      {phase === 'failed' ? (
        <ProblemNotice engine={engine} />
      ) : (
        <div className={css.seek}>
          <SeekBar engine={engine} />
        </div>
      )}
      <Controls engine={engine} wide={more} />
      {(track.sale || track.preview) && <Sale track={track} />}
      <NowPlaying track={track} />
    </aside>
  );
}

interface SmallProps {
  track: AudioTrack;
  openButton: RefCallback<HTMLButtonElement>;
  onOpen: () => void;
}

/** The minimised player: one round button. */
function SmallPlayer({ track, openButton, onOpen }: SmallProps) {
  const t = useMessages(playerWords);
  const phase = usePlayer((player) => player.phase);
  return (
    <aside className={css.small} aria-label={t.audioPlayer} data-phase={phase} ref={keepRoom}>
      <button type="button" ref={openButton} onClick={onOpen} title={t.showPlayer}>
        <Cover track={track} />
        <span className="visually-hidden">{t.showPlayer}</span>
      </button>
      <NowPlaying track={track} />
    </aside>
  );
}

/** Says which track is playing. */
function NowPlaying({ track }: { track: AudioTrack }) {
  const t = useMessages(playerWords);
  const phase = usePlayer((player) => player.phase);
  return (
    <p className="visually-hidden" role="status">
      {phase === 'playing'
        ? track.artist
          ? t.playingBy({ title: track.header, artist: track.artist })
          : t.playing({ title: track.header })
        : ''}
    </p>
  );
}

function Controls({ engine, wide }: { engine: Engine; wide: boolean }) {
  const t = useMessages(playerWords);
  const phase = usePlayer((player) => player.phase);
  const sounding = usePlayer(isSounding);
  return (
    <div className={css.controls} dir="ltr">
      <Control icon="previous" words={t.previousTrack} onClick={engine.previous} />
      <button
        type="button"
        className={css.play}
        onClick={engine.toggle}
        aria-busy={phase === 'waiting' || undefined}
      >
        <PlayerIcon name={sounding ? 'pause' : 'play'} size={24} />
        <span className={phase === 'remembered' ? css.continue : 'visually-hidden'}>
          {sounding ? t.pause : phase === 'remembered' ? t.continue : t.play}
        </span>
      </button>
      <Control icon="next" words={t.nextTrack} onClick={engine.next} />
      <SoundControls engine={engine} wide={wide} />
    </div>
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
    <button type="button" className={css.control} data-icon={icon} onClick={onClick} title={words}>
      <PlayerIcon name={icon} />
      <span className="visually-hidden">{words}</span>
    </button>
  );
}
