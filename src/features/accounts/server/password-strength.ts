import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../../lib/work/concurrency-limit.ts';
import { busy } from '../../../lib/errors.ts';

/** The guesses that eight characters without a pattern require. */
const LEAST_GUESSES = 10 ** 8;
/** Time grows with the square of the length, and a strong prefix makes a strong password. */
const MOST_SEEN = 64;
const PATIENCE_MS = 8_000;
/** The dictionaries take about 30 MB, which are released after this time. */
const IDLE_MS = 60_000;

const turns = new ConcurrencyLimit({ atOnce: 1, waiting: 100 });
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Whether guessing the password would take at least 100 million attempts, with dictionaries of leaked passwords, names and English
 * words, keyboard rows, dates and repeats.
 * @param known what an attacker may know about its owner: email address, name, the site's name and host
 * @param patience milliseconds
 * @throws `503` when too many passwords are waiting to be checked, or after the patience
 */
export const isStrong = (
  password: string,
  known: readonly string[],
  patience = PATIENCE_MS,
): Promise<boolean> =>
  turns.run(['check'], patience, async () => {
    clearTimeout(idle);
    thread ??= startThread();
    const asked = thread;
    asked.ref();
    try {
      const reply = once(asked, 'message', { signal: AbortSignal.timeout(patience) });
      asked.postMessage({ password: password.slice(0, MOST_SEEN), known: variantsOf(known) }, []);
      const [guesses] = await reply;
      return guesses >= LEAST_GUESSES;
    } catch (error) {
      stop(asked);
      throw error instanceof Error && error.name === 'AbortError' ? busy(5, error) : error;
    } finally {
      asked.unref();
      idle = setTimeout(() => stop(asked), IDLE_MS).unref();
    }
  });

function startThread(): Worker {
  const started = new Worker(new URL('./strength-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
    // It needs nothing from this process.
    env: {},
  });
  // Without a listener, an error between two passwords would end the process.
  started.on('error', () => stop(started));
  return started;
}

function stop(stopped: Worker): void {
  if (thread === stopped) thread = undefined;
  void stopped.terminate();
}

/** `Harbour & Kiln` is also guessed as `harbourkiln`, `harbour-kiln` and by each of its words; an address by its parts. */
function variantsOf(known: readonly string[]): string[] {
  const parts = known.flatMap((text) => [text, ...text.split('@')]);
  const all = parts.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return [text, ...words, ...['', ' ', '-', '_', '.'].map((between) => words.join(between))];
  });
  return [...new Set(all.map((text) => text.toLowerCase()))].filter((text) => text.length >= 3);
}
