import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processorSeconds } from './processes.ts';

const run = promisify(execFile);

export interface LoadOptions {
  port: number;
  path: string;
  host?: string;
  headers?: Record<string, string>;
  /** Requests sent in turn on each connection, instead of one request. Each has only its own `headers`. */
  requests?: readonly Asked[];
  /** Concurrent connections; default 32. */
  connections?: number;
  /** Seconds of measured load; default 3. */
  seconds?: number;
  /** Requests per second in total; unlimited by default. */
  rate?: number;
  /** Accepts `503`, for load that is meant to be refused. */
  mayBeRefused?: boolean;
  /** Processes whose work is measured. */
  of?: () => Promise<readonly number[]>;
}

interface Asked {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  /** `[<id>]` is replaced by a different word each time. */
  path?: string;
  body?: string;
}

export interface LoadResult {
  /**
   * Answers per second of one core. With `of`, the processor time of those processes counts, so that other load on the
   * core is ignored; otherwise elapsed time.
   */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Raw {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
  '2xx': number;
}

const CORES = availableParallelism();
/** Whether processes can be pinned: the measured process gets the first core, the load generator the second. */
const canPin = existsSync('/usr/bin/taskset') && CORES > 1;
/** Command prefix that pins a program to a core; empty if that's impossible. */
export const pinned = (core: 0 | 1): string[] => (canPin ? ['taskset', '-c', String(core)] : []);

/** Moves running processes to a core, or back to all cores. Processes that they start later follow. */
export async function moveTo(core: 0 | 1 | 'all', pids: readonly number[]): Promise<void> {
  const cores = core === 'all' ? `0-${CORES - 1}` : String(core);
  if (canPin) await Promise.all(pids.map((pid) => run('taskset', ['-a', '-c', '-p', cores, String(pid)])));
}

/** Loads one address from another process. @throws if any answer is not a 2xx */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, path, host, headers, requests, connections = 32, seconds = 3, of = async () => [] } = options;
  const { rate, mayBeRefused = false } = options;
  const cannon = {
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: host ?? `localhost:${port}`, ...headers },
    connections,
    duration: seconds,
    ...(requests
      ? { requests, idReplacement: requests.some((asked) => asked.path?.includes('[<id>]')) }
      : {}),
    ...(rate === undefined ? {} : { overallRate: rate }),
  };
  const script = [process.execPath, join(import.meta.dirname, 'load-child.ts'), JSON.stringify(cannon)];
  const [program = process.execPath, ...args] = [...pinned(1), ...script];
  const before = await processorSeconds(await of());
  const { stdout } = await run(program, args, { maxBuffer: 16 * 1024 * 1024 });
  const after = await processorSeconds(await of());
  const raw: Raw = JSON.parse(stdout);
  const bad = raw.errors + raw.timeouts + (mayBeRefused ? 0 : raw.non2xx);
  if (bad > 0 || raw['2xx'] === 0) {
    throw new Error(
      `${path}: ${raw['2xx']} good, ${raw.non2xx} other answers, ${raw.errors} errors, ${raw.timeouts} timeouts.`,
    );
  }
  const perSecond =
    before === undefined || after === undefined ? raw.requests.average : raw['2xx'] / (after - before);
  return { perSecond, p50: raw.latency.p50, p99: raw.latency.p99 };
}
