import { AsyncLocalStorage } from 'node:async_hooks';
import { busy } from '../errors.ts';

/** The database budget of a visitor's request in total, and of each statement of a session, in milliseconds. */
export const VISITOR_MS = 4_000;
/** Owners' reports and changes of a whole site take longer. */
export const OWNER_MS = 9_000;
/** Less than this is not worth a statement. */
const LEAST_MS = 20;

/**
 * The time that one request may wait for the database: for a connection, for locks and for results. Time spent elsewhere,
 * such as at a payment provider, does not count, because the outcome must still be written.
 */
export class TimeBudget {
  #left: number;
  #open = 0;
  #since = 0;
  #ended = false;

  readonly #renews: boolean;

  /**
   * @param ms in total
   * @param options.renews for a stream, which may last for hours: the time applies to each statement
   */
  constructor(ms: number, { renews = false } = {}) {
    this.#left = ms;
    this.#renews = renews;
  }

  /** Remaining milliseconds; `undefined` after the request has ended, for work that outlives it. */
  get left(): number | undefined {
    if (this.#ended) return undefined;
    return this.#open > 0 && !this.#renews ? this.#left - (performance.now() - this.#since) : this.#left;
  }

  /** Raises the remaining time to at least this many milliseconds. */
  raiseTo(ms: number): void {
    this.#left = Math.max(this.#left, ms);
  }

  /** From now on there is no common budget: each statement has its own timeout. */
  end(): void {
    this.#ended = true;
  }

  /** Parallel waits are counted once. @throws `503` when nothing is left */
  async spend<T>(work: () => Promise<T>): Promise<T> {
    if ((this.left ?? LEAST_MS) < LEAST_MS) throw busy(2);
    if (this.#open === 0) this.#since = performance.now();
    this.#open += 1;
    try {
      return await work();
    } finally {
      this.#open -= 1;
      if (this.#open === 0 && !this.#renews) this.#left -= performance.now() - this.#since;
    }
  }
}

const current = new AsyncLocalStorage<TimeBudget>();

/** Everything that the work does on the database counts against this budget. */
export const withBudget = <T>(budget: TimeBudget, work: () => T): T => current.run(budget, work);

/** The budget of the current request; `undefined` in jobs. */
export const currentBudget = (): TimeBudget | undefined => current.getStore();

/** Counts a wait against the request's budget, in the database or for a connection. */
export function spend<T>(work: () => Promise<T>): Promise<T> {
  const budget = currentBudget();
  return budget ? budget.spend(work) : work();
}
