import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkWords } from './banned-words.ts';
import { checkBoundaries, sayFindings } from './boundaries.ts';
import { checkBundles } from './bundles.ts';
import { checkCode } from './code-rules.ts';
import { checkDependencies } from './dependencies.ts';
import { longFunctions } from './functions.ts';
import { buildGraph } from './graph.ts';
import { checkSizes } from './sizes.ts';
import { readSources } from './sources.ts';
import { command, type Outcome, type Step } from './steps.ts';
import { checkMailWords } from './mail-words.ts';
import { checkRefusalWords } from './refusal-words.ts';
import { checkScreenWords } from './screen-words.ts';

export const root = dirname(dirname(import.meta.dirname));
const require = createRequire(import.meta.url);

/** The script of a package's command, to run it with the current Node and without a shell. */
function script(packageName: string, name = packageName): string {
  const manifest: { bin: string | Record<string, string> } = require(
    join(root, 'node_modules', packageName, 'package.json'),
  );
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  return join(root, 'node_modules', packageName, bin ?? '');
}

export const tool = (packageName: string, args: readonly string[], name?: string): Promise<Outcome> =>
  command(process.execPath, [script(packageName, name), ...args]);

const problems = (list: readonly string[], note?: string): Outcome => ({
  ok: list.length === 0,
  output: list.join('\n'),
  ...(note ? { note } : {}),
});

async function lint(): Promise<Outcome> {
  const typeAware = existsSync(join(root, 'node_modules/oxlint-tsgolint'));
  return tool('oxlint', ['--deny-warnings', ...(typeAware ? ['--type-aware'] : [])]);
}

async function boundaries(): Promise<Outcome> {
  const sources = await readSources(root, ['src', 'scripts', 'tests', 'bench']);
  const graph = buildGraph(sources);
  const findings = [
    ...checkBoundaries(graph, (file) => graph.has(file) || existsSync(join(root, file))),
    ...checkCode(graph, sources),
    ...checkWords(graph, sources),
    ...checkScreenWords(graph, sources),
    ...checkMailWords(graph, sources),
    ...checkRefusalWords(graph, sources),
  ];
  return { ok: findings.length === 0, output: sayFindings(findings), note: `${graph.size} files` };
}

async function sizes(): Promise<Outcome> {
  const sources = await readSources(root, ['src', 'scripts', 'tests', 'bench']);
  const { problems: list, report } = checkSizes(sources);
  const ofSrc = sources.filter(({ path }) => path.startsWith('src/'));
  const long = longFunctions(buildGraph(ofSrc), ofSrc);
  const all = [...list, ...long];
  return { ...problems(all, report), output: [...all, report].join('\n') };
}

async function schema(): Promise<Outcome> {
  const generator = join(root, 'scripts/generate-database.ts');
  if (!existsSync(generator))
    return { ok: true, output: '', note: 'nothing to compare: no scripts/generate-database.ts' };
  return command(process.execPath, [generator, '--check']);
}

/** Builds if the sources have changed since the last build. */
export const build = (): Promise<Outcome> => command(process.execPath, [join(root, 'scripts/build.ts')]);

async function bundles(): Promise<Outcome> {
  const built = await build();
  if (!built.ok) return { ...built, output: `npm run build failed:\n${built.output}` };
  const { problems: list, report } = await checkBundles(join(root, 'dist/client'));
  return problems(list, report);
}

/** The checks that a change must pass besides the tests. Slow ones come first, so that quick ones run beside them. */
export const steps: Step[] = [
  {
    name: 'types',
    run: () => tool('typescript', ['--noEmit', '--pretty', 'false', '--checkers', '1'], 'tsc'),
  },
  { name: 'bundles', run: bundles },
  { name: 'lint', run: lint },
  { name: 'schema', run: schema },
  { name: 'dependencies', run: () => checkDependencies(root) },
  { name: 'unused', run: () => tool('knip', ['--no-progress'], 'knip') },
  { name: 'format', run: () => tool('oxfmt', ['--list-different', '.']) },
  { name: 'boundaries', run: boundaries },
  { name: 'sizes', run: sizes },
];
