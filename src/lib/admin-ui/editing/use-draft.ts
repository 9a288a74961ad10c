import { useCallback, useState } from 'react';
import { changed, replaced, settled, startHistory, stepped } from './draft-history.ts';

/** The draft of a record, with undo. */
export function useDraft<Draft>(begin: () => Draft) {
  const [history, set] = useState(() => startHistory(begin()));
  const { past, now, future, turn } = history;
  const step = (by: 'undo' | 'redo', next: Draft | undefined) =>
    next === undefined
      ? undefined
      : () => {
          set((before) => stepped(before, by));
          return next;
        };
  return {
    now,
    turn,
    /** @param what names what is changed: consecutive changes with one name are one step; `''` is always a step of its own */
    change: useCallback(
      (turnInto: (before: Draft) => Draft, what = '') =>
        set((before) => changed(before, turnInto(before.now), what, Date.now())),
      [],
    ),
    /** Shows other values, as one step. */
    replace: (next: Draft) => set((before) => replaced(before, next)),
    /** Takes what the server stored of the values that were sent. */
    settle: (sent: Draft, stored: Draft) => set((before) => settled(before, sent, stored)),
    /** Shows other values, and forgets the steps. */
    restart: (next: Draft) => set((before) => startHistory(next, before.turn + 1)),
    /** Absent without a step; returns the values that are shown then. */
    undo: step('undo', past.at(-1)),
    redo: step('redo', future[0]),
  };
}
