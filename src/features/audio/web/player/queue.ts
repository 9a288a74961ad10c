import type { AudioTrack } from '../../contract.ts';

/** What is listened to, one after the other. `index` is the one that is heard; -1 in an empty queue. */
export interface Queue {
  tracks: readonly AudioTrack[];
  index: number;
}

export const emptyQueue: Queue = { tracks: [], index: -1 };

/** Only tracks with audio play (spec.md sections 4 and 5). */
export const isPlayable = (track: AudioTrack | undefined): boolean => !!track?.audio;

/** The queue with that track chosen; unchanged where it has no audio. */
export function choose(queue: Queue, tracks: readonly AudioTrack[], index: number): Queue {
  return isPlayable(tracks[index]) ? { tracks, index } : queue;
}

/** One further or back, past tracks without audio, round at both ends; the same one where it is the only one. */
export function step({ tracks, index }: Queue, by: 1 | -1): number {
  for (let far = 1; far <= tracks.length; far++) {
    const next = (index + by * far + tracks.length * far) % tracks.length;
    if (isPlayable(tracks[next])) return next;
  }
  return -1;
}

/** Takes one out. What is heard stays; taken out itself, the next one comes in its place. */
export function without({ tracks, index }: Queue, position: number): Queue {
  const left = tracks.toSpliced(position, 1);
  if (left.length === 0) return emptyQueue;
  const next = position < index ? index - 1 : index;
  return { tracks: left, index: next % left.length };
}

/** Moves one to another place; what is heard goes on. */
export function moved({ tracks, index }: Queue, from: number, to: number): Queue {
  const track = tracks[from];
  const place = Math.max(0, Math.min(tracks.length - 1, to));
  if (!track || from === place) return { tracks, index };
  const heard = tracks[index];
  const next = tracks.toSpliced(from, 1).toSpliced(place, 0, track);
  return { tracks: next, index: heard ? next.indexOf(heard) : -1 };
}

/** The same queue with what is true of its tracks now; those that are gone leave it, but for the one that is heard. */
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
