import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/lib/db/embedded/index.ts';
import { root, temporaryFolder } from './files.ts';
import { request, type Answered, type Asked } from './http.ts';
import { testKey } from './postgres.ts';
import { PATIENCE_MS } from './patience.ts';
import { freePort } from './ports.ts';
import { copyPreparedData } from './prepared-data.ts';
import { untilLookedAt } from './rows.ts';

export interface ServerOptions {
  /** Further settings: DATABASE_URL, SMTP_URL, MAIL_FROM, PLATFORM_URL … */
  settings?: Record<string, string>;
  /** An existing or empty data folder. By default a temporary one with the demo site, which is deleted at the end. */
  dataDir?: string;
  port?: number;
  /** Milliseconds until it must be ready. */
  patience?: number;
  /** Command prefix, such as `['taskset', '-c', '0']`. */
  prefix?: readonly string[];
}

export interface RunningServer {
  port: number;
  /** `http://localhost:PORT` */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far, of both streams. */
  output: () => string;
  /** Milliseconds from the start of the process to readiness. */
  startedIn: number;
  request: (asked: Omit<Asked, 'port'>) => Promise<Answered>;
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL to the server alone. Its child processes and the data folder stay. */
  killHard: () => Promise<void>;
}

export const owner = { email: 'owner@demo.test', password: 'a-long-enough-passphrase' };

const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];

async function untilReady(port: number, child: ChildProcess, patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (performance.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await request({ port, path: '/readyz' }).catch(() => undefined);
    if (answer?.status === 200) return true;
    await pause(15);
  }
  return false;
}

/** With one of these settings, the prepared data doesn't apply. */
const decisive = ['DATABASE_URL', 'PLATFORM_URL', 'S3_ENDPOINT'];

/** Makes the data of a first start, with all images and audio processed. */
async function prepareData(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir, patience: 2 * PATIENCE_MS });
  await untilProcessed(server);
  await server.stop();
}

/**
 * Waits until the images and audio of the demo site are processed; until then its pages change. In a run, only the first server
 * starts without them.
 */
export async function untilProcessed({ dataDir }: RunningServer): Promise<void> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, exclusive: false });
  await untilLookedAt(connection);
  await stop();
}

/** Starts the product as operators do, and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const folder = options.dataDir ? undefined : await temporaryFolder('data');
  const dataDir = options.dataDir ?? folder?.path ?? '';
  if (folder && !decisive.some((name) => options.settings?.[name]))
    await copyPreparedData(dataDir, prepareData);
  const [program, ...args] = [
    ...(options.prefix ?? []),
    process.execPath,
    '--max-semi-space-size=8',
    join(root, 'src/main.js'),
  ];
  const environment = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      // As on several machines that share a database.
      ...(options.settings?.['DATABASE_URL'] ? { SECRETS_KEY: testKey } : {}),
      ...options.settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return gone;
  };
  const patience = options.patience ?? PATIENCE_MS;
  if (!(await untilReady(port, child, patience))) {
    const code = await end('SIGTERM');
    await folder?.remove();
    throw new Error(`The server was not ready within ${patience} ms (exit ${code}). It said:\n${said}`);
  }
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => said,
    startedIn: performance.now() - begun,
    request: (asked) => request({ port, ...asked }),
    stop: async () => {
      const code = await end('SIGTERM');
      await folder?.remove();
      return code;
    },
    killHard: async () => {
      await end('SIGKILL');
    },
  };
}
