import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answered } from '../../tests/support/http.ts';
import { pinned } from './load.ts';
import type { ReferenceReply } from './reference-server.ts';

/** Node writes these headers in both the bare server and the product. */
const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Starts the bare server on the core of the measured process, with the body and headers of a real answer. */
export async function startReference(
  answer: Answered,
): Promise<{ pid: number; port: number; stop: () => Promise<void> }> {
  const reply: ReferenceReply = {
    status: answer.status,
    headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      own.has(name) || value === undefined ? [] : [value].flat().map((one) => [name, one]),
    ),
    body: answer.bytes.toString('base64'),
  };
  const script = [process.execPath, join(import.meta.dirname, 'reference-server.ts')];
  const [program = process.execPath, ...args] = [...pinned(0), ...script];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(reply));
  const pid = child.pid ?? 0;
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    pid,
    port: Number(line.toString()),
    stop: async () => {
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
