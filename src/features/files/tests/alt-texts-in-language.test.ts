import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { filesWorld } from '../../../../tests/support/files-world.ts';
import { jpeg } from '../../../../tests/support/pictures.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { tone, wavOf } from '../../../../tests/support/sounds.ts';
import type { AudioTrack, OwnTrack } from '../../audio/contract.ts';
import { startSoundWorker } from '../../audio/server/index.ts';
import type { Page } from '../../pages/contract.ts';
import type { Translation, TranslationProgress } from '../../pages/translations-contract.ts';
import type { Collection, Product } from '../../products/contract.ts';
import type { LibraryFile } from '../contract.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

let seed = 40;
async function image(alt: string): Promise<LibraryFile> {
  seed += 1;
  const { _id } = await world.add(`Harbour-${seed}.jpg`, await jpeg(seed, 300, 200));
  await done('PUT', `/api/file/${_id}`, { alt });
  return world.ready(_id);
}
const at = (file: string, language = 'de') => `/api/translation/${language}/file.${file}`;
const read = (file: string) => done<Translation>('GET', at(file));
const translate = (file: string, text: string, source: string) =>
  owner('PUT', at(file), { texts: [{ key: 'alt@', text, source }] });
const publish = (file: string) => done('POST', `${at(file)}/publish`, {});
const progressOf = async (file: string) =>
  (await done<TranslationProgress[]>('GET', '/api/translations/de')).find(
    ({ subject }) => subject === `file.${file}`,
  );

let pages = 0;
async function pageWith(file: LibraryFile, alt: string): Promise<string> {
  const picture = { src: file.urls.original, alt, file: file._id };
  const { _id } = await done<Page>('POST', '/api/page', {
    name: 'Harbour',
    slug: `harbour-${(pages += 1)}`,
    blocks: [{ type: 'image', props: { id: 'b1', picture } }],
  });
  await done('POST', `/api/page/${_id}/publish`, {});
  return _id;
}
/** The alt text that visitors get. */
async function altOn(page: string, language?: string): Promise<string | undefined> {
  const query = language ? `&language=${language}` : '';
  const { blocks } = (await visitor('GET', `/api/page?_id=${page}${query}`)).json() as Page;
  return (blocks[0]?.props['picture'] as { alt?: string } | undefined)?.alt;
}

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test('an alt text of the library is translated once, and read wherever its image is shown in that language', async () => {
  const harbour = await image('Boats at dawn');
  expect(await read(harbour._id)).toMatchObject({
    kind: 'file',
    name: harbour.name,
    path: null,
    image: harbour.urls.original,
    texts: [{ key: 'alt@', label: 'Alt text', kind: 'alt', source: 'Boats at dawn', text: null }],
  });
  const follows = await pageWith(harbour, '');
  const copied = await pageWith(harbour, 'Boats at dawn');
  const own = await pageWith(harbour, 'Our boat');
  const product = await done<Product>('POST', '/api/product', {
    label: 'Print',
    price: 24,
    published: true,
    images: [{ src: harbour.urls.original, alt: '', file: harbour._id }],
    options: [{ name: 'Size', values: ['A4'] }],
    variants: [
      {
        price: 24,
        options: ['A4'],
        picture: { src: harbour.urls.original, alt: '', file: harbour._id },
      },
    ],
  });
  const collection = await done<Collection>('POST', '/api/collection', {
    label: 'Prints',
    picture: { src: harbour.urls.original, alt: '', file: harbour._id },
  });
  const altsOf = async (language: string) => {
    const { images, variants } = (
      await visitor('GET', `/api/product/${product._id}?language=${language}`)
    ).json() as Product;
    const all = (await visitor('GET', `/api/collections?language=${language}`)).json() as Collection[];
    return [
      images[0]?.alt,
      variants[0]?.picture?.alt,
      all.find(({ _id }) => _id === collection._id)?.picture?.alt,
    ];
  };

  expect((await translate(harbour._id, 'Boote im Morgengrauen', 'Boats at dawn')).status).toBe(200);
  expect(await altOn(follows, 'de')).toBe('Boats at dawn');
  await publish(harbour._id);
  expect(await progressOf(harbour._id)).toMatchObject({
    texts: 1,
    translated: 1,
    outdated: 0,
    state: 'published',
  });
  expect([await altOn(follows, 'de'), await altOn(copied, 'de'), await altOn(own, 'de')]).toEqual([
    'Boote im Morgengrauen',
    'Boote im Morgengrauen',
    'Our boat',
  ]);
  expect(await altsOf('de')).toEqual(Array(3).fill('Boote im Morgengrauen'));
  expect(await altsOf('fr')).toEqual(Array(3).fill('Boats at dawn'));
  expect([await altOn(follows), await altOn(follows, 'fr')]).toEqual(['Boats at dawn', 'Boats at dawn']);

  // An outdated one is shown until somebody has seen to it, as other texts of a page are.
  await done('PUT', `/api/file/${harbour._id}`, { alt: 'Boats at noon' });
  expect(await progressOf(harbour._id)).toMatchObject({ outdated: 1 });
  expect(await altOn(follows, 'de')).toBe('Boote im Morgengrauen');
  // Without an alt text the image is decoration, in every language.
  await done('PUT', `/api/file/${harbour._id}`, { alt: '' });
  expect([await altOn(follows), await altOn(follows, 'de')]).toEqual(['', '']);
  expect(await progressOf(harbour._id)).toBeUndefined();
});

test('the cover of a track has its alt text in the language of the page', async () => {
  const { db, jobs, files } = world.app;
  await startSoundWorker({ db, jobs, files });
  const cover = await image('A kiln at night');
  const sound = await world.add('kiln.wav', wavOf(tone(2)));
  const [track] = await done<OwnTrack[]>('POST', '/api/audio/tracks', { files: [sound._id] });
  await done('PUT', `/api/audio/track/${track?._id}`, { cover: cover._id });
  const altOf = async (language?: string) => {
    const query = language ? `?language=${language}` : '';
    const tracks = (await visitor('GET', `/api/audio${query}`)).json() as AudioTrack[];
    return tracks.find(({ _id }) => _id === track?._id)?.image?.alt;
  };
  await eventually(altOf, (alt) => alt !== undefined, { what: 'the track can be played' });
  await translate(cover._id, 'Ein Brennofen bei Nacht', 'A kiln at night');
  expect(await altOf('de')).toBe('A kiln at night');
  await publish(cover._id);
  expect([await altOf(), await altOf('de'), await altOf('fr')]).toEqual([
    'A kiln at night',
    'Ein Brennofen bei Nacht',
    'A kiln at night',
  ]);
  expect((await visitor('GET', '/api/audio?language=xx')).status).toBe(400);
});

test('an image that only one language shows is in use, and is not deleted unasked', async () => {
  const sign = await image('A sign in German');
  const shown = await image('A sign in English');
  const page = await pageWith(shown, '');
  const picture = { src: sign.urls.original, alt: '', file: sign._id };
  const block = `/api/translation/de/${page}/block`;
  await done('PUT', block, { id: 'b1', settings: { picture } });
  const uses = [{ what: 'Page', label: 'Harbour (de)', href: `/admin/pages/translations/de/${page}` }];
  expect((await owner('GET', `/api/file/${sign._id}/uses`)).json()).toEqual(uses);
  const deleting = { mongoId: sign._id, objectPath: sign.objectPath };
  expect((await owner('POST', '/api/file/delete', deleting)).json()).toMatchObject({ current: uses });
  expect((await other.owner('GET', `/api/file/${sign._id}/uses`)).status).toBe(404);
  await done('PUT', block, { id: 'b1', settings: null });
  expect((await owner('GET', `/api/file/${sign._id}/uses`)).json()).toEqual([]);
});

test('markup, turned text, long texts and files of other sites', async () => {
  const gate = await image('A gate');
  const page = await pageWith(gate, '');
  expect((await translate(gate._id, 'x'.repeat(3_000), 'A gate')).status).toBe(400);
  const odd = '"><script>alert(1)</script>\u202E<b>';
  expect((await translate(gate._id, odd, 'A gate')).status).toBe(200);
  await publish(gate._id);
  expect(await altOn(page, 'de')).toBe(odd.replace('\u202E', ''));

  await other.done('PUT', '/api/website', { settings: { languages: ['de'] } });
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { texts: [{ key: 'alt@', text: 'Ein Tor', source: 'A gate' }] }],
  ] as const)
    expect((await other.owner(method, at(gate._id), body)).status).toBe(404);
  const exported = (await owner('GET', '/api/translation-file/de/texts.xliff')).text;
  expect(exported).toContain(`file.${gate._id}`);
  const imported = await other.owner('POST', '/api/translation-file/de', { content: exported });
  expect(imported.json()).toMatchObject({ saved: 0 });
  expect(await altOn(page, 'de')).toBe(odd.replace('\u202E', ''));

  // Nobody sees the alt text of a private file, so nobody has to translate it.
  await done('PUT', `/api/file/${gate._id}`, { private: true });
  expect((await owner('GET', at(gate._id))).status).toBe(404);
  const text = await world.add('notes.txt', Buffer.from(`notes ${seed}`));
  expect((await owner('GET', at(text._id))).status).toBe(404);
  await done('PUT', `/api/file/${gate._id}`, { private: false });
  await done('POST', '/api/file/delete', { mongoId: gate._id, objectPath: gate.objectPath, force: true });
  expect((await owner('GET', at(gate._id))).status).toBe(404);
});

test('a language that was removed keeps its texts, and shows none of them', async () => {
  const quay = await image('A quay');
  const page = await pageWith(quay, '');
  await translate(quay._id, 'Ein Kai', 'A quay');
  await publish(quay._id);
  const product = await done<Product>('POST', '/api/product', {
    label: 'Quay print',
    price: 24,
    published: true,
    images: [{ src: quay.urls.original, alt: '', file: quay._id }],
  });
  const altOf = async () =>
    ((await visitor('GET', `/api/product/${product._id}?language=de`)).json() as Product).images[0]?.alt;
  expect(await altOf()).toBe('Ein Kai');
  await done('PUT', '/api/website', { settings: { languages: ['fr'] } });
  expect(await altOf()).toBe('A quay');
  await done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  expect([await altOf(), await altOn(page, 'de')]).toEqual(['Ein Kai', 'Ein Kai']);
});
