import { useEffect, useRef, useState } from 'react';

export interface Listening {
  /** The track being played. */
  id: string | null;
  playing: boolean;
  /** 0 to 1. */
  place: number;
  toggle: (id: string, src: string) => void;
}

/** Plays one track of the list at a time, in place. */
export function useListen(): Listening {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const element = new Audio();
    sound.current = element;
    const update = () => {
      setPlaying(!element.paused);
      setPlace(element.duration > 0 ? element.currentTime / element.duration : 0);
    };
    const events = ['play', 'pause', 'ended', 'timeupdate', 'emptied'];
    for (const name of events) element.addEventListener(name, update);
    return () => {
      for (const name of events) element.removeEventListener(name, update);
      element.pause();
    };
  }, []);
  return {
    id,
    playing,
    place,
    toggle: (wanted, src) => {
      const element = sound.current;
      if (!element) return;
      if (wanted === id && !element.paused) {
        element.pause();
        return;
      }
      if (wanted !== id) {
        element.src = src;
        setId(wanted);
      }
      // If it is refused, nothing plays; the track's state says why.
      void element.play().catch(() => undefined);
    },
  };
}
