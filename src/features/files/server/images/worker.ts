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
 * A separate process that decodes uploaded images, one at a time: whatever an image does to it, the
 * process that serves pages continues.
 */
setPriority(constants.priority.PRIORITY_LOW);
const comeForward = stepBack();
sharp.cache(false);
sharp.concurrency(1);
// Only the library's formats; all others that the program could read are disabled.
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

// Ctrl-C reaches the whole group; current work is finished, and the parent ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
// Killed, because a normal exit would wait for the current image.
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
