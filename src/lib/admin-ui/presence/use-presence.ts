import { useEffect, useEffectEvent, useMemo } from 'react';
import { create } from 'zustand';
import { messagesNow } from '../../messages/use-messages.ts';
import { BEAT_MS, type Present, type PresenceSign, type Subject } from '../../values/presence.ts';
import { randomId } from '../../values/random-id.ts';
import { useLive } from '../live.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Identifies this window to the others. */
const tab = randomId();
const LOOK_MS = 500;

/** What the last sign of life was answered with; newer events of the stream replace it. */
const usePresent = create<{ all: readonly Present[] }>(() => ({ all: [] }));

const isPresent = (value: unknown): value is Present[] => Array.isArray(value);

export type Whereabouts = Pick<PresenceSign, 'block' | 'typing'>;

interface Options {
  /** Sends a sign of life. */
  tell: (sign: PresenceSign) => Promise<readonly Present[]>;
  /** Where this editor is now. */
  look: () => Whereabouts;
}

/** Tells the others that this window has something open in an editor, and where in it it is. */
export function usePresence(subject: Subject, { tell, look }: Options): void {
  const tellNow = useEffectEvent(() => tell);
  const whereNow = useEffectEvent(look);
  useEffect(() => {
    // Whoever leaves says so of what they had open, not of what comes next.
    const send = tellNow();
    let sent = '';
    let sentAt = 0;
    const beat = () => {
      const where = whereNow();
      const now = JSON.stringify(where);
      if (document.hidden || (now === sent && Date.now() - sentAt < BEAT_MS)) return;
      sent = now;
      sentAt = Date.now();
      // Another sign follows, so a lost one is no loss.
      send({ tab, leaves: false, ...where }).then(
        (all) => useLive.getState().live || usePresent.setState({ all }),
        () => undefined,
      );
    };
    const leave = () => {
      // A page that comes back from the browser's cache tells again.
      sent = '';
      void send({ tab, block: null, typing: false, leaves: true }).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    beat();
    const timer = setInterval(beat, LOOK_MS);
    const stop = useLive.subscribe(({ heard: { here } }, { heard: before }) => {
      if (here !== before['here'] && isPresent(here)) usePresent.setState({ all: here });
    });
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [subject]);
}

export interface Other extends Present {
  /** The same person in another window. */
  isYou: boolean;
}

/** Whether another window has it open now. */
export const isShared = (subject: Subject): boolean =>
  usePresent.getState().all.some((one) => one.subject === subject && one.tab !== tab);

/** Others who have it open, one entry for each window. */
export function useOthers(subject: Subject): readonly Other[] {
  const all = usePresent((state) => state.all);
  return useMemo(() => {
    const me = all.find((one) => one.tab === tab)?.person;
    return all
      .filter((one) => one.subject === subject && one.tab !== tab)
      .map((one) => ({ ...one, isYou: one.person === me }));
  }, [all, subject]);
}

export const nameOfOther = ({ name, isYou }: Other): string =>
  isYou ? messagesNow(adminUi).youInAnotherWindow : name;

/** White letters can be read on each. */
const COLORS = ['#b93c00', '#1864ab', '#862e9c', '#0b6577', '#a61e4d', '#3f6b0a'] as const;

/** The same in every window. */
export const colorOf = ({ person }: Present): string =>
  COLORS[[...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLORS.length] ?? COLORS[0];

/** Up to two letters. */
export const initials = (name: string): string =>
  name
    .split(/[\s@._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
