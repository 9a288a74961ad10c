import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing.ts';
import { stepBack } from './give-way.ts';
import { limits } from './limits.ts';
import type { Answer, Task } from './messages.ts';
import { check, prepare } from './prepare.ts';
import { asProblem, tooDemanding } from './problem.ts';
import { renderVariant } from './variants.ts';

/**
 * A separate process that opens what strangers upload, one picture at a time: whatever a picture does to it, the
 * process that serves pages goes on.
 */
setPriority(constants.priority.PRIORITY_LOW);
const comeForward = stepBack();
sharp.cache(false);
sharp.concurrency(1);
// Only what the library takes; the rest of what the program could read stays shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvgBuffer',
  ],
});

const end = () => process.kill(process.pid, 'SIGKILL');
const say = (answer: Answer) => process.send?.(answer);

// Ctrl-C reaches the whole group; work in hand is finished, and the parent ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
// Not an ordinary exit, which would wait for the picture in hand.
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() < limits.memoryBytes) return;
  process.send?.({ problem: tooDemanding().message, last: true } satisfies Answer, end);
}, 20).unref();

const work = (task: Task): Promise<unknown> => {
  if (task.kind === 'prepare') return prepare(task.input, task.output);
  if (task.kind === 'variant') return renderVariant(task.input, task.output);
  if (task.kind === 'check') return check(task.input);
  return cleanDrawing(task.text);
};

process.on('message', (task: Task) => {
  const impatient = setTimeout(comeForward, limits.steppedBackMs);
  work(task)
    .finally(() => clearTimeout(impatient))
    .then((result) => say({ result }))
    .catch((error: unknown) => {
      const problem = asProblem(error);
      say(problem ? { problem: problem.message } : { error: String(error) });
    });
});
