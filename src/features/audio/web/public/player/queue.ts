import type { AudioTrack } from '../../../contract.ts';

/** The queue. `index` is the current track; -1 in an empty queue. */
export interface Queue {
  tracks: readonly AudioTrack[];
  index: number;
}

export const emptyQueue: Queue = { tracks: [], index: -1 };

/** Only tracks with audio play (spec.md sections 4 and 5). */
export const isPlayable = (track: AudioTrack | undefined): boolean => !!track?.audio;

/** The queue with that track as current; unchanged if it has no audio. */
export function choose(queue: Queue, tracks: readonly AudioTrack[], index: number): Queue {
  return isPlayable(tracks[index]) ? { tracks, index } : queue;
}

/** Next or previous, skipping tracks without audio, wrapping around; the same one if it is the only one. */
export function step({ tracks, index }: Queue, by: 1 | -1): number {
  for (let far = 1; far <= tracks.length; far++) {
    const next = (index + by * far + tracks.length * far) % tracks.length;
    if (isPlayable(tracks[next])) return next;
  }
  return -1;
}

/** Removes a track. The current one stays; if it is removed, the next one takes its place. */
export function without({ tracks, index }: Queue, position: number): Queue {
  const left = tracks.toSpliced(position, 1);
  if (left.length === 0) return emptyQueue;
  const next = position < index ? index - 1 : index;
  return { tracks: left, index: next % left.length };
}

/** Moves a track; playback continues. */
export function moved({ tracks, index }: Queue, from: number, to: number): Queue {
  const track = tracks[from];
  const place = Math.max(0, Math.min(tracks.length - 1, to));
  if (!track || from === place) return { tracks, index };
  const heard = tracks[index];
  const next = tracks.toSpliced(from, 1).toSpliced(place, 0, track);
  return { tracks: next, index: heard ? next.indexOf(heard) : -1 };
}

/** The queue with the current state of its tracks; deleted ones are removed, except the one that is playing. */
export function renewed(queue: Queue, known: readonly AudioTrack[]): Queue {
  const heard = queue.tracks[queue.index];
  const kept = queue.tracks.flatMap((track) => {
    const now = known.find(({ _id }) => _id === track._id);
    return now ? [now] : track === heard ? [track] : [];
  });
  return { tracks: kept, index: kept.findIndex(({ _id }) => _id === heard?._id) };
}

/** `61.4` as `1:01`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
