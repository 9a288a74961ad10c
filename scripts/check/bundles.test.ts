import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBundles } from './bundles.ts';

let client: string;
const noise = (bytes: number): string => `f("${randomBytes(bytes / 2).toString('hex')}")`;

async function build(boot: string, hydrate: string, later = 'ok()', count = 'count()'): Promise<void> {
  const manifest = {
    'src/app/boot.ts': { file: 'boot.js', isEntry: true, dynamicImports: ['src/app/hydrate.tsx'] },
    'src/app/hydrate.tsx': {
      file: 'hydrate.js',
      isEntry: true,
      imports: ['_shared'],
      dynamicImports: ['later.tsx'],
    },
    _shared: { file: 'shared.js' },
    'later.tsx': { file: 'later.js' },
    'src/features/analytics/web/count.ts': { file: 'count.js', isEntry: true },
  };
  await writeFile(join(client, 'site-manifest.json'), JSON.stringify(manifest));
  const files = {
    'boot.js': boot,
    'hydrate.js': hydrate,
    'shared.js': 'shared()',
    'later.js': later,
    'count.js': count,
  };
  for (const [name, code] of Object.entries(files)) await writeFile(join(client, name), code);
}

beforeEach(async () => void (client = await mkdtemp(join(tmpdir(), 'bundles-'))));
afterEach(() => rm(client, { recursive: true }));

test('small bundles pass, and the figures are told', async () => {
  await build('boot()', 'hydrate()');
  const { problems, report } = await checkBundles(client);
  expect(problems).toEqual([]);
  expect(report).toBe('boot 0.0 of 10 KB, hydrate 0.0 of 110 KB, count 7 of 1024 bytes');
});

test('scripts over budget are named', async () => {
  await build(noise(24_000), noise(260_000));
  expect((await checkBundles(client)).problems).toEqual([
    expect.stringContaining('boot scripts weigh'),
    expect.stringContaining('hydrate scripts weigh'),
  ]);
});

test('an editor library is found, also in what loads later', async () => {
  await build('boot()', 'hydrate()', 'class ZodError{}');
  expect((await checkBundles(client)).problems).toEqual(['zod is in later.tsx, which visitors may load.']);
});

test('the script that counts visits has 1 KB, uncompressed', async () => {
  await build('boot()', 'hydrate()', 'ok()', 'x'.repeat(1_025));
  expect((await checkBundles(client)).problems).toEqual([expect.stringContaining('has 1025 bytes')]);
});

test('no build is a problem, not a pass', async () => {
  expect((await checkBundles(client)).problems).toHaveLength(1);
});
