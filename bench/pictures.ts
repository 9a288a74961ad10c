import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { LibraryFile } from '../src/features/files/contract.ts';
import { root } from '../tests/support/files.ts';
import { formOf } from '../tests/support/forms.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import { type Figure, median } from './support/figures.ts';
import { familyOf } from './support/processes.ts';

export const name = 'pictures';
export const describe = 'JPEGs of 50 megapixels: prepared, in how much memory, and what pages notice of it';

const WIDTH = 8_660;
const HEIGHT = 5_774;
const ROUNDS = 11;
/** Consecutive uploads, so that pages are viewed meanwhile. */
const PHOTOS = 10;
/** Milliseconds until the visitor's process has started and compiled its code. */
const ARRIVING = 1_000;
/** Milliseconds between two page views of a visitor. */
const APART = 2;

/** Noise and gradients, as in a photo. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = await sharp({ create: { width: 1083, height: 722, channels: 3, background: '#888', noise } })
    .blur(1.5)
    .png()
    .toBuffer();
  return sharp(grain).resize(WIDTH, HEIGHT, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer();
}

/** Milliseconds of consecutive page views. */
async function views(port: number, host: string, milliseconds: number): Promise<number[]> {
  const visitor = join(root, 'bench/support/view-pages-child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    visitor,
    ...[port, host, milliseconds, APART].map(String),
  ]);
  return JSON.parse(stdout) as number[];
}

/**
 * A second site on the same server. Only image processing slows its pages: those of the first site are also rendered
 * again whenever an image is ready.
 */
async function addSite({ dataDir, port }: RunningServer): Promise<string> {
  const host = 'beside.localhost';
  const args = ['--host', host, '--name', 'Beside', '--owner', owner.email, '--password', owner.password];
  await promisify(execFile)(process.execPath, [join(root, 'src/site.ts'), 'create', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  return host;
}

/** The lower bound: a process with the niceness of the image process, which uses a core and moves memory as decoding does. */
const copying = `
  require('node:os').setPriority(19);
  const [from, to] = [Buffer.alloc(64e6, 1), Buffer.alloc(64e6)];
  for (;;) from.copy(to);`;

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Peak memory of the image process in megabytes. Linux only. */
async function peakOf(server: RunningServer): Promise<number> {
  for (const pid of await familyOf([server.process.pid ?? 0])) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!line.includes('images/worker.ts')) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  }
  return Number.NaN;
}

export async function run(): Promise<Figure[]> {
  const bytes = await photo();
  const server = await startServer({ patience: 180_000 });
  try {
    const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
    const call = async (method: string, path: string, more: object = {}) => {
      const answer = await server.request({ method, path, cookie, ...more });
      if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
      return answer.json();
    };
    const other = await addSite(server);
    const look = async (milliseconds: number) => p99(await views(server.port, other, milliseconds));
    await look(2_000);
    const alone: number[] = [];
    const besideCopying: number[] = [];
    const beside: number[] = [];
    /** Seconds per image, measured in the first round without visitors. With visitors, the process pauses between images. */
    let each = 0;
    const peaks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await look(3_000));
      const neighbour = spawn(process.execPath, ['-e', copying], { stdio: 'ignore' });
      besideCopying.push(await look(3_000));
      neighbour.kill();
      // A different last byte makes each a different file.
      const files = Array.from({ length: PHOTOS }, (_, index) => ({
        name: 'files',
        fileName: 'photo.jpg',
        bytes: Buffer.concat([bytes, Buffer.from([round, index])]),
      }));
      const uploaded = (await call('POST', '/api/files/', formOf(files))) as LibraryFile[];
      // Polling is work for the process that serves pages, so it starts when the visitors have left.
      if (round > 0) beside.push(await look(each * PHOTOS * 1_000 - ARRIVING));
      const begun = performance.now();
      for (const { _id } of uploaded) {
        for (;;) {
          const { state, problem } = (await call('GET', `/api/file/${_id}`)) as LibraryFile;
          if (state === 'failed') throw new Error(problem);
          if (state === 'ready') break;
          await pause(200);
        }
      }
      if (round === 0) each = (performance.now() - begun) / 1_000 / PHOTOS;
      peaks.push(await peakOf(server));
    }
    return [
      {
        what: 'prepared, each',
        value: each,
        unit: 's',
        goal: { atMost: 30 },
      },
      {
        what: 'memory of the process for pictures',
        value: Math.max(...peaks),
        unit: 'MB',
        goal: { atMost: 512 },
      },
      {
        what: 'p99 of pages meanwhile',
        value: median(beside),
        unit: 'ms',
        reference: { what: 'alone', value: median(alone) },
        goal: { atMost: 1.2 },
      },
      {
        what: 'the same',
        value: median(beside),
        unit: 'ms',
        reference: { what: 'beside a process that copies memory', value: median(besideCopying) },
      },
    ];
  } finally {
    await server.stop();
  }
}
