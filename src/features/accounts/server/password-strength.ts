import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../../lib/work/concurrency-limit.ts';
import { busy } from '../../../lib/errors.ts';

/** The guesses that eight characters without a pattern require. */
const LEAST_GUESSES = 10 ** 8;
/** Time grows with the square of the length, and a strong prefix makes a strong password. */
const MOST_SEEN = 64;
const PATIENCE_MS = 8_000;
/** Loading the dictionaries takes a second, and far longer on a machine that is busy with everything else. */
const START_MS = 30_000;
/** The dictionaries take about 30 MB, which are released after this time. */
const IDLE_MS = 60_000;

const turns = new ConcurrencyLimit({ atOnce: 1, waiting: 100 });
let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
}

/**
 * Whether guessing the password would take at least 100 million attempts, with dictionaries of leaked passwords, names and English
 * words, keyboard rows, dates and repeats.
 * @param known what an attacker may know about its owner: email address, name, the site's name and host
 * @param patience milliseconds
 * @throws `503` when too many passwords are waiting to be checked, or after the patience and half a minute for a cold start
 */
export async function isStrong(
  password: string,
  known: readonly string[],
  patience = PATIENCE_MS,
): Promise<boolean> {
  // Before the turn, so that a cold start isn't counted as waiting.
  await started();
  return turns.run(['check'], patience, async () => {
    const asked = await started();
    asked.worker.ref();
    try {
      const reply = once(asked.worker, 'message', { signal: AbortSignal.timeout(patience) });
      asked.worker.postMessage({ password: password.slice(0, MOST_SEEN), known: variantsOf(known) }, []);
      const [guesses] = await reply;
      return guesses >= LEAST_GUESSES;
    } catch (error) {
      throw failed(asked, error);
    } finally {
      asked.worker.unref();
      idle = setTimeout(() => stop(asked), IDLE_MS).unref();
    }
  });
}

/** The running thread, or a new one once it is ready. */
async function started(): Promise<Thread> {
  clearTimeout(idle);
  thread ??= startThread();
  const asked = thread;
  try {
    await asked.ready;
    return asked;
  } catch (error) {
    throw failed(asked, error);
  }
}

function failed(asked: Thread, error: unknown): unknown {
  stop(asked);
  return error instanceof Error && error.name === 'AbortError' ? busy(5, error) : error;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./strength-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
    // It needs nothing from this process.
    env: {},
  });
  const one = { worker, ready: once(worker, 'message', { signal: AbortSignal.timeout(START_MS) }) };
  // Without a listener, an error between two passwords would end the process.
  worker.on('error', () => stop(one));
  return one;
}

function stop(stopped: Thread): void {
  if (thread === stopped) thread = undefined;
  void stopped.worker.terminate();
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
