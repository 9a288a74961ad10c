import { expect, test } from 'vitest';
import { checkSizes } from './sizes.ts';

const file = (path: string, lines: number, first = 'const a = 0;') => ({
  path,
  text: `${first}\n${'f();\n'.repeat(lines - 1)}`,
});

test('a file over 400 lines needs a reason in its first line', () => {
  expect(checkSizes([file('a.ts', 400)]).problems).toEqual([]);
  expect(checkSizes([file('a.ts', 401)]).problems).toEqual([expect.stringContaining('a.ts has 401 lines')]);
  expect(checkSizes([file('a.ts', 401, '// One table, kept whole.')]).problems).toEqual([]);
});

test('the median and nine in ten keep their budgets', () => {
  const files = (small: number, middle: number, big: number) => [
    ...Array.from({ length: small }, (_, i) => file(`s${i}.ts`, 60)),
    ...Array.from({ length: middle }, (_, i) => file(`m${i}.ts`, 120)),
    ...Array.from({ length: big }, (_, i) => file(`b${i}.ts`, 260)),
  ];
  expect(checkSizes(files(20, 10, 2)).problems).toEqual([]);
  expect(checkSizes(files(10, 20, 2)).problems).toEqual([expect.stringContaining('median file has 120')]);
  expect(checkSizes(files(20, 0, 8)).problems).toEqual([expect.stringContaining('One file in ten has 260')]);
});

test('a folder of the sources holds at most 25 code files, tests aside', () => {
  const folder = (count: number, name: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => file(`src/app/jobs/${name(i)}`, 10));
  expect(checkSizes(folder(25, (i) => `a${i}.ts`)).problems).toEqual([]);
  expect(checkSizes(folder(30, (i) => `a${i}.test.ts`)).problems).toEqual([]);
  expect(checkSizes(folder(26, (i) => `a${i}.ts`)).problems).toEqual([
    expect.stringContaining('src/app/jobs has 26 code files'),
  ]);
});

test('reports the share of comments', () => {
  expect(checkSizes([file('a.ts', 25, '// why')]).report).toContain('comments 4.0 %');
});
