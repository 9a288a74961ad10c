import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { Engine } from './engine.ts';
import { heardTrack, isSounding, type Player, usePlayer } from './player-store.ts';

const SKIP = 10;

/** Media session: shows the track on the system's lock screen, and handles its media keys. */
export function joinSystemControls(engine: Engine): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: engine.resume,
    pause: engine.pause,
    stop: engine.close,
    nexttrack: engine.next,
    previoustrack: engine.previous,
    seekbackward: ({ seekOffset }) => engine.skip(-(seekOffset ?? SKIP)),
    seekforward: ({ seekOffset }) => engine.skip(seekOffset ?? SKIP),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) engine.seek(seekTime);
    },
  };
  for (const [action, handle] of Object.entries(handlers) as [
    MediaSessionAction,
    MediaSessionActionHandler,
  ][])
    try {
      mediaSession.setActionHandler(action, handle);
    } catch {
      // An action that this browser does not support.
    }

  const tell = (player: Player, before?: Player) => {
    const track = heardTrack(player);
    if (track !== (before && heardTrack(before))) mediaSession.metadata = track ? metadataOf(track) : null;
    mediaSession.playbackState =
      player.phase === 'closed' ? 'none' : isSounding(player) ? 'playing' : 'paused';
    const jumped = !before || Math.abs(player.time - before.time) > 1 || player.phase !== before.phase;
    if (jumped || player.duration !== before.duration || player.speed !== before.speed) tellPosition(player);
  };
  tell(usePlayer.getState());
  usePlayer.subscribe(tell);
}

type Shown = NonNullable<ReturnType<typeof heardTrack>>;

function metadataOf({ header, artist, image }: Shown): MediaMetadata {
  const cover = image && (variantOf(image.src, 'w640.webp') ?? image.src);
  return new MediaMetadata({
    title: header,
    artist,
    album: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
    artwork: cover ? [{ src: new URL(cover, location.href).href }] : [],
  });
}

function tellPosition({ duration, time, speed }: Player): void {
  const known = { duration, playbackRate: speed, position: Math.min(time, duration) };
  navigator.mediaSession.setPositionState(duration > 0 ? known : {});
}
