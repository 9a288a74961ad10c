import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnTrack } from '../contract.ts';
import { startSoundWorker } from '../server/index.ts';
import type { ContentType, OwnEntry } from '../../entries/entry-shapes.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { root } from '../../../../tests/support/files.ts';
import { filesWorld, type FilesWorld } from '../../../../tests/support/files-world.ts';

/** What podcast apps are told of a track: its file only while visitors may hear all of it. */
let world: FilesWorld;
let song: Buffer;
let show: ContentType;

beforeAll(async () => {
  song = await readFile(join(root, 'src/app/demo/music/kiln-at-night.mp3'));
  world = await filesWorld();
  const { db, jobs, files } = world.app;
  await startSoundWorker({ db, jobs, files });
  await done('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
  show = await done('POST', '/api/content-types', { kind: 'episode', slug: 'podcast', inMenu: false });
});
afterAll(() => world.close());

const done = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await world.own(method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const change = (track: OwnTrack, body: object) =>
  done<OwnTrack>('PUT', `/api/audio/track/${track._id}`, body);
const changeFile = (track: OwnTrack, body: object) => done('PUT', `/api/file/${track.sound.file}`, body);

const nothing = [undefined, undefined];
let made = 0;
let renamed = 0;
/** A published episode with a track that everybody hears, and what its item in the feeds says of a file. */
async function episode() {
  made += 1;
  const file = await world.add(`episode-${made}.mp3`, Buffer.concat([song, Buffer.from(`end ${made}`)]));
  const [{ _id } = { _id: '' }] = await done<OwnTrack[]>('POST', '/api/audio/tracks', { files: [file._id] });
  const track = await eventually(
    async () =>
      (await done<OwnTrack[]>('GET', '/api/audio/tracks')).find((each) => each._id === _id) as OwnTrack,
    ({ sound }) => sound.state !== 'waiting',
    { what: 'the sound is examined' },
  );
  const name = `Episode ${made}`;
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type: show._id,
    name,
    details: { excerpt: '', picture: null, values: { audio: _id } },
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});
  const told = async () => {
    // Kept feeds have the earlier name of the page, and are dropped in the order of the changes.
    const label = `Episodes, renamed ${(renamed += 1)} times`;
    await done('PUT', '/api/pages', { pages: [{ _id: show.page._id, label }] });
    const [xml = '', json = ''] = await Promise.all(
      ['xml', 'json'].map(async (kind) => {
        const upToDate = { what: 'the feed is up to date' };
        const read = () => world.fetch(`/podcast/feed.${kind}`);
        return (await eventually(read, ({ text }) => text.includes(label), upToDate)).text;
      }),
    );
    const item = xml.split('<item>').find((text) => text.includes(`<title>${name}</title>`));
    expect(item, `${name} in the feed`).toBeDefined();
    const { items } = JSON.parse(json) as { items: { title: string; attachments?: { url: string }[] }[] };
    return [
      /<enclosure url="([^"]*)"/.exec(item ?? '')?.[1],
      items.find(({ title }) => title === name)?.attachments?.[0]?.url,
    ];
  };
  const open = expect.stringContaining(track.sound.src ?? '-');
  expect(await told()).toEqual([open, open]);
  return { track, told };
}

describe('a podcast feed doesn’t name the file of a track', () => {
  test('that is sold', async () => {
    const { track, told } = await episode();
    const product = await done<{ _id: string }>('POST', '/api/product', {
      label: 'The recording',
      price: 4.5,
      kind: 'digital',
      published: true,
    });
    await change(track, { product: product._id });
    expect(await told()).toEqual(nothing);
    expect((await world.fetch(track.sound.src ?? '')).status).toBe(404);
    // Even where its owner made the file public.
    await changeFile(track, { private: false });
    expect(await told()).toEqual(nothing);
  });

  test('of which visitors hear the beginning', async () => {
    const { track, told } = await episode();
    await change(track, { previewSeconds: 5 });
    expect(await told()).toEqual(nothing);
    await changeFile(track, { private: false });
    expect(await told()).toEqual(nothing);
  });

  test('that is private, or in the trash', async () => {
    const { track, told } = await episode();
    await changeFile(track, { private: true });
    expect(await told()).toEqual(nothing);
    const thrown = await episode();
    const file = await done<{ _id: string; objectPath: string }>(
      'GET',
      `/api/file/${thrown.track.sound.file}`,
    );
    await done('POST', '/api/file/delete', { mongoId: file._id, objectPath: file.objectPath, force: true });
    expect(await thrown.told()).toEqual(nothing);
  });
});
