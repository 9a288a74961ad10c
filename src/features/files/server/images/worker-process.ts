import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { limits } from './limits.ts';
import type { Answer, Task } from './messages.ts';
import { ImageProblem, tooSlow } from './problem.ts';

/** The process exited without an answer, although nothing ended it. */
export class WorkerDied extends Error {}

export interface WorkerProcess {
  /** One at a time. Starts the process if there is none. */
  run: (task: Task, withinMs: number) => Promise<unknown>;
  /** Resolves when it has exited; another task would start a new one. */
  end: () => Promise<void>;
  /** The id of the current process. */
  pid: () => number | undefined;
}

/** A full disk keeps its error code, so that the caller can report it. */
const faultOf = (message: string): Error =>
  Object.assign(new Error(message), /no space left|ENOSPC/i.test(message) ? { code: 'ENOSPC' } : {});

/** The process that decodes images: started on demand, ended when idle, replaced when it dies or takes too long. */
export function workerProcess(): WorkerProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(join(import.meta.dirname, 'worker.ts'), [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      // Without the server's secrets; fewer memory pools, so that freed memory is returned.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.ref();
    ending.kill('SIGKILL');
    await gone;
  };

  /** An idle worker must not keep its parent from exiting. */
  const rest = (resting: ChildProcess) => {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => void end(), limits.idleMs).unref();
  };

  const run = async (task: Task, withinMs: number): Promise<unknown> => {
    clearTimeout(idle);
    const working = child?.connected ? child : start();
    working.ref();
    working.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const died = () =>
      reject(new WorkerDied(`The image process exited (${working.signalCode ?? working.exitCode}).`));
    const late = setTimeout(() => reject(tooSlow()), withinMs);
    working.once('message', resolve).once('exit', died).once('error', died);
    try {
      working.send(task);
      const answer = await promise.catch(async (error: unknown) => {
        await end();
        throw error;
      });
      // The process is exiting; a task sent to it now would be lost.
      if ('last' in answer) await end();
      else rest(working);
      if ('problem' in answer) throw new ImageProblem(answer.problem);
      if ('error' in answer) throw faultOf(answer.error);
      return answer.result;
    } finally {
      clearTimeout(late);
      working.off('message', resolve).off('exit', died).off('error', died);
    }
  };
  return { run, end, pid: () => child?.pid };
}
