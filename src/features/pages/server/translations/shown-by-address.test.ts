import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page } from '../../contract.ts';
import type { Translation } from '../../translations-contract.ts';

/** What visitors read at the address of a page in another language, which is kept by the versions of its rows. */
const world = await twoSites();
afterAll(() => world.close());
const { admin, one } = world;
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
  expect(await titles()).toEqual(['Titel de', 'Titel fr']);
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
    const reply = await visitor('GET', '/api/page?slug=pots&language=de');
    expect((reply.json() as Page).blocks).toHaveLength(blocks ?? 0);
  }
});
