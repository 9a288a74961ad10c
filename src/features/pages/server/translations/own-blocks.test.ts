import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page } from '../../contract.ts';
import type { LinkingPlace } from '../../menus-contract.ts';
import type { BlockSettings, Translation, TranslationProgress } from '../../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

const button = (label: string, href = '/') => ({ label, href });
const hero = (id: string, title: string, more: object = {}) => ({
  type: 'hero',
  props: { id, title, text: '', buttons: [], ...more },
});
const columns = (id: string, ...content: unknown[]) => ({
  type: 'columns',
  props: { id, layout: 'two', column1: content },
});

let count = 0;
async function newPage(blocks: unknown[], kind: 'page' | 'section' = 'page'): Promise<string> {
  const own = kind === 'page' ? { name: 'Our pots', slug: `pots-${++count}` } : { name: 'Delivery' };
  const { _id } = await done<Page>('POST', `/api/${kind}`, { ...own, blocks });
  await done('POST', `/api/page/${_id}/publish`, {});
  return _id;
}
const rewrite = async (page: string, blocks: unknown[]) => {
  await done('PUT', `/api/page/${page}`, { blocks });
  await done('POST', `/api/page/${page}/publish`, {});
};
const at = (page: string) => `/api/translation/de/${page}`;
const read = (page: string) => done<Translation>('GET', at(page));
const publish = (page: string) => done<Translation>('POST', `${at(page)}/publish`, {});
const translate = (page: string, key: string, text: string, source: string) =>
  done<Translation>('PUT', at(page), { texts: [{ key, text, source }] });
const blockOf = (page: string, id = 'b1') => done<BlockSettings>('GET', `${at(page)}/block?id=${id}`);
const set = (page: string, body: object, id = 'b1') => owner('PUT', `${at(page)}/block`, { id, ...body });
/** Changes some settings, and keeps the others as they are shown. */
const change = async (page: string, settings: object, id = 'b1') => {
  const reply = await set(page, { settings: { ...(await blockOf(page, id)).settings, ...settings } }, id);
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return reply.json() as Translation;
};
const shown = async (page: string, language?: string) => {
  const query = language ? `&language=${language}` : '';
  return ((await visitor('GET', `/api/page?_id=${page}${query}`)).json() as Page).blocks;
};
const progressOf = async (page: string) =>
  (await done<TranslationProgress[]>('GET', '/api/translations/de')).find(({ subject }) => subject === page);

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test('a block has own settings in one language once they are published, and follows the original again', async () => {
  const page = await newPage([hero('b1', 'Made slowly', { layout: 'right' }), hero('b2', 'Second')]);
  await translate(page, 'title@b1', 'Langsam gemacht', 'Made slowly');
  expect((await change(page, { layout: 'left' })).blocks[0]).toMatchObject({ own: true, changed: false });
  expect((await shown(page, 'de'))[0]?.props['layout']).toBe('right');
  await publish(page);
  const [german] = await shown(page, 'de');
  expect(german?.props).toMatchObject({ layout: 'left', title: 'Langsam gemacht' });
  expect([(await shown(page, 'fr'))[0]?.props['layout'], (await shown(page))[0]?.props['layout']]).toEqual([
    'right',
    'right',
  ]);

  expect((await set(page, { settings: null })).json()).toMatchObject({ state: 'changed' });
  await publish(page);
  expect((await shown(page, 'de'))[0]?.props).toMatchObject({ layout: 'right', title: 'Langsam gemacht' });
});

test('changes of the original don’t reach it, and are shown with what was there before until somebody decides', async () => {
  const page = await newPage([hero('b1', 'Made slowly', { layout: 'right' })]);
  await translate(page, 'title@b1', 'Langsam gemacht', 'Made slowly');
  await change(page, { text: 'Nur in Berlin' });
  await publish(page);
  await rewrite(page, [hero('b1', 'Made by hand', { layout: 'left', text: 'In London' })]);
  expect((await shown(page, 'de'))[0]?.props).toMatchObject({
    title: 'Langsam gemacht',
    text: 'Nur in Berlin',
    layout: 'right',
  });
  expect((await read(page)).blocks[0]).toMatchObject({ own: true, changed: true });
  expect(await progressOf(page)).toMatchObject({ outdated: 1 });
  expect(await blockOf(page)).toMatchObject({
    was: { title: 'Made slowly', layout: 'right', text: '' },
    original: { title: 'Made by hand', layout: 'left', text: 'In London' },
  });

  expect((await set(page, { changes: 'keep' })).status).toBe(200);
  expect(await progressOf(page)).toMatchObject({ outdated: 0 });
  expect((await blockOf(page)).settings).toMatchObject({ layout: 'right', title: 'Langsam gemacht' });

  await rewrite(page, [hero('b1', 'Thrown by hand', { layout: 'left', text: 'In London' })]);
  expect((await set(page, { changes: 'use' })).status).toBe(200);
  const { texts, blocks } = await read(page);
  expect(blocks[0]).toMatchObject({ own: true, changed: false });
  // The new text is one to translate again; what didn't change stays.
  expect(texts.find(({ key }) => key === 'title@b1')).toMatchObject({
    source: 'Thrown by hand',
    was: 'Made slowly',
    text: 'Langsam gemacht',
  });
  expect((await blockOf(page)).settings).toMatchObject({ layout: 'right', text: 'Nur in Berlin' });
});

test('texts stay beside their originals when the entries of a list are changed, moved and added', async () => {
  const page = await newPage([hero('b1', 'Made slowly', { buttons: [button('Shop'), button('Visit us')] })]);
  await translate(page, 'buttons.0.label@b1', 'Laden', 'Shop');
  await translate(page, 'buttons.1.label@b1', 'Besuch', 'Visit us');
  expect((await blockOf(page)).settings['buttons']).toMatchObject([{ label: 'Laden' }, { label: 'Besuch' }]);
  await change(page, { buttons: [button('Besuch', '/berlin'), button('Anfahrt')] });
  const labels = (await read(page)).texts.filter(({ key }) => key.startsWith('buttons.'));
  expect(labels.map(({ source, text, was }) => [source, text, was])).toEqual([
    ['Visit us', 'Besuch', null],
    ['Anfahrt', 'Anfahrt', null],
  ]);
  await publish(page);
  expect((await shown(page, 'de'))[0]?.props['buttons']).toMatchObject([
    { label: 'Besuch', href: '/berlin' },
    { label: 'Anfahrt' },
  ]);
  // A text that takes the place of another is no outdated translation of it.
  await change(page, { buttons: [button('Kontakt'), button('Besuch')] });
  expect((await read(page)).texts.filter(({ was }) => was !== null)).toEqual([]);
  // Fewer entries than the original.
  await change(page, { buttons: [button('Besuch')] });
  await publish(page);
  expect((await shown(page, 'de'))[0]?.props['buttons']).toMatchObject([{ label: 'Besuch' }]);
  // A translation that fits the original is still there when it is followed again.
  await set(page, { settings: null });
  const { texts } = await read(page);
  expect(texts.find(({ source }) => source === 'Visit us')).toMatchObject({ text: 'Besuch', was: null });
});

test('a block keeps its settings when it is moved, and loses their effect while it is gone', async () => {
  const page = await newPage([hero('b1', 'Made slowly'), columns('b2', hero('b3', 'Inside'))]);
  await change(page, { title: 'Nur hier' }, 'b3');
  await publish(page);
  const german = async () => JSON.stringify(await shown(page, 'de'));
  expect(await german()).toContain('Nur hier');
  await rewrite(page, [hero('b3', 'Inside'), hero('b1', 'Made slowly')]);
  expect((await shown(page, 'de')).map(({ props }) => props['title'])).toEqual(['Nur hier', 'Made slowly']);
  await rewrite(page, [hero('b1', 'Made slowly')]);
  expect((await read(page)).blocks.map(({ id }) => id)).toEqual(['b1']);
  expect((await blockOf(page)).own).toBe(false);
  await rewrite(page, [hero('b1', 'Made slowly'), hero('b3', 'Inside')]);
  expect(await german()).toContain('Nur hier');
});

test('what is within a block follows the original, and so does a block that has become another kind', async () => {
  const page = await newPage([columns('b1', hero('b2', 'Inside'))]);
  await change(page, { layout: 'three' });
  await publish(page);
  await rewrite(page, [columns('b1', hero('b2', 'Inside'), hero('b4', 'New'))]);
  const [german] = await shown(page, 'de');
  expect(german?.props).toMatchObject({
    layout: 'three',
    column1: [{ props: { id: 'b2' } }, { props: { id: 'b4' } }],
  });
  await rewrite(page, [hero('b1', 'A hero now')]);
  expect((await shown(page, 'de'))[0]).toMatchObject({ type: 'hero', props: { title: 'A hero now' } });
});

test('files for translators and the search have the texts that the language shows', async () => {
  const page = await newPage([hero('b1', 'Made slowly', { text: 'Wheelbarrows' })]);
  await translate(page, 'name@', 'Töpfe', 'Our pots');
  await change(page, { title: 'Schubkarren' });
  await publish(page);
  const found = async (q: string, language: string) =>
    (await visitor('GET', `/api/search?q=${q}&language=${language}`)).text.includes(`pots-${count}`);
  await expect.poll(() => found('schubkarren', 'de')).toBe(true);
  await rewrite(page, [hero('b1', 'Turntables', { text: 'Anvils' })]);
  const file = (await owner('GET', '/api/translation-file/de/texts.csv')).text;
  expect(file).toContain('Wheelbarrows');
  expect(file).not.toContain('Anvils');
  const line = `Original,Translation,Subject,Key\nWheelbarrows,Karren,${page},text@b1\n`;
  expect((await owner('POST', '/api/translation-file/de', { content: line })).json()).toMatchObject({
    saved: 1,
  });
  expect((await blockOf(page)).settings['text']).toBe('Karren');
});

test('a reusable section has its settings where it is edited, and shows them on each page', async () => {
  const section = await newPage([hero('s1', 'Free delivery', { layout: 'right' })], 'section');
  const page = await newPage([{ type: 'savedSection', props: { id: 'b1', section } }]);
  await change(section, { layout: 'left' }, 's1');
  await publish(section);
  expect(JSON.stringify(await shown(page, 'de'))).toContain('"layout":"left"');
  expect(JSON.stringify(await shown(page, 'fr'))).not.toContain('"layout":"left"');
  expect((await set(page, { settings: { section } })).status).toBe(404);
});

test('settings are checked as those of the page, and other keys, blocks and sites are refused', async () => {
  const page = await newPage([hero('b1', 'Made slowly'), columns('b2', hero('b3', 'Inside'))]);
  const bad = await set(page, { settings: { ...(await blockOf(page)).settings, layout: 'upwards' } });
  expect([bad.status, Object.keys((bad.json() as { fields: object }).fields)]).toEqual([
    400,
    ['settings.layout'],
  ]);
  const link = await set(page, {
    settings: { ...(await blockOf(page)).settings, buttons: [button('Go', 'javascript:alert(1)')] },
  });
  expect(link.status).toBe(400);
  expect((await set(page, { settings: { nonsense: 1 } })).status).toBe(400);
  expect((await set(page, { settings: {} }, 'b9')).status).toBe(404);
  expect((await set(page, {})).status).toBe(409);
  expect((await set(page, { changes: 'keep' })).status).toBe(409);
  expect((await set('menu', { settings: {} })).status).toBe(404);
  // Blocks within are not settings: a translation can't bring any.
  await change(page, { column1: [hero('x1', 'Smuggled')], layout: 'three' }, 'b2');
  await publish(page);
  expect(JSON.stringify(await shown(page, 'de'))).not.toContain('Smuggled');
  // The key itself can be neither written nor removed as a text.
  for (const text of ['own', null])
    expect((await owner('PUT', at(page), { texts: [{ key: '.own@b2', text, source: '' }] })).status).toBe(
      404,
    );
  expect((await blockOf(page, 'b2')).own).toBe(true);

  await other.done('PUT', '/api/website', { settings: { languages: ['de'] } });
  expect((await other.owner('GET', `${at(page)}/block?id=b2`)).status).toBe(404);
  expect((await other.owner('PUT', `${at(page)}/block`, { id: 'b2', settings: null })).status).toBe(404);
  expect((await blockOf(page, 'b2')).own).toBe(true);
});

test('two people who change different settings of a block lose nothing, and the same one is refused with what it is now', async () => {
  const page = await newPage([hero('b1', 'Made slowly', { layout: 'right' })]);
  const { settings: from } = await blockOf(page);
  expect((await set(page, { settings: { ...from, layout: 'left' }, from })).status).toBe(200);
  expect((await set(page, { settings: { ...from, text: 'Nur in Berlin' }, from })).status).toBe(200);
  expect((await blockOf(page)).settings).toMatchObject({ layout: 'left', text: 'Nur in Berlin' });

  const refused = await set(page, { settings: { ...from, layout: 'centred' }, from });
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'stale-version', current: { settings: { layout: 'left', text: 'Nur in Berlin' } } },
  ]);
  const { settings: current } = await blockOf(page);
  expect((await set(page, { settings: { ...current, layout: 'centred' }, from: current })).status).toBe(200);
  expect((await blockOf(page)).settings).toMatchObject({ layout: 'centred', text: 'Nur in Berlin' });
});

test('links of own settings and of translated texts count among the places that link to a page', async () => {
  const target = await newPage([]);
  const { slug } = await done<Page>('GET', `/api/page?_id=${target}`);
  const text = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Hier', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  const page = await newPage([
    hero('b1', 'Made slowly'),
    { type: 'accordion', props: { id: 'b2', items: [{ question: 'Where?', answer: text('/elsewhere') }] } },
  ]);
  const places = async () =>
    (await done<LinkingPlace[]>('GET', `/api/page/${target}/links`)).map(({ _id, name, links, visible }) => [
      _id,
      name,
      links,
      visible,
    ]);
  expect(await places()).toEqual([]);
  await change(page, { buttons: [button('Töpfe', `/de/${slug}`)] });
  await done('PUT', at(page), {
    texts: [{ key: 'items.0.answer@b2', text: text(`/${slug}`), source: text('/elsewhere') }],
  });
  expect(await places()).toEqual([[page, 'Our pots (de)', 2, false]]);
  await publish(page);
  expect(await places()).toEqual([[page, 'Our pots (de)', 2, true]]);
});
