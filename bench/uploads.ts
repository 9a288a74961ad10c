import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/support/files.ts';
import { owner, startServer, type RunningServer } from '../tests/support/server.ts';
import { pair, type Figure } from './support/figures.ts';
import { pinned } from './support/load.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'uploads';
export const describe =
  'Uploads of 100 MB to the library, beside a bare server that pipes the body to disk; memory from 1 MB to 1 GB';

const MB = 1024 * 1024;
const boundary = 'sitewright-bench';
const end = Buffer.from(`\r\n--${boundary}--\r\n`);
const noise = randomBytes(MB);

interface Target {
  port: number;
  headers: Record<string, string>;
}

/** Sends one new PDF as a form, piece by piece. @returns megabytes in a second */
async function send({ port, headers }: Target, megabytes: number): Promise<number> {
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="bench.pdf"\r\n\r\n%PDF-1.4\n${randomBytes(20).toString('hex')}\n`,
  );
  const begun = performance.now();
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: '/api/files',
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + megabytes * MB + end.length),
    },
  });
  const answered = once(outgoing, 'response');
  outgoing.write(head);
  for (let n = 0; n < megabytes; n += 1) if (!outgoing.write(noise)) await once(outgoing, 'drain');
  outgoing.end(end);
  const [reply] = (await answered) as [import('node:http').IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  if (reply.statusCode !== 201) throw new Error(`An upload was answered ${reply.statusCode}.`);
  return megabytes / ((performance.now() - begun) / 1000);
}

async function startBare(folder: string) {
  const script = [process.execPath, join(import.meta.dirname, 'support/save-body.ts'), folder];
  const [program = process.execPath, ...args] = [...pinned(0), ...script];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill('SIGTERM') };
}

/** The most that the server's own process held while it took a file. */
async function peakDuring(server: RunningServer, target: Target, megabytes: number): Promise<number> {
  let peak = 0;
  const timer = setInterval(
    () => void memoryOf(server.process.pid ?? 0).then((now) => (peak = Math.max(peak, now))),
    100,
  );
  await send(target, megabytes);
  clearInterval(timer);
  return Math.max(peak, await memoryOf(server.process.pid ?? 0));
}

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench-bodies');
  const server = await startServer({ prefix: pinned(0) });
  const bare = await startBare(folder.path);
  try {
    const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
    const own: Target = { port: server.port, headers: { host: `localhost:${server.port}`, cookie } };
    const reference: Target = { port: bare.port, headers: {} };
    const speed = await pair(
      () => send(own, 100),
      async () => {
        const perSecond = await send(reference, 100);
        for (const name of await readdir(folder.path)) await rm(join(folder.path, name));
        return perSecond;
      },
    );
    const small = await peakDuring(server, own, 1);
    const large = await peakDuring(server, own, 1024);
    return [
      {
        what: 'upload of 100 MB',
        value: speed.value,
        unit: 'MB/s',
        reference: { what: 'piped to disk', value: speed.reference },
        goal: { atLeast: 0.6 },
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
    await server.stop();
    await folder.remove();
  }
}
