import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from '../../tests/support/http.ts';
import { pinned } from './load.ts';

const run = promisify(execFile);

/** Pages per second of the built renderer on the core of what is measured, with the home page's answers at hand. */
export async function renderAlone(port: number): Promise<number> {
  const ask = async (path: string) => (await request({ port, path })).json();
  const answers = {
    'GET /api/website': await ask('/api/website'),
    'POST /api/account/init': null,
    'GET /api/navigation': await ask('/api/navigation'),
    'GET /api/page': await ask('/api/page'),
  };
  const script = [process.execPath, join(import.meta.dirname, 'render-alone-child.ts')];
  const [program = process.execPath, ...args] = [...pinned(0), ...script, JSON.stringify(answers)];
  return Number((await run(program, args)).stdout);
}
