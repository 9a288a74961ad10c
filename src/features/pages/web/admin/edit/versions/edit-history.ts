/** Edits of one field within this time are one undo step. */
const TOGETHER = 1500;

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The last edited field, and when. */
  key: string | null;
  at: number;
  /** Changes that others made. They are applied to a past state only when undo returns to it. */
  merges: readonly Merge<T>[];
}

interface Merge<T> {
  /** This many states of the past were recorded before it, and lack it. */
  states: number;
  apply: (state: T) => T;
}

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  key: null,
  at: 0,
  merges: [],
});

/** @param key names the field, so that a word is one step instead of its letters; null for separate steps */
export function record<T>(history: History<T>, next: T, key: string | null, now: number): History<T> {
  if (next === history.present) return history;
  const together = key !== null && key === history.key && now - history.at < TOGETHER;
  const past = together ? history.past : [...history.past, history.present];
  return { ...history, past, present: next, future: [], key, at: now };
}

/**
 * Takes in what somebody else changed, which is no step: undo and redo change only what was done here.
 * @param apply merges the change into any state
 */
export const merge = <T>(history: History<T>, apply: (state: T) => T): History<T> => ({
  ...history,
  present: apply(history.present),
  future: history.future.map(apply),
  merges: [...history.merges, { states: history.past.length, apply }],
});

/** The states of the past that lack none of the merged changes. */
export const upToDate = <T>({ past, merges }: History<T>): readonly T[] =>
  past.slice(merges.at(-1)?.states ?? 0);

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const past = history.past.slice(0, -1);
  return {
    past,
    present: history.merges.reduce<T>(
      (state, { states, apply }) => (states > past.length ? apply(state) : state),
      before,
    ),
    future: [history.present, ...history.future],
    key: null,
    at: 0,
    merges: history.merges
      .map(({ states, apply }) => ({ states: Math.min(states, past.length), apply }))
      .filter(({ states }) => states > 0),
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { ...history, past: [...history.past, history.present], present, future, key: null, at: 0 };
}
