import type { Config, RunnerResult } from 'lighthouse';
import { fillStarters } from '../scripts/starters/fill.ts';
import { starters } from '../src/app/starters/index.ts';
import { startBrowser } from '../tests/support/browser.ts';
import { freePort } from '../tests/support/ports.ts';
import { startServer } from '../tests/support/server.ts';
import { median, type Figure } from './support/figures.ts';

export const name = 'lighthouse';
export const describe =
  'Lighthouse on a phone: all four groups of the demo site’s public pages, and of the first page of each starter; no points for search engines where they are kept away on purpose';

const paths = [
  '/',
  '/shop',
  '/product/estuary-mug',
  '/order/checkout',
  '/classes',
  '/service/private-lesson',
  '/glazes',
  '/contact',
  '/account',
];
/** Pages that must not be indexed. Lighthouse deducts points for that, so this checks that they really aren't. */
const kept = new Set(['/account', '/order/checkout']);
/** Its script starts immediately, because free times change by the minute. It is the page with the most work for a phone. */
const running = new Set(['/service/private-lesson']);
const groups = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ROUNDS = 3;
const STARTER_ROUNDS = 1;

const config: Config = { extends: 'lighthouse:default', settings: { onlyCategories: [...groups] } };

/** Installed separately from the product, because it brings about 150 packages. */
async function loadLighthouse() {
  try {
    return (await import('lighthouse')).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('Lighthouse isn’t installed. Run npm install --prefix bench first.', { cause: error });
  }
}

async function look(url: string, port: number): Promise<RunnerResult['lhr']> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' }, config);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}.`);
  return result.lhr;
}

/** The audits that cost points, one per line. */
function failings({ audits, categories }: RunnerResult['lhr']): string[] {
  return Object.values(categories).flatMap((category) =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.98) return [];
      return `  ${category.id}: ${audit.title} (${audit.displayValue ?? audit.score})`;
    }),
  );
}

/** A busy machine lowers scores, so each page is measured several times and the median counts. */
async function measure(url: string, path: string, port: number, rounds = ROUNDS): Promise<Figure[]> {
  const runs: RunnerResult['lhr'][] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await look(url, port));
  for (const line of new Set(runs.flatMap(failings))) console.log(`${path}${line}`);
  const isKept = kept.has(path);
  if (isKept && runs.some(({ audits }) => audits['is-crawlable']?.score !== 0))
    throw new Error(`${path} can be found by search engines.`);
  const asked = groups.filter((group) => !(isKept && group === 'seo'));
  return asked.map((group) => ({
    what: `${path} ${group}`,
    value: median(runs.map((run) => (run.categories[group]?.score ?? 0) * 100)),
    unit: 'points',
    goal: { atLeast: running.has(path) && group === 'performance' ? 90 : 98 },
  }));
}

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const path of paths) figures.push(...(await measure(`${server.url}${path}`, path, port)));
    const keys = starters.flatMap(({ key, picture }) => (picture ? [key] : []));
    await fillStarters({ PORT: String(server.port), DATA_DIR: server.dataDir }, keys);
    for (const key of keys) {
      const url = `http://${key}.localhost:${server.port}/`;
      figures.push(...(await measure(url, `starter ${key}`, port, STARTER_ROUNDS)));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
