import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/files.ts';
import { program } from './build/ensure-built.ts';

/** What only few calls need is loaded by them: each of these costs every start and every process. */
const later =
  /^(css-tree|music-metadata|file-type|html-to-text|nodemailer|csv-parse|saxes|tldts|ajv|sharp|stripe|mjml|prom-client|@opentelemetry\/.*)$/;

/** The packages and the own files that a start with this module loads. */
async function loadedBy(module: string): Promise<string[]> {
  const hooks = `
    const { registerHooks } = require('node:module');
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
        loaded.add(name ?? url);
        return next(url, context);
      },
    });
    process.on('exit', () => console.log('\\n' + [...loaded].join(' ')));
    import(${JSON.stringify(module)});`;
  // Ends with a sentence before it starts anything.
  const env = { ...process.env, PORT: 'none' };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', hooks], { env }).catch(
    (ended: { stdout: string }) => ended,
  );
  return stdout.trim().split('\n').at(-1)?.split(' ') ?? [];
}

const builtStartUp = async () => {
  const [name = ''] = await Array.fromAsync(glob('start-up-*.js', { cwd: dirname(program) }));
  return join(dirname(program), name);
};

test.each([
  ['source', () => join(root, 'src/app/start-up.ts')],
  ['the build', builtStartUp],
])(
  'a start from %s loads no package that only few calls need',
  { timeout: 60_000 },
  async (_from, module) => {
    const loaded = await loadedBy(await module());
    expect(loaded).toContain('pino');
    expect(loaded.filter((name) => later.test(name))).toEqual([]);
  },
);

test('the server runs from the build, not from its source', { timeout: 60_000 }, async () => {
  const loaded = await loadedBy(join(root, 'src/main.js'));
  expect(loaded).toContain(pathToFileURL(program).href);
  expect(loaded).not.toContain(pathToFileURL(join(root, 'src/app/run.ts')).href);
});
