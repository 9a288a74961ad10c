import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../messages/player/area.ts';
import { type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import type { AudioTrack } from '../../contract.ts';
import { fetchPlayer, withPlayer } from './open-player.ts';
import { PlayerIcon } from './player/icons.tsx';
import { TracksContext } from '../tracks-context.ts';
import { heardTrack, isSounding, usePlayer } from './player/player-store.ts';

interface Props {
  /** The playlist that a press starts. */
  tracks: readonly AudioTrack[];
  index: number;
  className?: string | undefined;
  iconSize?: number;
  children?: ReactNode;
}

interface FromProps {
  tracks: readonly AudioTrack[];
  index: number;
  /** Seconds. */
  at: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Keys that open a link in another tab or window stay the browser’s. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

/** Plays a track from a time on. Without script it is a link to that time of the audio. */
export function PlayFrom({ tracks, index, at, className, children }: FromProps) {
  const track = tracks[index];
  const { editing } = use(TracksContext);
  if (!track?.audio) return children;
  const act = () => {
    if (editing) return;
    withPlayer((engine) => {
      const player = usePlayer.getState();
      if (heardTrack(player)?._id !== track._id) engine.play(tracks, index);
      else if (!isSounding(player)) engine.resume();
      engine.seek(at);
    });
  };
  return (
    <a className={className} href={`${track.audio}#t=${at}`} data-replay="" onClick={onPress(act)}>
      {children}
    </a>
  );
}

/**
 * Plays a track, or pauses it while it plays. Without script it is a link to the audio, which the browser plays
 * itself; it stays the same element, so that a press before script has loaded is not lost.
 */
export function PlayButton({ tracks, index, className, iconSize = 22, children }: Props) {
  const t = useMessages(playerWords);
  const track = tracks[index];
  const { editing } = use(TracksContext);
  const hydrated = useHydrated();
  const sounding = usePlayer((player) => heardTrack(player)?._id === track?._id && isSounding(player));
  if (!track?.audio) return null;
  const act = () => {
    if (editing) return;
    withPlayer((engine) => {
      if (heardTrack(usePlayer.getState())?._id === track._id) engine.toggle();
      else engine.play(tracks, index);
    });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  const fetchSoon = () => void fetchPlayer().catch(() => undefined);
  return (
    <a
      className={className}
      href={track.audio}
      role={hydrated ? 'button' : undefined}
      data-replay=""
      data-playing={sounding || undefined}
      aria-label={sounding ? t.pauseTitle({ title: track.header }) : t.playTitle({ title: track.header })}
      onClick={onPress(act)}
      onKeyDown={pressKey}
      onPointerEnter={fetchSoon}
      onFocus={fetchSoon}
    >
      <PlayerIcon name={sounding ? 'pause' : 'play'} size={iconSize} />
      {children}
    </a>
  );
}
