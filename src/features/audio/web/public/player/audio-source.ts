import type { AudioTrack } from '../../../contract.ts';

/** A track's file in the audio element. Its position can be set before the duration is known. */
export function audioSource(element: HTMLAudioElement) {
  /** Position to continue from once the duration is known, in seconds. */
  let goOnAt: number | null = null;
  element.addEventListener('loadedmetadata', () => {
    if (goOnAt !== null && goOnAt < element.duration) element.currentTime = goOnAt;
    goOnAt = null;
  });
  return {
    load: (track: AudioTrack, at: number) => {
      goOnAt = at > 0 ? at : null;
      element.src = track.audio ?? '';
      // Called while a press is handled, this allows Safari to play later.
      element.load();
    },
    seek: (time: number) => {
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = time;
      else goOnAt = time;
    },
    isSeeking: () => goOnAt !== null,
  };
}
