import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AudioTrack, OwnTrack } from '../contract.ts';
import { keepSound, renewSound } from '../server/audio-queries.ts';
import { examineTrack } from '../server/examine-tracks.ts';
import { startSoundWorker } from '../server/index.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { root } from '../../../../tests/support/files.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { filesWorld, type FilesWorld } from '../../../../tests/support/files-world.ts';
import { flacOf, tone, wavOf } from '../../../../tests/support/sounds.ts';

let world: FilesWorld;
let song: Buffer;

beforeAll(async () => {
  song = await readFile(join(root, 'src/app/demo/music/kiln-at-night.mp3'));
  world = await filesWorld();
  const { db, jobs, files } = world.app;
  await startSoundWorker({ db, jobs, files });
});
afterAll(() => world.close());

const done = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await world.own(method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const ownTracks = () => done<OwnTrack[]>('GET', '/api/audio/tracks');
const heard = async () => (await world.fetch('/api/audio')).json() as AudioTrack[];
const heardTrack = async (id: string) => (await heard()).find(({ _id }) => _id === id);

let copies = 0;
/** The song as a different file each time. */
const anotherSong = () => Buffer.concat([song, Buffer.from(`end ${++copies}`)]);

async function add(name: string, bytes: Buffer): Promise<OwnTrack> {
  const file = await world.add(name, bytes);
  const [track] = await done<OwnTrack[]>('POST', '/api/audio/tracks', { files: [file._id] });
  if (!track) throw new Error('No track came back.');
  return track;
}
const settled = (id: string): Promise<OwnTrack> =>
  eventually(
    async () => (await ownTracks()).find(({ _id }) => _id === id) as OwnTrack,
    (track) => track.sound.state !== 'waiting',
    { what: 'the sound is looked at' },
  );
const addSong = async () => settled((await add('song.mp3', anotherSong()))._id);
const change = (id: string, body: object) => done<OwnTrack>('PUT', `/api/audio/track/${id}`, body);

describe('a new track', () => {
  test('has title and artist of the file, its length and waveform, and is then heard by visitors', async () => {
    const made = await add('07 rough mix.mp3', anotherSong());
    expect(made).toMatchObject({ header: '07 rough mix', sound: { state: 'waiting' }, audio: null });
    const track = await settled(made._id);
    expect(track).toMatchObject({
      header: 'Kiln at Night',
      artist: 'Slipway House Band',
      preview: false,
      sale: null,
    });
    expect(track.duration).toBeCloseTo(37, 0);
    const shown = await heardTrack(made._id);
    expect(shown).toMatchObject({ header: 'Kiln at Night', audio: track.sound.src });
    expect(shown).not.toHaveProperty('sound');
    expect((await world.fetch(shown?.audio ?? '')).bytes.subarray(0, song.length).equals(song)).toBe(true);
    const { peaks } = (await world.fetch(`/api/audio/track/${made._id}/waveform`)).json() as {
      peaks: number[];
    };
    expect(peaks).toHaveLength(400);
  });

  test('keeps the words that its owner was quicker to write', async () => {
    const made = await add('song.flac', flacOf(tone(2)));
    await change(made._id, { header: 'My own title' });
    expect((await settled(made._id)).header).toBe('My own title');
  });

  test('of broken sound says so, is heard by nobody, and can be looked at again', async () => {
    const broken = Buffer.concat([wavOf(tone(0.1)).subarray(0, 44), Buffer.alloc(0)]);
    const { _id } = await settled((await add('broken.wav', broken))._id).then((track) => {
      expect(track.sound).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('couldn’t be read'),
      });
      return track;
    });
    expect(await heardTrack(_id)).toBeUndefined();
    const headers = { referer: `http://${world.one.host}/admin/audio`, 'accept-language': 'de' };
    const { cookie } = world.one.owner;
    const inGerman = await world.ask({ host: world.one.host, path: '/api/audio/tracks', cookie, headers });
    const tracks = inGerman.json() as OwnTrack[];
    expect(tracks.find((track) => track._id === _id)?.sound.problem).toContain('konnte nicht gelesen werden');
    expect((await done<OwnTrack>('POST', `/api/audio/track/${_id}/examine`)).sound.state).toBe('waiting');
    expect((await settled(_id)).sound.state).toBe('failed');
  });

  // Broken by throwing, or by counting the attempt as a crash.
  test('whose file cannot be fetched for now is tried again until it can, and is no broken one', async () => {
    const { _id: track } = await addSong();
    const { db, jobs, files } = world.app;
    const storage = { ...files.storage, read: () => Promise.reject(new Error('The storage is away.')) };
    const turn = await db.forWebsite(world.one.id, async (tx) => (await renewSound(tx, track))?.sound_turn);
    const work = { website: world.one.id, track, turn: turn ?? 0 };
    await examineTrack({ db, jobs, files: { ...files, storage } }, work, 2);
    expect((await ownTracks()).find(({ _id }) => _id === track)?.sound.state).toBe('waiting');
    expect((await settled(track)).sound).toMatchObject({ state: 'ready', problem: null });
  });

  test('is made of sounds only: all or none', async () => {
    const before = await ownTracks();
    const { _id: sound } = await world.add('fine.wav', wavOf(tone(0.3)));
    const { _id: text } = await world.add('words.txt', Buffer.from('only words'));
    expect((await world.own('POST', '/api/audio/tracks', { files: [sound, text] })).status).toBe(404);
    expect(await ownTracks()).toEqual(before);
  });
});

test('the cover within a file becomes a picture of the library', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const picture = Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), png]);
  const frame = Buffer.alloc(10);
  frame.write('APIC', 'latin1');
  frame.writeUInt32BE(picture.length, 4);
  const body = Buffer.concat([frame, picture]);
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 127);
  const track = await settled(
    (
      await add(
        'covered.mp3',
        Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...size]), body, anotherSong()]),
      )
    )._id,
  );
  expect(track.cover).not.toBeNull();
  await world.ready(track.cover ?? '');
  const shown = await heardTrack(track._id);
  expect(shown?.image).toMatchObject({ file: track.cover, alt: '' });
  const uses = await done<object[]>('GET', `/api/file/${track.cover}/uses`);
  expect(uses).toEqual([{ what: 'Audio track', label: track.header, href: '/admin/audio' }]);
});

describe('the order', () => {
  test('is put in one step, all or nothing', async () => {
    await add('one.wav', wavOf(tone(0.4)));
    await add('two.wav', wavOf(tone(0.5)));
    const ids = (await ownTracks()).map(({ _id }) => _id);
    const turned = ids.toReversed();
    const put = await done<OwnTrack[]>('PUT', '/api/audio/tracks', { tracks: turned });
    expect(put.map(({ _id }) => _id)).toEqual(turned);
    expect(put.map(({ index }) => index)).toEqual(turned.map((_, index) => index));

    const few = await world.own('PUT', '/api/audio/tracks', { tracks: ids.slice(1) });
    expect(few.status).toBe(409);
    expect((few.json() as { current: OwnTrack[] }).current.map(({ _id }) => _id)).toEqual(turned);
    const strange = [...ids.slice(1), '01890000-0000-7000-8000-000000000000'];
    expect((await world.own('PUT', '/api/audio/tracks', { tracks: strange })).status).toBe(404);
    expect((await ownTracks()).map(({ _id }) => _id)).toEqual(turned);
  });
});

test('a save that was based on something else is told so, and changes nothing', async () => {
  const track = await addSong();
  const saved = await change(track._id, { caption: 'First', version: track.version });
  const reply = await world.own('PUT', `/api/audio/track/${track._id}`, {
    caption: 'Late',
    version: track.version,
  });
  expect(reply.status).toBe(409);
  expect((reply.json() as { current: OwnTrack }).current).toMatchObject({
    caption: 'First',
    version: saved.version,
  });
});

describe('a track of which visitors hear the beginning', () => {
  test('has its whole under no public address, and a real cut of it instead', async () => {
    const track = await addSong();
    const whole = track.sound.src ?? '';
    expect((await world.fetch(whole)).status).toBe(200);
    const waiting = await change(track._id, { previewSeconds: 10 });
    expect(waiting.audio).toBeNull();
    expect((await world.fetch(whole)).status).toBe(404);
    await settled(track._id);
    const shown = await heardTrack(track._id);
    expect(shown).toMatchObject({ preview: true, duration: 10 });
    expect(shown?.audio).toMatch(new RegExp(`^/audio/${track._id}/[0-9a-z]+/preview\\.mp3$`));
    expect(JSON.stringify(shown)).not.toContain(track.sound.file);
    const cut = await world.fetch(shown?.audio ?? '');
    expect(cut.status).toBe(200);
    expect(cut.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'x-content-type-options': 'nosniff' });
    expect(cut.bytes.length).toBeLessThan(song.length / 3);
    expect(song.includes(cut.bytes)).toBe(true);
    const { peaks } = (await world.fetch(`/api/audio/track/${track._id}/waveform`)).json() as {
      peaks: number[];
    };
    expect(peaks).toHaveLength(Math.round((400 * 10) / (track.duration ?? 0)));
  });

  test('is delivered in ranges; what is wrong is refused', async () => {
    const track = await addSong();
    await change(track._id, { previewSeconds: 5 });
    await settled(track._id);
    const address = (await heardTrack(track._id))?.audio ?? '';
    const { bytes } = await world.fetch(address);
    const part = await world.fetch(address, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${bytes.length}`);
    expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    const rest = await world.fetch(address, { range: `bytes=${bytes.length - 7}-` });
    expect(rest.bytes.equals(bytes.subarray(-7))).toBe(true);
    expect((await world.fetch(address, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await world.fetch(address, {}, 'HEAD')).bytes.length).toBe(0);
    expect((await world.fetch(address, { 'if-none-match': String(part.headers.etag) })).status).toBe(304);
    const elsewhere = await world.ask({ host: world.two.host, path: address });
    expect(elsewhere.status).toBe(404);
    for (const odd of [`${address}x`, address.replace(track._id, 'x'), '/audio/', '/audio/../audio'])
      expect((await world.fetch(odd)).status, odd).toBe(404);
  });

  test('cut anew, its old address leads to the new cut; given free again, the file is public', async () => {
    const track = await addSong();
    const whole = track.sound.src ?? '';
    await change(track._id, { previewSeconds: 20 });
    await settled(track._id);
    const long = (await heardTrack(track._id))?.audio ?? '';
    await change(track._id, { previewSeconds: 5 });
    expect((await world.fetch(long)).status).toBe(404);
    await settled(track._id);
    const short = (await heardTrack(track._id))?.audio ?? '';
    const moved = await world.fetch(long);
    expect([moved.status, moved.headers.location]).toEqual([302, short]);
    await change(track._id, { previewSeconds: null });
    await settled(track._id);
    expect(await heardTrack(track._id)).toMatchObject({ audio: whole, preview: false });
    expect((await world.fetch(whole)).status).toBe(200);
    expect((await world.fetch(short)).status).toBe(404);
  });

  test('that is deleted gives its file back, unless another track still hides it', async () => {
    const file = await world.add('shared.mp3', anotherSong());
    const made = await done<OwnTrack[]>('POST', '/api/audio/tracks', { files: [file._id, file._id] });
    const [one, two] = made.map(({ _id }) => _id);
    if (!one || !two) throw new Error('Two tracks were wanted.');
    await change(one, { previewSeconds: 5 });
    await change(two, { previewSeconds: 6 });
    await done('DELETE', `/api/audio/track/${one}`);
    expect((await world.fetch(file.urls.original)).status).toBe(404);
    await done('DELETE', `/api/audio/track/${two}`);
    expect((await world.fetch(file.urls.original)).status).toBe(200);
  });

  test('of a kind that cannot be cut is heard by nobody', async () => {
    const m4a = await readFile(join(import.meta.dirname, 'half-a-tide.m4a'));
    const track = await settled((await add('talk.m4a', m4a))._id);
    expect(track).toMatchObject({ header: 'Half a Tide', sound: { state: 'plain' } });
    expect(track.duration).toBeCloseTo(6, 0);
    expect(await heardTrack(track._id)).toBeDefined();
    await change(track._id, { previewSeconds: 5 });
    const cut = await settled(track._id);
    expect(cut.sound.problem).toContain('can’t create a preview');
    expect(await heardTrack(track._id)).toBeUndefined();
  });
});

test('Opus in Ogg is read, drawn and cut, and a file that is replaced is looked at anew', async () => {
  // Three seconds of silence, then three of a tone.
  const opus = await readFile(join(import.meta.dirname, 'half-a-tide.opus'));
  const track = await settled((await add('half a tide.opus', opus))._id);
  expect(track).toMatchObject({ header: 'Half a Tide', artist: 'The Harbour', sound: { state: 'ready' } });
  expect(track.duration).toBeCloseTo(6, 1);
  const whole = await world.fetch(track.sound.src ?? '');
  expect([whole.headers['content-type'], whole.bytes.equals(opus)]).toEqual(['audio/ogg', true]);
  const peaks = async () =>
    ((await world.fetch(`/api/audio/track/${track._id}/waveform`)).json() as { peaks: number[] }).peaks;
  expect([(await peaks())[40], Number((await peaks())[360]) > 80]).toEqual([0, true]);
  await change(track._id, { previewSeconds: 5 });
  await settled(track._id);
  const cut = await heardTrack(track._id);
  expect(cut).toMatchObject({ preview: true, duration: 5 });
  expect((await world.fetch(cut?.audio ?? '')).headers['content-type']).toBe('audio/wav');

  const { one } = world;
  const other = wavOf(tone(8));
  const replaced = await world.ask({
    host: one.host,
    method: 'POST',
    path: `/api/file/${track.sound.file}/replace`,
    cookie: one.owner.cookie,
    ...formOf([{ name: 'file', fileName: 'whole tide.wav', bytes: other }]),
  });
  expect(replaced.status, replaced.text).toBe(200);
  const anew = await settled(track._id);
  expect([anew.sound.state, anew.duration]).toEqual(['ready', 5]);
  expect((await peaks())[40]).toBeGreaterThan(80);
  expect((await heardTrack(track._id))?.audio).not.toBe(cut?.audio);
});

test('a track sold as a product shows its price, and plays a preview of the usual length', async () => {
  await done('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
  const product = await done<{ _id: string; slug: string }>('POST', '/api/product', {
    label: 'Kiln at Night, the recording',
    price: 4.5,
    kind: 'digital',
    published: true,
  });
  const track = await addSong();
  await change(track._id, { product: product._id });
  await settled(track._id);
  expect(await heardTrack(track._id)).toMatchObject({
    preview: true,
    duration: 30,
    sale: {
      product: product._id,
      label: 'Kiln at Night, the recording',
      price: 4.5,
      currency: 'GBP',
      choice: false,
    },
  });
  const foreign = await world.own('PUT', `/api/audio/track/${track._id}`, {
    product: world.two.shop.product,
  });
  expect(foreign.status).toBe(404);
  await done('PUT', `/api/product/${product._id}`, { published: false });
  expect((await heardTrack(track._id))?.sale).toBeNull();
});

test('a track whose file is in the trash, or erased, is heard by nobody, and its owner is told', async () => {
  const track = await addSong();
  const file = await done<{ _id: string; objectPath: string }>('GET', `/api/file/${track.sound.file}`);
  const named = { mongoId: file._id, objectPath: file.objectPath };
  expect((await world.own('POST', '/api/file/delete', named)).status).toBe(409);
  await done('POST', '/api/file/delete', { ...named, force: true });
  expect(await heardTrack(track._id)).toBeUndefined();
  const trashed = (await ownTracks()).find(({ _id }) => _id === track._id);
  expect(trashed?.sound).toMatchObject({ src: null, problem: expect.stringContaining('trash') });
  await done('POST', '/api/files/erase', { files: [file._id] });
  const erased = (await ownTracks()).find(({ _id }) => _id === track._id);
  expect(erased?.sound).toMatchObject({ file: null, problem: expect.stringContaining('was deleted') });
});

test('what is found after something newer was asked for changes nothing', async () => {
  const track = await addSong();
  await change(track._id, { previewSeconds: 5 });
  await settled(track._id);
  const before = await heardTrack(track._id);
  const { id } = world.one;
  const late = {
    state: 'failed',
    problem: 'Late',
    duration: 1,
    peaks: null,
    title: '',
    artist: '',
    cover: null,
  } as const;
  // Fails without the condition on `sound_turn` in `keepSound`.
  expect(await world.app.db.forWebsite(id, (tx) => keepSound(tx, track._id, 1, late))).toBe(false);
  expect(await heardTrack(track._id)).toEqual(before);
});
