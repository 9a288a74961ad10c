/** Maximum sites counted individually in one interval. */
const MOST_COUNTED = 10_000;
const MOST_TOLD = 20;
const STRETCH_MS = 300_000;

/** The sites with the most requests, in intervals of five minutes. The list is bounded, however many sites there are. */
export class BusiestSites {
  readonly #now: () => number;
  #since: number;
  #current = new Map<string, number>();
  #last = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  note(host: string): void {
    this.#turn();
    const count = this.#current.get(host);
    if (count === undefined && this.#current.size >= MOST_COUNTED) return;
    this.#current.set(host, (count ?? 0) + 1);
  }

  /** Requests in the last complete interval, the busiest site first. */
  list(): [host: string, requests: number][] {
    this.#turn();
    return [...this.#last].toSorted(([, a], [, b]) => b - a).slice(0, MOST_TOLD);
  }

  #turn(): void {
    const passed = this.#now() - this.#since;
    if (passed < STRETCH_MS) return;
    this.#last = passed < 2 * STRETCH_MS ? this.#current : new Map();
    this.#current = new Map();
    this.#since = this.#now();
  }
}
