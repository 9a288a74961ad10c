import { sentenceOf } from '../../ui/sentences.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SaverOptions<P extends object> {
  /** Sends the changes. If it fails, they are sent again with the next ones. */
  save: (patch: P) => Promise<void>;
  /** Milliseconds without a change before a save. A function is called for each change. */
  delay: number | (() => number);
  /** True for failures that may pass, such as a lost connection. */
  passes?: (error: unknown) => boolean;
  retryDelay?: number;
  /** Called on a failure, but not again for the same one before a save has succeeded. */
  onFailed?: (error: unknown) => void;
}

export interface Snapshot {
  state: SaveState;
  error: unknown;
  /** When the oldest unsaved change was made. */
  since: number | null;
}

/**
 * Saves changes after a short pause: one save in flight, later changes merged into the next one. Keys of a patch
 * replace earlier ones; none is dropped before the server has accepted it.
 */
export class CoalescingSaver<P extends object> {
  readonly #options: SaverOptions<P>;
  readonly #listeners = new Set<() => void>();
  #pending: Partial<P> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #told = '';
  #snapshot: Snapshot = { state: 'saved', error: null, since: null };

  constructor(options: SaverOptions<P>) {
    this.#options = options;
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes that the server does not have yet. */
  get pending(): Partial<P> {
    return this.#pending;
  }

  change(patch: Partial<P>): void {
    this.#pending = { ...this.#pending, ...patch };
    const since = this.#snapshot.since ?? Date.now();
    this.#set({ state: this.#running ? 'saving' : 'waiting', error: null, since });
    const { delay } = this.#options;
    this.#wait(typeof delay === 'number' ? delay : delay());
  }

  /** Saves now. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    // Another caller that waited for the same save may have started the next one.
    while (this.#running) await this.#running;
    if (Object.keys(this.#pending).length === 0) return this.#snapshot.state === 'saved';
    clearTimeout(this.#timer);
    this.#running = this.#send();
    const done = await this.#running;
    return done && Object.keys(this.#pending).length > 0 ? this.flush() : done;
  }

  /** Discards unsaved changes, because something else has replaced them. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#pending = {};
    this.#set({ state: 'saved', error: null, since: null });
  }

  async #send(): Promise<boolean> {
    const sent = this.#pending;
    this.#pending = {};
    this.#set({ ...this.#snapshot, state: 'saving' });
    try {
      await this.#options.save(sent as P);
      this.#running = undefined;
      this.#told = '';
      if (Object.keys(this.#pending).length === 0) this.#set({ state: 'saved', error: null, since: null });
      else this.#set({ state: 'waiting', error: null, since: Date.now() });
      return true;
    } catch (error) {
      this.#running = undefined;
      this.#pending = { ...sent, ...this.#pending };
      if (this.#told !== sentenceOf(error)) this.#options.onFailed?.(error);
      this.#told = sentenceOf(error);
      this.#set({ ...this.#snapshot, state: 'failed', error });
      if (this.#options.passes?.(error)) this.#wait(this.#options.retryDelay ?? 5000);
      else clearTimeout(this.#timer);
      return false;
    }
  }

  #wait(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #set(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    this.#listeners.forEach((listener) => listener());
  }
}
