import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { openPlace } from './place.ts';
import { stopPostmaster } from './postmaster.ts';

/** Folders, servers and processes of one test file; all are removed after it. */
export function workshop() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sw-pg-')));
  const made = join(root, 'made');
  const folders: string[] = [];
  const servers: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  let count = 0;

  beforeAll(async () => {
    const server = await startEmbeddedPostgres({ dataDir: made });
    await query(server, 'CREATE TABLE note (body text NOT NULL)');
    await server.stop();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.allSettled(servers.splice(0).map((server) => server.stop()));
    for (const folder of folders.splice(0)) {
      // Including what a killed parent left behind.
      await Promise.resolve(folder)
        .then(openPlace)
        .then(stopPostmaster)
        .catch(() => undefined);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const empty = (name = `data-${++count}`) => {
    const folder = join(root, name);
    folders.push(folder);
    return folder;
  };
  return {
    root,
    empty,
    /** A data folder with a stopped cluster that has an empty table `note`. */
    prepared(name?: string) {
      const folder = empty(name);
      cpSync(made, folder, { recursive: true });
      return folder;
    },
    async start(dataDir: string, exclusive = true, log?: (line: string) => void) {
      const server = await startEmbeddedPostgres({ dataDir, exclusive, log });
      servers.push(server);
      return server;
    },
    /** Another Node process, leader of its process group, that starts the database and waits. */
    async startElsewhere(dataDir: string, as: { uid?: number; gid?: number } = {}) {
      const script = join(root, `parent-${++count}.mjs`);
      writeFileSync(script, PARENT, { mode: 0o644 });
      const index = new URL('index.ts', import.meta.url).href;
      const child = spawn(process.execPath, [script, index, dataDir], {
        ...as,
        cwd: '/',
        detached: true,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      children.push(child);
      let said = '';
      for await (const text of child.stdout.setEncoding('utf8')) {
        said += String(text);
        if (said.endsWith('\n')) break;
      }
      const { how, connection } = JSON.parse(said) as EmbeddedPostgres;
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      return { child, how, connection, ended };
    },
  };
}

const PARENT = `
const { startEmbeddedPostgres } = await import(process.argv[2]);
const server = await startEmbeddedPostgres({ dataDir: process.argv[3] });
console.log(JSON.stringify(server));
process.stdin.resume().once('end', () => server.stop());
`;

export async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  text: string,
): Promise<unknown[][]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows as unknown[][];
  } finally {
    await client.end();
  }
}

export function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}
