import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepBack } from './give-way.ts';

const [status, command] = ['/proc/self/stat', '/usr/bin/chrt'];

/** Of this process: 0 is the ordinary class, 5 that of those that wait for all others. The name before it may hold spaces. */
const policy = (): string =>
  existsSync(status) ? (readFileSync(status, 'utf8').split(') ')[1]?.split(' ')[38] ?? '') : '0';

test('a process waits for all others where the system can do that, and leaves that class again', () => {
  const before = policy();
  stepBack('idle');
  const stepped = policy();
  stepBack('other');
  expect([before, stepped, policy()]).toEqual(['0', existsSync(command) ? '5' : '0', '0']);
});
