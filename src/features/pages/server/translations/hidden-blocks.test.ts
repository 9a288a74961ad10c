import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page } from '../../contract.ts';
import type { Translation, TranslationProgress } from '../../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const text = (id: string, value: string) => ({
  type: 'hero',
  props: { id, title: value, text: '', buttons: [] },
});
const columns = (id: string, ...content: unknown[]) => ({
  type: 'columns',
  props: { id, layout: 'two', column1: content },
});

const follows = { depth: 0, canBeOwn: true, own: false, changed: false };

let count = 0;
async function newPage(blocks: unknown[], kind: 'page' | 'section' = 'page'): Promise<string> {
  const own = kind === 'page' ? { name: 'Our pots', slug: `page-${++count}` } : { name: 'Delivery' };
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
const hide = (page: string, id: string, hidden = true) =>
  owner('PUT', at(page), { texts: [], blocks: [{ id, hidden }] });
const publish = (page: string) => done<Translation>('POST', `${at(page)}/publish`, {});
/** The ids of the blocks that visitors get. */
const shown = async (page: string, language?: string) => {
  const query = language ? `&language=${language}` : '';
  const { blocks } = (await visitor('GET', `/api/page?_id=${page}${query}`)).json() as Page;
  return blocks.map(({ props }) => props.id);
};
const progressOf = async (page: string) =>
  (await done<TranslationProgress[]>('GET', '/api/translations/de')).find(({ subject }) => subject === page);

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test('a hidden block is left out in its language once that is published, until it is shown again', async () => {
  const page = await newPage([text('b1', 'Made slowly'), text('b2', 'Delivered in London')]);
  const reply = (await hide(page, 'b2')).json() as Translation;
  expect(reply).toMatchObject({ state: 'draft' });
  expect(reply.blocks).toEqual([
    { id: 'b1', label: 'Hero', excerpt: 'Made slowly', hidden: false, ...follows },
    { id: 'b2', label: 'Hero', excerpt: 'Delivered in London', hidden: true, ...follows },
  ]);
  expect(await shown(page, 'de')).toEqual(['b1', 'b2']);
  expect(await publish(page)).toMatchObject({ state: 'published' });
  expect([await shown(page, 'de'), await shown(page, 'fr'), await shown(page)]).toEqual([
    ['b1'],
    ['b1', 'b2'],
    ['b1', 'b2'],
  ]);

  expect((await hide(page, 'b2', false)).json()).toMatchObject({ state: 'changed' });
  expect(await shown(page, 'de')).toEqual(['b1']);
  await hide(page, 'b1');
  await hide(page, 'b1', false);
  await done('PUT', at(page), { texts: [{ key: 'name@', text: 'Töpfe', source: 'Our pots' }] });
  await publish(page);
  expect(await shown(page, 'de')).toEqual(['b1', 'b2']);
});

test('a block stays hidden when the original changes, and leaves the list when it is deleted there', async () => {
  const page = await newPage([text('b1', 'Made slowly'), text('b2', 'Delivered in London')]);
  await hide(page, 'b2');
  await publish(page);
  await rewrite(page, [text('b2', 'Delivered in Leeds'), text('b3', 'New'), text('b1', 'Made slowly')]);
  expect(await shown(page, 'de')).toEqual(['b3', 'b1']);
  await rewrite(page, [text('b3', 'New')]);
  expect((await read(page)).blocks).toMatchObject([{ id: 'b3', hidden: false }]);
  expect(await shown(page, 'de')).toEqual(['b3']);
});

test('a page that only hides a block is not translated, nor one whose hidden block is gone', async () => {
  const page = await newPage([text('b1', 'Made slowly'), text('b2', 'Delivered in London')]);
  const readable = async () =>
    ((await visitor('GET', `/api/page?_id=${page}&language=fr`)).json() as Page).languages;
  await hide(page, 'b2');
  await publish(page);
  expect([await readable(), await shown(page, 'de')]).toEqual([[], ['b1']]);
  await done('PUT', '/api/website', { settings: { untranslated: 'hidden' } });
  const german = (await visitor('GET', `/api/page?_id=${page}&language=de`)).json() as Page;
  expect(german).toMatchObject({ untranslated: true });
  await done('PUT', '/api/website', { settings: { untranslated: 'original' } });
  await done('PUT', at(page), { texts: [{ key: 'title@b1', text: 'Langsam', source: 'Made slowly' }] });
  await publish(page);
  expect(await readable()).toEqual(['de']);
  await done('PUT', at(page), { texts: [{ key: 'title@b1', text: null, source: 'Made slowly' }] });
  await publish(page);
  expect(await readable()).toEqual([]);

  // The mark of a deleted block counts for nothing, and is there if an earlier version brings the block back.
  await rewrite(page, [text('b1', 'Made slowly')]);
  expect([(await read(page)).state, (await progressOf(page))?.state]).toEqual(['none', 'none']);
  await rewrite(page, [text('b1', 'Made slowly'), text('b2', 'Delivered in London')]);
  expect(await read(page)).toMatchObject({ state: 'published' });
  expect(await shown(page, 'de')).toEqual(['b1']);
});

test('nobody has to translate a hidden block, nor finds a page by it', async () => {
  const page = await newPage([text('b1', 'Made slowly'), columns('b2', text('b3', 'Wheelbarrows'))]);
  const found = async (language: string) =>
    (await visitor('GET', `/api/search?q=wheelbarrows&language=${language}`)).text.includes('Our pots');
  await done('PUT', at(page), { texts: [{ key: 'name@', text: 'Our pots', source: 'Our pots' }] });
  await publish(page);
  expect(await progressOf(page)).toMatchObject({ texts: 3, translated: 1 });
  await expect.poll(() => found('de')).toBe(true);
  await hide(page, 'b2');
  await publish(page);
  expect((await read(page)).texts.map(({ key }) => key)).toEqual(['name@', 'title@b1']);
  expect(await progressOf(page)).toMatchObject({ texts: 2, translated: 1, missing: 1 });
  expect([await found('de'), await found('fr')]).toEqual([false, true]);
  const file = await owner('GET', '/api/translation-file/de/texts.csv');
  expect(file.text).toContain('Made slowly');
  expect(file.text).not.toContain('Wheelbarrows');
});

test('a block of a reusable section is left out wherever the section is shown', async () => {
  const section = await newPage([text('s1', 'Free delivery'), text('s2', 'In London')], 'section');
  const page = await newPage([{ type: 'savedSection', props: { id: 'b1', section } }]);
  await hide(section, 's2');
  await publish(section);
  const inside = async (language: string) => {
    const reply = await visitor('GET', `/api/page?_id=${page}&language=${language}`);
    return JSON.stringify(reply.json()).includes('In London');
  };
  expect([await inside('de'), await inside('fr')]).toEqual([false, true]);
});

test('only blocks of the page itself can be hidden', async () => {
  const page = await newPage([columns('b2', text('b3', 'Wheelbarrows'))]);
  expect((await hide(page, 'b3')).status).toBe(404);
  expect((await hide(page, 'b9')).status).toBe(404);
  expect((await hide(page, 'b9', false)).status).toBe(200);
  expect((await hide('menu', 'b2')).status).toBe(404);
  expect((await read(page)).state).toBe('none');
});
