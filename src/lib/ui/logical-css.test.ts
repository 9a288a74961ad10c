import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const physical =
  /\b(?:margin|padding|border)-(?:left|right)\b|(?<=[\s;{])(?:left|right):|\b(?:text-align|float|clear): (?:left|right)\b|-(?:left|right)-radius|\btranslateX\((?!calc\(.*var\(--inline\))/;

it('visitors’ style sheets name the start and the end of a line, so that they turn for Arabic', () => {
  const sheets = globSync('src/**/*.css', { cwd: root }).filter((path) => !/\/admin(-ui)?[/.]/.test(path));
  expect(sheets.length).toBeGreaterThan(80);
  const found = sheets.flatMap((path) => {
    const line = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .find((each) => physical.test(each));
    return line ? [`${path}: ${line.trim()}`] : [];
  });
  expect(found).toEqual([]);
});
