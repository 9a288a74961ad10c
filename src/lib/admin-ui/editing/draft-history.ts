/** Consecutive changes of one thing, such as the letters of a word, are one step of undo. */
const TOGETHER_MS = 900;
const MOST_STEPS = 100;

export interface DraftHistory<Draft> {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** Incremented whenever `now` was replaced by something other than typing, so that editors with their own state fill again. */
  turn: number;
  last: { what: string; at: number };
}

const apart = { what: '', at: 0 };

export const startHistory = <Draft>(now: Draft, turn = 0): DraftHistory<Draft> => ({
  past: [],
  now,
  future: [],
  turn,
  last: apart,
});

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Adds a step.
 * @param what names what is changed: consecutive changes with one name are one step; `''` is always a step of its own
 */
export function changed<Draft>(
  history: DraftHistory<Draft>,
  next: Draft,
  what: string,
  at: number,
): DraftHistory<Draft> {
  const { past, now, last, turn } = history;
  if (next === now) return history;
  const isTogether = what !== '' && what === last.what && at - last.at < TOGETHER_MS && past.length > 0;
  return {
    past: isTogether ? past : [...past, now].slice(-MOST_STEPS),
    now: next,
    future: [],
    turn,
    last: { what, at },
  };
}

/** Shows other values, which undo takes back. */
export const replaced = <Draft>(history: DraftHistory<Draft>, next: Draft): DraftHistory<Draft> =>
  isSame(history.now, next)
    ? history
    : { ...changed(history, next, '', 0), turn: history.turn + 1, last: apart };

/** Takes the values as the server has stored them, unless the user has typed on since they were sent. */
export function settled<Draft>(
  history: DraftHistory<Draft>,
  sent: Draft,
  stored: Draft,
): DraftHistory<Draft> {
  if (history.now !== sent || isSame(sent, stored)) return history;
  return { ...history, now: stored, turn: history.turn + 1, last: apart };
}

export function stepped<Draft>(history: DraftHistory<Draft>, by: 'undo' | 'redo'): DraftHistory<Draft> {
  const { past, now, future, turn } = history;
  const next = by === 'undo' ? past.at(-1) : future[0];
  if (next === undefined) return history;
  return {
    past: by === 'undo' ? past.slice(0, -1) : [...past, now],
    now: next,
    future: by === 'undo' ? [now, ...future] : future.slice(1),
    turn: turn + 1,
    last: apart,
  };
}

/** The fields of `now` that differ from those of `base`. */
export function changesOf<Draft extends object>(base: Draft, now: Draft): Partial<Draft> {
  const changes: Partial<Draft> = {};
  for (const key of Object.keys({ ...base, ...now }) as (keyof Draft)[])
    if (!isSame(base[key], now[key])) changes[key] = now[key];
  return changes;
}
