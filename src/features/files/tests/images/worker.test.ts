import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImageProblem, openImageWorker } from '../../server/images/index.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { temporaryFolder } from '../../../../../tests/support/files.ts';
import { pictureWorld, type PictureWorld, quarters } from './world.ts';

let world: PictureWorld;
beforeEach(async () => void (world = await pictureWorld()));
afterEach(() => world.close());

const type = 'image/jpeg';
/** An image that takes long enough to interrupt the work. */
const large = () =>
  sharp({ create: { width: 8660, height: 5774, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

const kill = (pid: number) => process.kill(pid, 'SIGKILL');
/** The current worker process, other than these. */
const nextPid = async (known: readonly number[]): Promise<number> =>
  (await eventually(
    async () => world.images.pid(),
    (pid) => pid !== undefined && !known.includes(pid),
    { what: 'a process for pictures' },
  )) ?? 0;

test('a process killed at work is replaced, and the picture is prepared after all', async () => {
  const made = world.images.prepareImage({ path: await world.file(await large()), type });
  kill(await nextPid([]));
  expect(await made).toMatchObject({ width: 4400 });
  expect(world.warnings).toHaveLength(1);
});

test('one that dies twice gets a sentence, and what waited behind it is done', async () => {
  const path = await world.file(await large());
  const made = world.images.prepareImage({ path, type });
  const settled = made.catch((error: unknown) => String(error));
  const behind = world.images.prepareImage({
    path: await world.file(await quarters().jpeg().toBuffer()),
    type,
  });
  const first = await nextPid([]);
  kill(first);
  kill(await nextPid([first]));
  expect(await settled).toContain('couldn’t be processed');
  expect(await behind).toMatchObject({ width: 80 });
  expect(await world.leftovers()).toHaveLength(1);
});

test('fifty megapixels stay within the memory, twelve at once included', async () => {
  const path = await world.file(await large());
  const pids = new Set<number | undefined>();
  const all = Array.from({ length: 12 }, async () => {
    const made = await world.images.prepareImage({ path, type });
    pids.add(world.images.pid());
    return made.width;
  });
  expect(new Set(await Promise.all(all))).toEqual(new Set([4400]));
  // A process that used too much memory would have ended.
  expect(pids.size).toBe(1);
});

test('somebody who looks at a page does not wait for uploads', async () => {
  const path = await world.file(await large());
  const order: string[] = [];
  const small = await world.file(await quarters().jpeg().toBuffer());
  await Promise.all([
    ...['a', 'b', 'c'].map((name) => world.images.prepareImage({ path, type }).then(() => order.push(name))),
    world.images.renderVariant({ path: small, type, variant: 'w320.webp' }).then(() => order.push('page')),
  ]);
  expect(order.indexOf('page')).toBeLessThan(2);
});

test('one that takes too long is ended, with a sentence', async () => {
  const folder = await temporaryFolder('pictures');
  const images = openImageWorker({ directory: folder.path, log: { warn: () => {} }, withinMs: 700 });
  const path = await world.file(await quarters().jpeg().toBuffer());
  const slow = images.prepareImage({ path, type }).catch((error: unknown) => String(error));
  const pid = await eventually(
    async () => images.pid() ?? 0,
    (found) => found > 0,
  );
  process.kill(pid, 'SIGSTOP');
  expect(await slow).toContain('took too long');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await images.close();
  await folder.remove();
});

test('closing gives up what is in hand and leaves nothing', async () => {
  const folder = await temporaryFolder('pictures');
  const images = openImageWorker({ directory: folder.path, log: { warn: () => {} } });
  const path = await world.file(await large());
  const all = [1, 2, 3].map(() => images.prepareImage({ path, type }));
  const settled = Promise.allSettled(all);
  await eventually(
    async () => images.pid(),
    (pid) => pid !== undefined,
  );
  await images.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await readdir(folder.path)).toEqual([]);
  await expect(images.prepareImage({ path, type })).rejects.toThrow('busy');
  await folder.remove();
});

test('what a killed server left behind is removed by the next one', async () => {
  const folder = await temporaryFolder('pictures');
  // No process has this id: it is above the maximum.
  await mkdir(join(folder.path, 'pictures-999999999-abc'));
  await writeFile(join(folder.path, 'pictures-999999999-abc', '1'), 'half a picture');
  const images = openImageWorker({ directory: folder.path, log: { warn: () => {} } });
  await images.prepareImage({ path: await world.file(await quarters().jpeg().toBuffer()), type });
  expect(await readdir(folder.path)).toHaveLength(1);
  await images.close();
  await folder.remove();
});

test('a full disk is told as such, and is no fault of the picture', async () => {
  const path = await world.file(await quarters().jpeg().toBuffer());
  const own = dirname((await world.images.prepareImage({ path, type })).path);
  // The target of the next image is a device that is always full.
  await symlink('/dev/full', join(own, '2'));
  const told = await world.images.prepareImage({ path, type }).catch((error: unknown) => error);
  expect(told).not.toBeInstanceOf(ImageProblem);
  expect(told).toMatchObject({ code: 'ENOSPC' });
  expect(await world.leftovers()).toHaveLength(1);
});
