import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../tests/support/files.ts';

let copy: string;
let is: typeof import('./ensure-built.ts');

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'ensure-built-'));
  await mkdir(join(copy, 'src/app'), { recursive: true });
  for (const folder of ['public', 'docs/help', 'dist']) await mkdir(join(copy, folder), { recursive: true });
  await cp(join(root, 'src/app/build'), join(copy, 'src/app/build'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts'])
    await cp(join(root, file), join(copy, file));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  is = (await import(
    /* @vite-ignore */ pathToFileURL(join(copy, 'src/app/build/ensure-built.ts')).href
  )) as typeof is;
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a changed source is noticed, also with its old time, and one that was only touched is not', async () => {
  const file = join(copy, 'src/app/page.ts');
  const before = new Date('2026-01-01');
  await writeFile(file, 'export const page = 1;');
  await utimes(file, before, before);
  expect(await is.isBuilt()).toBe(false);

  await writeFile(join(copy, 'dist/stamp.txt'), is.sourceHash());
  expect([await is.isBuilt(), await is.isBuilt()]).toEqual([true, true]);
  await utimes(file, new Date(), new Date());
  expect([await is.isBuilt(), await is.isBuilt()]).toEqual([true, true]);

  await writeFile(file, 'export const page = 10;');
  await utimes(file, before, before);
  expect(await is.isBuilt()).toBe(false);
  await rm(file);
  expect(await is.isBuilt()).toBe(false);
});
