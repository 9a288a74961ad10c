import { spawnSync } from 'node:child_process';

/**
 * Linux lets a process of low priority finish its slice, some milliseconds, before one that serves a page gets the core;
 * only one of the class `idle` is put aside at once. That class may get next to nothing where the machine is busy for
 * long, so that whoever takes it must leave it again. A system without these classes, or without `chrt`, stays as it is.
 * @see https://man7.org/linux/man-pages/man7/sched.7.html
 */
export function stepBack(to: 'idle' | 'other'): void {
  if (process.platform !== 'linux') return;
  const args = ['--all-tasks', `--${to}`, '--pid', '0', String(process.pid)];
  spawnSync('chrt', args, { stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
}
