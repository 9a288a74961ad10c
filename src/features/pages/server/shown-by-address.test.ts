import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Page } from '../contract.ts';
import type { Translation } from '../translations-contract.ts';
import { KeptPages } from './kept-pages.ts';
import { readKept } from './read-kept.ts';

/** What visitors read at the address of a page, which is kept by the versions of its rows. Answers to them are kept too, until a notice of the change arrives. */
const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;
const { visitor, done } = callsOn(world, one);

const hero = (title: string) => ({ type: 'hero', props: { id: 'b1', title, text: '', buttons: [] } });
let page = '';

beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  const blocks = [hero('Made slowly')];
  ({ _id: page } = await done<Page>('POST', '/api/page', { name: 'Our pots', slug: 'pots', blocks }));
  await done('POST', `/api/page/${page}/publish`, {});
});

async function translate(language: string, title: string, source = 'Made slowly'): Promise<void> {
  const at = `/api/translation/${language}/${page}`;
  await done<Translation>('PUT', at, { texts: [{ key: 'title@b1', text: title, source }] });
  await done<Translation>('POST', `${at}/publish`, {});
}
async function titleIn(language: string): Promise<unknown> {
  const reply = await visitor('GET', `/api/page?slug=pots&language=${language}`);
  return (reply.json() as Page).blocks[0]?.props['title'];
}
const titles = async () => [await titleIn('de'), await titleIn('fr')];

test('each publication is shown, of a translation and of the original', async () => {
  expect(await titles()).toEqual(['Made slowly', 'Made slowly']);
  await translate('de', 'Langsam gemacht');
  expect(await titles()).toEqual(['Langsam gemacht', 'Made slowly']);
  await translate('de', 'In Ruhe gemacht');
  await translate('fr', 'Fait lentement');
  expect(await titles()).toEqual(['In Ruhe gemacht', 'Fait lentement']);

  await done('PUT', `/api/page/${page}`, {
    blocks: [hero('Made by hand'), { ...hero('2'), props: { ...hero('2').props, id: 'b2' } }],
  });
  await done('POST', `/api/page/${page}/publish`, {});
  await translate('fr', 'Fait main', 'Made by hand');
  expect(await titles()).toEqual(['In Ruhe gemacht', 'Fait main']);
});

test('languages that one transaction publishes stay apart', async () => {
  await asAdmin(admin, (client) =>
    client.query(
      `update sitewright.translations set published = jsonb_set(published, '{title@b1,text}', to_jsonb('Titel ' || language))
      where page_id = $1`,
      [page],
    ),
  );
  await expect.poll(titles).toEqual(['Titel de', 'Titel fr']);
  expect(await titles()).toEqual(['Titel de', 'Titel fr']);
});

test('versions that one transaction wrote stay apart', async () => {
  const sql = (statement: string, ...values: unknown[]) =>
    asAdmin(admin, (client) => client.query(statement, [page, ...values]));
  await sql('update sitewright.page_versions set name = name where page_id = $1');
  for (const [version, blocks] of [
    [1, 1],
    [2, 2],
  ]) {
    await sql('update sitewright.pages set published_version = $2 where id = $1', version);
    const count = async () =>
      ((await visitor('GET', '/api/page?slug=pots&language=de')).json() as Page).blocks.length;
    await expect.poll(count).toBe(blocks);
  }
});

test('pages that one transaction wrote stay apart when they swap their addresses', async () => {
  const other = await done<Page>('POST', '/api/page', {
    name: 'Our cups',
    slug: 'cups',
    blocks: [hero('Made twice')],
  });
  await done('POST', `/api/page/${other._id}/publish`, {});
  await translate('de', 'Töpfe');
  const sql = (statement: string) => asAdmin(admin, (client) => client.query(statement, [page, other._id]));
  await sql('delete from sitewright.translations where page_id = $2 or page_id = $1 and language <> $$de$$');
  await sql(`insert into sitewright.translations (website_id, kind, page_id, language, draft, published, published_at)
    select website_id, kind, $2::uuid, language, draft, published, published_at from sitewright.translations where page_id = $1`);
  await sql('update sitewright.pages set published_version = 1 where id in ($1, $2)');
  await sql(`with texts as (
      update sitewright.translations set published = jsonb_build_object('title@b1',
        jsonb_build_object('text', case page_id when $1 then 'Töpfe' else 'Tassen' end, 'source', 'Made slowly'))
      where page_id in ($1, $2))
    update sitewright.page_versions set blocks = jsonb_set(blocks, '{0,props,title}', '"Made slowly"')
    where page_id in ($1, $2) and version = 1`);
  await expect.poll(() => titleIn('de')).toBe('Töpfe');
  await sql(`update sitewright.pages set slug = slug || '-before' where id in ($1, $2)`);
  await sql(
    `update sitewright.pages set slug = case id when $1 then 'cups' else 'pots' end where id in ($1, $2)`,
  );
  await expect.poll(() => titleIn('de')).toBe('Tassen');
});

test('a page is made once, as long as its rows stay', async () => {
  const pages = new KeptPages();
  const texts = { name: 'Töpfe', seo: {}, blocks: [hero('Einmal')] };
  let made = 0;
  const read = async (language: string | undefined, page = texts) => {
    const at = { subdomain: '', slug: 'cups', language };
    const found = await app.db.forWebsite(one.id, (tx) => readKept(tx, pages, at));
    found?.together?.lay(() => ((made += 1), page));
    return found?.blocks;
  };
  const original = await read('fr');
  expect([await read('de'), await read('de'), await read('de'), made]).toEqual([
    original,
    texts.blocks,
    texts.blocks,
    1,
  ]);
  // Neither the original nor a language without a translation is made from it.
  const main = { ...texts, blocks: [hero('Once')] };
  expect([await read(undefined, main), await read(undefined), made]).toEqual([original, main.blocks, 2]);
  expect([await read('fr'), made]).toEqual([original, 2]);
  await translate('de', 'Neu', 'Made slowly');
  expect([await read('de'), made]).toEqual([original, 3]);
  expect([await read(undefined), made]).toEqual([original, 4]);
});

test('a page that is read as it is stored is not in another language', async () => {
  for (const shown of [true, false, true, false]) {
    const { blocks } = await done<Page>('GET', `/api/page?slug=cups&language=de&shown=${shown}`);
    const title = blocks[0]?.props['title'];
    if (shown) expect(title).not.toBe('Made slowly');
    else expect(title).toBe('Made slowly');
  }
});

test('the links of a kept page lead to pages that are published later', async () => {
  const link = {
    ...hero('Made slowly'),
    props: { ...hero('').props, buttons: [{ label: 'Kiln', href: '/kiln' }] },
  };
  ({ _id: page } = await done<Page>('POST', '/api/page', { name: 'Visit', slug: 'visit', blocks: [link] }));
  await done('POST', `/api/page/${page}/publish`, {});
  const at = `/api/translation/de/${page}`;
  await done('PUT', at, { texts: [{ key: 'name@', text: 'Besuch', source: 'Visit' }] });
  await done('POST', `${at}/publish`, {});
  const href = async () => {
    const reply = await visitor('GET', '/api/page?slug=visit&language=de');
    return (reply.json() as { blocks: { props: { buttons: { href: string }[] } }[] }).blocks[0]?.props
      .buttons[0]?.href;
  };
  expect(await href()).toBe('/kiln');
  const kiln = await done<Page>('POST', '/api/page', { name: 'Kiln', slug: 'kiln', blocks: [hero('Kiln')] });
  await done('POST', `/api/page/${kiln._id}/publish`, {});
  expect(await eventually(href, (now) => now !== '/kiln')).toBe('/de/kiln');
});
