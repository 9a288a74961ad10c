import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from './load.ts';

const run = promisify(execFile);

/** Pages per second of the built renderer on the core of what is measured, with the home page's answers at hand. */
export async function renderAlone(port: number): Promise<number> {
  const script = [process.execPath, join(import.meta.dirname, 'render-alone-child.ts')];
  const [program, ...args] = [...pinned(0), ...script, String(port)];
  return Number((await run(program, args)).stdout);
}
