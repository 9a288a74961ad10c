import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, tool } from './check/all.ts';

// Run by scripts/hooks/pre-commit: checks the format of the files of a commit, and the types if it contains code.
process.chdir(root);
const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'])
  .toString()
  .split('\0')
  .filter(Boolean);
const isCode = staged.some((path) => /\.tsx?$/.test(path));
// Incremental: after the first commit, the type check takes a few seconds.
const kept = join(root, 'node_modules/.cache/staged.tsbuildinfo');
const outcomes = await Promise.all([
  staged.length > 0 &&
    tool('oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', '--', ...staged]),
  isCode &&
    tool('typescript', ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept], 'tsc'),
]);
const failed = outcomes.filter((outcome) => outcome && !outcome.ok);
for (const outcome of failed) if (outcome) console.error(outcome.output);
if (failed.length > 0)
  console.error('Run npm run format, or mend the types. Then add the files and commit again.');
process.exitCode = failed.length === 0 ? 0 : 1;
