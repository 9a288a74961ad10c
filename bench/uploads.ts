import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/support/files.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';
import { pinned } from './support/load.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'uploads';
export const describe =
  'Uploads of 100 MB as the admin sends them, and as a form, beside a bare server that pipes the body to disk; memory from 1 MB to 1 GB';

const MB = 1024 * 1024;
const SIZE = 100;
const ROUNDS = 6;
const boundary = 'sitewright-bench';
const noise = randomBytes(MB);

interface Target {
  port: number;
  headers: Record<string, string>;
}

/** A unique PDF in pieces: its header, then this many megabytes. */
const newHead = () => Buffer.from(`%PDF-1.4\n${randomBytes(20).toString('hex')}\n`);

/** @returns the complete answer */
async function send(
  { port, headers }: Target,
  options: { method: string; path: string; headers?: Record<string, string | number> },
  pieces: readonly Buffer[],
): Promise<IncomingMessage> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const outgoing = request({
    host: '127.0.0.1',
    port,
    ...options,
    headers: { ...headers, ...options.headers, 'content-length': length },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  for (const piece of pieces) if (!outgoing.write(piece)) await once(outgoing, 'drain');
  outgoing.end();
  const [reply] = await answered;
  reply.resume();
  await once(reply, 'end');
  if ((reply.statusCode ?? 500) >= 300) throw new Error(`An upload was answered ${reply.statusCode}.`);
  return reply;
}

const body = (megabytes: number) => [newHead(), ...Array<Buffer>(megabytes).fill(noise)];

/** A resumable upload, as the file library sends it: created first, then the bytes. */
async function resumable(target: Target, megabytes: number): Promise<void> {
  const pieces = body(megabytes);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await send(
    target,
    {
      method: 'POST',
      path: '/api/files/uploads',
      headers: {
        ...tus,
        'upload-length': length,
        'upload-metadata': `filename ${Buffer.from('bench.pdf').toString('base64')}`,
      },
    },
    [],
  );
  const headers = { ...tus, 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' };
  await send(target, { method: 'PATCH', path: begun.headers.location ?? '', headers }, pieces);
}

async function form(target: Target, megabytes: number): Promise<void> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="bench.pdf"\r\n\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const pieces = [Buffer.from(head), ...body(megabytes), Buffer.from(`\r\n--${boundary}--\r\n`)];
  await send(target, { method: 'POST', path: '/api/files', headers }, pieces);
}

/** Megabytes per second. */
async function speedOf(work: Promise<unknown>, megabytes: number): Promise<number> {
  const begun = performance.now();
  await work;
  return megabytes / ((performance.now() - begun) / 1000);
}

async function startBare(folder: string, ...flags: string[]) {
  const script = [process.execPath, join(import.meta.dirname, 'support/save-body.ts'), folder, ...flags];
  const [program = process.execPath, ...args] = [...pinned(0), ...script];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const target: Target = { port: Number(line.toString()), headers: {} };
  return {
    // Uploads are kept, as in a library: writing to space that was just freed would be faster.
    upload: (megabytes: number) =>
      speedOf(send(target, { method: 'POST', path: '/' }, body(megabytes)), megabytes),
    stop: () => child.kill('SIGTERM'),
  };
}

/** Peak memory of the server's own process while it received a file. */
async function peakDuring(server: RunningServer, target: Target, megabytes: number): Promise<number> {
  let peak = 0;
  const timer = setInterval(
    () => void memoryOf(server.process.pid ?? 0).then((now) => (peak = Math.max(peak, now))),
    100,
  );
  await resumable(target, megabytes);
  clearInterval(timer);
  return Math.max(peak, await memoryOf(server.process.pid ?? 0));
}

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench-bodies');
  // The first start may build the browser code, and keeps the memory for it.
  await (await startServer({ patience: 180_000 })).stop();
  const server = await startServer({ prefix: pinned(0) });
  const bare = await startBare(folder.path);
  const flushing = await startBare(folder.path, 'flush');
  try {
    const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
    const own: Target = { port: server.port, headers: { host: `localhost:${server.port}`, cookie } };
    const ways = {
      resumable: () => speedOf(resumable(own, SIZE), SIZE),
      bare: () => bare.upload(SIZE),
      form: () => speedOf(form(own, SIZE), SIZE),
      flushing: () => flushing.upload(SIZE),
    };
    const best: Record<string, number> = {};
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [way, upload] of Object.entries(ways)) {
        const perSecond = await upload();
        if (round >= 0) best[way] = Math.max(best[way] ?? 0, perSecond);
      }
    const { resumable: sent = 0, bare: piped = 0, form: formed = 0, flushing: flushed = 0 } = best;
    const small = await peakDuring(server, own, 1);
    const large = await peakDuring(server, own, 1024);
    return [
      {
        what: 'upload of 100 MB',
        value: sent,
        unit: 'MB/s',
        reference: { what: 'piped to disk', value: piped },
        goal: { atLeast: 0.6 },
      },
      {
        what: 'the same',
        value: sent,
        unit: 'MB/s',
        reference: { what: 'piped and flushed', value: flushed },
      },
      {
        what: 'as a form',
        value: formed,
        unit: 'MB/s',
        reference: { what: 'piped to disk', value: piped },
      },
      {
        what: 'memory during 1 GB',
        value: large,
        unit: 'MB',
        reference: { what: 'during 1 MB', value: small },
        goal: { atMost: 1.25 },
      },
    ];
  } finally {
    bare.stop();
    flushing.stop();
    await server.stop();
    await folder.remove();
  }
}
