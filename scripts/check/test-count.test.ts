import { expect, test } from 'vitest';
import { slowestFiles, countTests } from './test-count.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test.each([
  ['all passed', countTests(report, 0), { passed: 3, failed: 0 }],
  ['one failed', countTests({ ...report, numFailedTests: 1 }, 1), { passed: 3, failed: 1 }],
  ['one was skipped', countTests({ ...report, numPendingTests: 1 }, 0), { passed: 3, failed: 1 }],
  [
    'a file did not load',
    countTests({ ...report, testResults: [{ status: 'failed', assertionResults: [] }] }, 1),
    { passed: 3, failed: 1 },
  ],
  ['an error outside of any test', countTests(report, 1), { passed: 3, failed: 1 }],
  ['the run broke off', countTests(undefined, null), { passed: 0, failed: 1 }],
])('%s', (_case, count, expected) => {
  expect(count).toEqual(expected);
});

test('lists the slowest files with their share', () => {
  const file = (name: string, ms: number) => ({
    status: 'passed',
    assertionResults: [],
    name: `/repo/${name}`,
    startTime: 1000,
    endTime: 1000 + ms,
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('a.test.ts', 1000), file('b.test.ts', 3000), file('c.test.ts', 0)],
  };
  expect(slowestFiles(report, '/repo', 2)).toEqual([
    '   3.0 s  75.0 %  b.test.ts',
    '   1.0 s  25.0 %  a.test.ts',
  ]);
  expect(slowestFiles(undefined, '/repo')).toEqual([]);
});
