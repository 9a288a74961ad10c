/** Edits of one field within this time are one undo step. */
const TOGETHER = 1500;

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The last edited field, and when. */
  key: string | null;
  at: number;
}

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  key: null,
  at: 0,
});

/** @param key names the field, so that a word is one step instead of its letters; null for separate steps */
export function record<T>(history: History<T>, next: T, key: string | null, now: number): History<T> {
  if (next === history.present) return history;
  const together = key !== null && key === history.key && now - history.at < TOGETHER;
  const past = together ? history.past : [...history.past, history.present];
  return { past, present: next, future: [], key, at: now };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future, key: null, at: 0 };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, key: null, at: 0 };
}
