import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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
