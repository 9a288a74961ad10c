import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coresOf, stepBack } from './give-way.ts';

const can = ['/proc/self/status', '/usr/bin/chrt', '/usr/bin/taskset'].every((path) => existsSync(path));

/** The scheduling class of this process (0 is the default, 5 is idle) and the number of its cores. */
function standing(): [policy: string | undefined, cores: number] {
  if (!can) return ['0', 1];
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const list = /^Cpus_allowed_list:\s+(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  return [fields.split(' ')[38], coresOf(list).length];
}

test('a process waits for all others on one core where the system can do that, and comes forward again', () => {
  const before = standing();
  const comeForward = stepBack();
  const stepped = standing();
  comeForward();
  expect([before[0], stepped, standing()]).toEqual(['0', [can ? '5' : '0', 1], before]);
});

test.each([
  ['0', [0]],
  ['0-3', [0, 1, 2, 3]],
  ['0-1,4,6-7', [0, 1, 4, 6, 7]],
])('%s are these cores', (list, cores) => expect(coresOf(list)).toEqual(cores));
