import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './check/all.ts';
import { mutants } from './mutants/list.ts';
import { applyEdit, type Mutant } from './mutants/mutant.ts';

/**
 * Builds each fault of the list into a copy of the product and runs the tests that have to notice it. By hand, before a
 * release: `npm run mutants`, or `npm run mutants -- refund code` for faults with one of these words in their names or files.
 * With `--log FILE`, results are added to the file, and faults that were noticed according to it are left out. The tests run
 * on the unchanged copy first, because a test that is red anyway notices nothing.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { log: { type: 'string' } },
});
const known = values.log ? await readFile(values.log, 'utf8').catch(() => '') : '';
const noticedBefore = new Set(
  known.split('\n').flatMap((line) => (line.startsWith('noticed\t') ? [line.split('\t')[1]] : [])),
);
const chosen = mutants.filter(
  ({ name, edits }) =>
    !noticedBefore.has(name) &&
    (words.length === 0 ||
      words.some((word) => `${name} ${edits.map(({ file }) => file).join(' ')}`.includes(word))),
);

/** By how the tests ended with the fault. */
const verdicts = { green: 'SURVIVED', red: 'noticed', stopped: 'tests cannot start' } as const;
const copy = await mkdtemp(join(tmpdir(), 'sitewright-mutants-'));
try {
  await copySources();
  const sound = new Map<string, Promise<Outcome>>();
  const results: [name: string, verdict: string][] = [];
  for (const fault of chosen) {
    const key = fault.tests.join(' ');
    if (!sound.has(key)) sound.set(key, outcomeOf(fault.tests));
    const green = (await sound.get(key))?.is === 'green';
    const { is, failed }: Outcome = green
      ? await withFault(fault, () => outcomeOf(fault.tests))
      : { is: 'stopped' };
    const verdict = green ? verdicts[is] : 'tests are red anyway';
    results.push([fault.name, verdict]);
    const by = failed ? ` (“${failed}”)` : '';
    console.log(
      `${String(results.length).padStart(3)} of ${chosen.length}  ${verdict.padEnd(10)}  ${fault.name}${by}`,
    );
    if (values.log) await appendFile(values.log, `${verdict}\t${fault.name}\t${failed ?? ''}\n`);
  }
  const noticed = results.filter(([, verdict]) => verdict === 'noticed').length;
  console.log(`${noticed} of ${results.length} faults were noticed.`);
  for (const [name, verdict] of results) if (verdict !== 'noticed') console.log(`  ${verdict}: ${name}`);
  process.exitCode = noticed === results.length ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}

/** What is under version control as it is now, with the packages and the last build. */
async function copySources(): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = new Set(listed.split('\0').filter(Boolean));
  for (const file of files)
    await cp(join(root, file), join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Where it is up to date, nothing is built.
  await cp(join(root, 'dist'), join(copy, 'dist'), { recursive: true }).catch(() => {});
  execFileSync(process.execPath, [join(copy, 'scripts/build.ts')], { cwd: copy, stdio: 'ignore' });
}

/** Builds the server alone: the screens are as they were. */
const buildProgram = `
  import { build } from 'vite';
  import { programBuild } from './vite.config.ts';
  await build(programBuild('dist/program'));`;
const printHash = `
  import { sourceHash } from './src/app/build/ensure-built.ts';
  process.stdout.write(sourceHash());`;

async function withFault<T>({ edits }: Mutant, work: () => Promise<T>): Promise<T> {
  const before = new Map<string, string>();
  const change = async (path: string, changed: (source: string) => string) => {
    const source = await readFile(path, 'utf8');
    if (!before.has(path)) before.set(path, source);
    await writeFile(path, changed(source));
  };
  try {
    for (const edit of edits) await change(join(copy, edit.file), (source) => applyEdit(source, edit));
    // Else each server would build it all again first, and not be ready in time.
    if (edits.every(({ file }) => !/\/web\/|\.tsx$/.test(file))) {
      await rename(join(copy, 'dist/program'), join(copy, 'dist/program-before'));
      execFileSync(process.execPath, ['--input-type=module', '-e', buildProgram], { cwd: copy });
      const stamp = execFileSync(process.execPath, ['--input-type=module', '-e', printHash], {
        cwd: copy,
        encoding: 'utf8',
      });
      await change(join(copy, 'dist/stamp.txt'), () => stamp);
    }
    return await work();
  } finally {
    for (const [path, source] of before) await writeFile(path, source);
    const kept = join(copy, 'dist/program-before');
    if (existsSync(kept)) {
      await rm(join(copy, 'dist/program'), { recursive: true, force: true });
      await rename(kept, join(copy, 'dist/program'));
    }
  }
}

/** How tests ended: `stopped` if none failed, but not all could be run. */
interface Outcome {
  is: 'green' | 'red' | 'stopped';
  /** The first test that failed. */
  failed?: string | undefined;
}

/** Runs these tests in the copy as it is now, until one fails. */
async function outcomeOf(tests: readonly string[]): Promise<Outcome> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const report = join(copy, 'report-of-mutants.json');
  await rm(report, { force: true });
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests],
    { cwd: copy, stdio: 'ignore' },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return { is: 'green' };
  const { testResults } = JSON.parse(
    await readFile(report, 'utf8').catch(() => '{"testResults":[]}'),
  ) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return failed ? { is: 'red', failed: failed.fullName } : { is: 'stopped' };
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
