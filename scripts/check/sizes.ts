import { dirname } from 'node:path';
import { parseSync } from 'vite';
import { isTest, type Source } from './sources.ts';

export interface Sizes {
  problems: string[];
  report: string;
}

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Maximum number of code files in one folder, without tests. Larger folders are split by subject. */
const mostInFolder = 25;

function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (!path.startsWith('src/') || isTest(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostInFolder)
    .map(
      ([folder, count]) => `${folder} has ${count} code files (at most ${mostInFolder}; split it by subject)`,
    );
}

/** Minimum number of files for which the figures are meaningful. */
const enough = 20;

/** Median at most 80 lines, nine in ten under 250, none over 400 unless its first line says why; folders of at most 25. */
export function checkSizes(sources: readonly Source[]): Sizes {
  const files = sources.map(({ path, text }) => ({ path, text, lines: countLines(text) }));
  files.sort((a, b) => a.lines - b.lines);
  const at = (share: number): number =>
    files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0;
  const problems = files
    .filter(({ lines, text }) => lines > 400 && !/^(\/\/|\/\*)/.test(text))
    .map(
      ({ path, lines }) => `${path} has ${lines} lines (at most 400, or a first-line comment that says why)`,
    );
  problems.push(...fullFolders(files.map(({ path }) => path)));
  if (files.length >= enough) {
    if (at(0.5) > 80) problems.push(`The median file has ${at(0.5)} lines (at most 80).`);
    if (at(0.9) >= 250)
      problems.push(`One file in ten has ${at(0.9)} lines or more (nine in ten stay under 250).`);
  }
  let comments = 0;
  let all = 0;
  for (const { path, text, lines } of files) {
    all += lines;
    for (const comment of parseSync(path, text).comments) comments += countLines(comment.value);
  }
  const share = all === 0 ? 0 : (100 * comments) / all;
  const report = `${files.length} files, ${all} lines, median ${at(0.5)}, nine in ten under ${at(0.9) + 1}, comments ${share.toFixed(1)} % (3 to 6)`;
  return { problems, report };
}
