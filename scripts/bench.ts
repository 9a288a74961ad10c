import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './check/all.ts';
import { isMet, table, type Bench } from '../bench/support/figures.ts';

// `npm run bench` lists, `npm run bench <name> …` and `npm run bench all` run; `npm run bench soak -- --seconds 60` sets the length.
// A missed goal fails the command, except for advisory benches without `--strict`.
async function findBenches(): Promise<Bench[]> {
  const folder = join(root, 'bench');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Promise.all(files.sort().map((file): Promise<Bench> => import(join(folder, file))));
}

const benches = await findBenches();
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, strict: { type: 'boolean', default: false } },
});
const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
if (seconds !== undefined && !(seconds > 0)) throw new Error('--seconds must be a number above 0.');
const unknown = wanted.filter((name) => name !== 'all' && !benches.some((bench) => bench.name === name));
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no bench ${unknown.join(', ')}.\n`);
  for (const bench of benches) console.log(`${bench.name.padEnd(16)} ${bench.describe}`);
  process.exitCode = unknown.length > 0 ? 2 : 0;
} else {
  for (const bench of benches) {
    if (!wanted.includes('all') && !wanted.includes(bench.name)) continue;
    console.log(`${bench.name}: ${bench.describe}`);
    const figures = await bench.run(seconds === undefined ? {} : { seconds });
    console.log(`${table(figures)}\n`);
    const counts = values.strict || !bench.advisory;
    if (counts && figures.some((figure) => isMet(figure) === false)) process.exitCode = 1;
  }
}
