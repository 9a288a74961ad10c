import { spawn } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root, steps } from './check/all.ts';
import { runSteps } from './check/steps.ts';
import { countTests, type Count, slowestFiles, type VitestReport } from './check/test-count.ts';

// `npm test` checks everything; `npm test -- <pattern>` runs the matching test files alone.
const patterns = process.argv.slice(2);

async function vitest(): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-report-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...patterns];
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      stdio: 'inherit',
    });
    child.once('close', resolve);
  });
  const report: VitestReport | undefined = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  await rm(folder, { recursive: true });
  if (patterns.length === 0)
    console.log(['The slowest test files:', ...slowestFiles(report, root)].join('\n'));
  return countTests(report, code);
}

async function onlyBuild(): Promise<Count> {
  const { ok, output } = await build();
  if (!ok) console.log(`The build failed:\n${output}`);
  return { passed: 0, failed: ok ? 0 : 1 };
}

async function check(): Promise<Count> {
  const results = await runSteps(steps, 2);
  const failed = results.filter((result) => !result.ok).length;
  return { passed: results.length - failed, failed };
}

process.chdir(root);
// The checks run first because they build, and the tests start the built product.
const first = patterns.length === 0 ? await check() : await onlyBuild();
const second = await vitest();
const passed = first.passed + second.passed;
const failed = first.failed + second.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
