import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './check/all.ts';
import { mutants } from './mutants/list.ts';
import { applyEdit, type Mutant } from './mutants/mutant.ts';

/**
 * Builds each fault of the list into a copy of the product and runs the tests that have to notice it. By hand, before a
 * release: `npm run mutants`, or `npm run mutants -- refund code` for faults with one of these words in their names or files.
 * The tests run on the unchanged copy first, because a test that is red anyway notices nothing.
 */
const words = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, edits }) =>
    words.length === 0 ||
    words.some((word) => `${name} ${edits.map(({ file }) => file).join(' ')}`.includes(word)),
);

const copy = await mkdtemp(join(tmpdir(), 'sitewright-mutants-'));
try {
  await copySources();
  const sound = new Map<string, Promise<boolean>>();
  const results: [name: string, what: 'noticed' | 'SURVIVED' | 'tests are red anyway'][] = [];
  for (const fault of chosen) {
    const key = fault.tests.join(' ');
    if (!sound.has(key)) sound.set(key, passes(fault.tests));
    const what = !(await sound.get(key))
      ? 'tests are red anyway'
      : (await withFault(fault, () => passes(fault.tests)))
        ? 'SURVIVED'
        : 'noticed';
    results.push([fault.name, what]);
    console.log(
      `${String(results.length).padStart(3)} of ${chosen.length}  ${what.padEnd(10)}  ${fault.name}`,
    );
  }
  const noticed = results.filter(([, what]) => what === 'noticed').length;
  console.log(`${noticed} of ${results.length} faults were noticed.`);
  for (const [name, what] of results) if (what !== 'noticed') console.log(`  ${what}: ${name}`);
  process.exitCode = results.length > 0 && noticed === results.length ? 0 : 1;
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

async function withFault<T>({ edits }: Mutant, work: () => Promise<T>): Promise<T> {
  const before = new Map<string, string>();
  try {
    for (const edit of edits) {
      const path = join(copy, edit.file);
      const source = await readFile(path, 'utf8');
      if (!before.has(path)) before.set(path, source);
      await writeFile(path, applyEdit(source, edit));
    }
    return await work();
  } finally {
    for (const [path, source] of before) await writeFile(path, source);
  }
}

/** Whether these tests are green in the copy as it is now. */
function passes(tests: readonly string[]): Promise<boolean> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot', ...tests], {
    cwd: copy,
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
