import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The cores that this process may use, as the kernel lists them: "0-3,6". */
const allowed = (): string =>
  /^Cpus_allowed_list:\s+(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';

/** Every number of such a list. */
export const coresOf = (list: string): number[] =>
  list.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/**
 * Runs this process only when the machine is otherwise idle, until it is told to come forward.
 *
 * Linux lets a process of low priority finish its slice, some milliseconds, before one that serves a page gets the core.
 * One of the class `idle` is preempted sooner, and on a single core it leaves the others alone. It may get almost no time
 * while the machine is busy for long, so it must be able to come forward again. A system without these
 * commands continues as it was.
 * @returns comes forward
 * @see https://man7.org/linux/man-pages/man7/sched.7.html
 */
export function stepBack(): () => void {
  if (process.platform !== 'linux') return () => {};
  const all = allowed();
  const cores = coresOf(all);
  // Several servers on one machine have such a process each.
  const one = cores[process.pid % cores.length] ?? 0;
  const put = (command: 'chrt' | 'taskset', ...how: string[]) =>
    spawnSync(command, ['--all-tasks', ...how, String(process.pid)], {
      stdio: 'ignore',
      env: { PATH: '/usr/bin:/bin' },
    });
  put('chrt', '--idle', '--pid', '0');
  put('taskset', '--cpu-list', '--pid', String(one));
  return () => {
    put('chrt', '--other', '--pid', '0');
    put('taskset', '--cpu-list', '--pid', all);
  };
}
