import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The output of the first process while it starts `count` workers. `fates` says what happens to the first ones; the others listen. */
async function start(count: number, ...fates: ('killed' | 'ends' | 'listens')[]): Promise<string[]> {
  const program = join(import.meta.dirname, 'workers-child.ts');
  const run = promisify(execFile)(process.execPath, [program, String(count), ...fates]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trim().split('\n');
}

const replaced = (code: number | null, signal: string | null) =>
  JSON.stringify({ code, signal, sentence: 'a worker process ended; starting another one' });

test('a worker that is killed while it starts is replaced, and the start goes on', async () => {
  expect(await start(2, 'killed')).toEqual([replaced(null, 'SIGKILL'), 'started']);
});

test('workers that cannot start refuse the start', async () => {
  expect(await start(1, 'ends')).toEqual(['A process ended during startup (code 7). See the message above.']);
});
