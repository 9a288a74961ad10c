import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFrom, putInPlace } from './put-in-place.ts';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'put-in-place-'));
  target = join(folder, 'dist');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const made = (source: string) =>
  putInPlace(target, source, (fresh) => writeFile(join(fresh, 'code.js'), source));

test('nothing is built where there is no folder', async () => {
  expect(await builtFrom(target)).toBe('');
});

test('a build replaces the one before', async () => {
  await made('one');
  await made('two');
  expect(await builtFrom(target)).toBe('two');
  expect(await readFile(join(target, 'code.js'), 'utf8')).toBe('two');
});

// Fails with ENOTEMPTY if the target is removed and then replaced.
test('builds at the same time leave one whole build and nothing beside it', async () => {
  const sources = Array.from({ length: 12 }, (_, index) => `source ${index}`);
  await Promise.all(sources.map(made));
  const source = await builtFrom(target);
  expect(sources).toContain(source);
  expect(await readFile(join(target, 'code.js'), 'utf8')).toBe(source);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('a build that fails leaves the one before and nothing beside it', async () => {
  await made('one');
  await expect(putInPlace(target, 'two', () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  expect(await builtFrom(target)).toBe('one');
  expect(await readdir(folder)).toEqual(['dist']);
});
