import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/files.ts';

/** What only few calls need is loaded by them: each of these costs every start and every process. */
const later =
  /^(css-tree|music-metadata|file-type|html-to-text|nodemailer|csv-parse|saxes|tldts|ajv|sharp|stripe|mjml)$/;

test('a start loads no package that only few calls need', { timeout: 60_000 }, async () => {
  const program = `
    const { registerHooks } = require('node:module');
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
        if (name) loaded.add(name);
        return next(url, context);
      },
    });
    import(${JSON.stringify(join(root, 'src/app/start-up.ts'))}).then(() => console.log([...loaded].join(' ')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  const loaded = stdout.trim().split(' ');
  expect(loaded).toContain('fastify');
  expect(loaded.filter((name) => later.test(name))).toEqual([]);
});
