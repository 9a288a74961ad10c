import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const below = await mkdtemp(join(tmpdir(), 'own-folder-'));
afterAll(() => rm(below, { recursive: true }));

test('what processes left that are gone is removed; what others use or is for something else stays', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const used = basename(await ownFolder(below, 'pictures'));
  const kept = [`pictures-${process.ppid}-a`, `films-${gone}-a`, 'pictures', 'pictures-of-mine'];
  for (const name of [...kept, `pictures-${gone}-a`, `pictures-${process.pid}-before`])
    await mkdir(join(below, name));
  const own = basename(await ownFolder(below, 'pictures'));
  expect((await readdir(below)).toSorted()).toEqual([...kept, used, own].toSorted());
});

test('where others cannot be seen, what was touched lately is theirs', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const [fresh, old] = [`runs-${gone}-fresh`, `runs-${gone}-old`];
  for (const name of [fresh, old]) await mkdir(join(below, name));
  const before = new Date(Date.now() - 7_200_000);
  await utimes(join(below, old), before, before);
  await ownFolder(below, 'runs', 3_600_000);
  const left = await readdir(below);
  expect([left.includes(fresh), left.includes(old)]).toEqual([true, false]);
});
