import { AsyncLocalStorage } from 'node:async_hooks';
import { busy } from '../errors.ts';

/** What a request of a visitor may spend on the database altogether, and each statement of a session, in milliseconds. */
export const VISITOR_MS = 4_000;
/** Owners' reports and changes of a whole site take longer. */
export const OWNER_MS = 9_000;
/** Less than this is not worth a statement. */
const LEAST_MS = 20;

/**
 * The time that one request may spend on waiting for the database: for a connection, for locks and for answers. What it
 * spends elsewhere, at a payment provider for instance, does not count: the outcome must still be written down.
 */
export class TimeBudget {
  #left: number;
  #open = 0;
  #since = 0;
  #ended = false;

  readonly #renews: boolean;

  /**
   * @param ms altogether
   * @param options.renews for a stream, which may last for hours: the time is that of each statement
   */
  constructor(ms: number, { renews = false } = {}) {
    this.#left = ms;
    this.#renews = renews;
  }

  /** Milliseconds that are left; `undefined` once the request has ended, for work that it has left behind. */
  get left(): number | undefined {
    if (this.#ended) return undefined;
    return this.#open > 0 && !this.#renews ? this.#left - (performance.now() - this.#since) : this.#left;
  }

  /** Adds what is missing to so many milliseconds. */
  raiseTo(ms: number): void {
    this.#left = Math.max(this.#left, ms);
  }

  /** What is asked for from now on has no common budget: each statement has its own time. */
  end(): void {
    this.#ended = true;
  }

  /** Time passes once however many wait side by side. @throws `503` when nothing is left */
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

/** Everything that the work asks of the database is paid from this budget. */
export const withBudget = <T>(budget: TimeBudget, work: () => T): T => current.run(budget, work);

/** The budget of the current request; `undefined` in jobs. */
export const currentBudget = (): TimeBudget | undefined => current.getStore();

/** Counts against the request's budget whatever it waits for, in the database or in front of it. */
export function spend<T>(work: () => Promise<T>): Promise<T> {
  const budget = currentBudget();
  return budget ? budget.spend(work) : work();
}
