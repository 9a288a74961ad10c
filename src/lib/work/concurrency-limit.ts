import { busy } from '../errors.ts';

interface Waiter {
  keys: readonly string[];
  start: () => void;
}

/**
 * Runs little at a time on each thing, so that what waits behind one lock leaves connections to everything else. Within this
 * process.
 */
export class ConcurrencyLimit {
  readonly #running = new Map<string, number>();
  readonly #waiting: Waiter[] = [];
  readonly #atOnce: number;
  readonly #most: number;

  /**
   * @param limits.atOnce maximum concurrent work per key
   * @param limits.waiting maximum waiting in total
   */
  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  /**
   * Starts the work once all of its keys are free: nothing holds one key while waiting for another.
   * @param patience milliseconds
   * @throws `503` if too many are waiting already, or after the patience
   */
  async run<T>(keys: readonly string[], patience: number, work: () => Promise<T>): Promise<T> {
    const own = [...new Set(keys)];
    if (this.isFree(own)) this.#take(own);
    else await this.#wait(own, patience);
    try {
      return await work();
    } finally {
      this.#release(own);
    }
  }

  #wait(keys: readonly string[], patience: number): Promise<void> {
    if (this.#waiting.length >= this.#most) throw busy(2);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        keys,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(busy(2));
      }, patience);
      this.#waiting.push(waiter);
    });
  }

  /** Whether work on these keys would start immediately. */
  isFree(keys: readonly string[]): boolean {
    return keys.every((key) => (this.#running.get(key) ?? 0) < this.#atOnce);
  }

  #take(keys: readonly string[]): void {
    for (const key of keys) this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #release(keys: readonly string[]): void {
    for (const key of keys) {
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
    }
    for (let at = 0; at < this.#waiting.length; at += 1) {
      const waiter = this.#waiting[at];
      if (!waiter || !this.isFree(waiter.keys)) continue;
      this.#waiting.splice(at, 1);
      at -= 1;
      this.#take(waiter.keys);
      waiter.start();
    }
  }
}
