import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { file } from '../../../../tests/support/files-world.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { jpeg } from '../../../../tests/support/pictures.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { TranslatedText } from '../../../lib/translations/texts.ts';
import type { ContentType, OwnEntry, Term } from '../../entries/entry-shapes.ts';
import type { LibraryFile } from '../../files/contract.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import type { BrandState } from '../../websites/brand-contract.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { admin, ask, one } = world;
const { done } = callsOn(world, one);

const at = (subject: string, language: string) => `/api/translation/${language}/${subject}`;
async function translate(subject: string, language: string, texts: Record<string, TranslatedText>) {
  const originals = (await done<Translation>('GET', at(subject, language))).texts;
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await done('PUT', at(subject, language), { texts: given });
}
const publish = (subject: string, language: string) => done('POST', `${at(subject, language)}/publish`, {});

test('content types, entries and categories arrive in all languages, with what is outdated and drafted', async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'ar'] } });
  const { _id: type } = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    plural: 'Walks',
    slug: 'walks',
    inMenu: false,
  });
  await done('PUT', `/api/content-types/${type}`, {
    fields: [
      { key: 'level', label: 'Level', kind: 'choice', options: ['Hard', 'Easy'] },
      { key: 'lead', label: 'Lead', kind: 'text' },
    ],
  });
  const category = await done<Term>('POST', '/api/entry-terms', { kind: 'category', type, name: 'Coast' });
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type,
    name: 'Ridge',
    categories: [category._id],
    blocks: [{ type: 'richText', props: { id: 'text', text: richTextOf('Steep.') } }],
    details: { values: { level: 'Hard', lead: 'Above the sea' } },
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});

  const ofType = `content-type.${type}`;
  const ofTerm = `term.${category._id}`;
  await translate(ofType, 'de', { 'fields.level.options.0@': 'Schwer', 'plural@': 'Wanderungen' });
  await translate(ofType, 'ar', { 'plural@': 'مسارات' });
  await translate(ofTerm, 'de', { 'name@': 'Küste' });
  await translate(entry._id, 'de', {
    'name@': 'Grat',
    'values.lead@': 'Über dem Meer',
    'text@text': richTextOf('Steil.'),
  });
  await translate(entry._id, 'ar', { 'name@': 'قمة' });
  for (const subject of [ofType, ofTerm, entry._id]) await publish(subject, 'de');
  await publish(ofType, 'ar');
  // The German title is outdated, and its next version a draft; the Arabic one was never published.
  const changed = await done<{ version: number }>('PUT', `/api/page/${entry._id}`, { name: 'High ridge' });
  expect(changed.version).toBeGreaterThan(0);
  await done('POST', `/api/page/${entry._id}/publish`, {});
  await translate(ofTerm, 'de', { 'name@': 'Meer' });

  const { path } = await world.exportTo(one.id, 'translated.zip');
  const host = 'translated.test';
  const { websiteId, notes } = await world.importFrom(path, host);
  expect(notes).toEqual([]);

  const read = async <T>(call: string) => (await ask({ host, method: 'GET', path: call })).json() as T;
  const shown = (language: string) => read<object>(`/api/entry?type=walks&slug=ridge&language=${language}`);
  expect(await shown('de')).toMatchObject({
    name: 'Grat',
    type: { plural: 'Wanderungen' },
    categories: [{ name: 'Küste' }],
    values: [{ value: 'Hard', optionText: 'Schwer' }, { value: 'Über dem Meer' }],
    blocks: [{ props: { text: richTextOf('Steil.') } }],
  });
  expect(await shown('ar')).toMatchObject({ name: 'High ridge', type: { plural: 'مسارات' }, translated: [] });
  expect(await shown('en')).toMatchObject({ name: 'High ridge', values: [{ value: 'Hard' }, {}] });

  const rowsOf = (site: string) =>
    asAdmin(admin, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(
        `select kind, language, draft, published from sitewright.translations
         where website_id = $1 order by kind, language, draft::text`,
        [site],
      );
      return rows;
    });
  const arrived = await rowsOf(websiteId);
  expect(arrived).toEqual(await rowsOf(one.id));
  const german = arrived.find(({ kind, draft }) => kind === 'page' && JSON.stringify(draft).includes('Grat'));
  expect(german).toMatchObject({ draft: { 'name@': { text: 'Grat', source: 'Ridge' } } });
  expect(arrived.find(({ kind }) => kind === 'term')).toMatchObject({
    draft: { 'name@': { text: 'Meer' } },
    published: { 'name@': { text: 'Küste' } },
  });
});

test('the alt text of an image arrives in all languages', async () => {
  const form = formOf([file('pier.jpg', await jpeg(7, 60, 40))]);
  const { cookie } = one.owner;
  const added = await ask({ host: one.host, method: 'POST', path: '/api/files/', cookie, ...form });
  const [image] = added.json() as LibraryFile[];
  await done('PUT', `/api/file/${image?._id}`, { alt: 'A pier' });
  await translate(`file.${image?._id}`, 'de', { 'alt@': 'Ein Steg' });
  await publish(`file.${image?._id}`, 'de');
  const { path } = await world.exportTo(one.id, 'images.zip');
  const { websiteId, notes } = await world.importFrom(path, 'images.test');
  expect(notes).toEqual([]);
  const rows = await asAdmin(admin, async (client) => {
    const found = await client.query<{ alt: string; text: string }>(
      `select f.alt, t.published->'alt@'->>'text' as text from sitewright.translations t
       join sitewright.files f on f.website_id = t.website_id and f.id = t.file_id where t.website_id = $1`,
      [websiteId],
    );
    return found.rows;
  });
  expect(rows).toEqual([{ alt: 'A pier', text: 'Ein Steg' }]);
});

test('the texts of the design and the shop arrive in all languages', async () => {
  const { published } = await done<BrandState>('GET', '/api/website/brand');
  const footer = { note: 'By the slip', social: [] };
  await done('PUT', '/api/website/brand/draft', {
    branding: { ...published, brand: { ...published.brand, footer } },
  });
  await done('POST', '/api/website/brand/publish', {});
  await done('PUT', '/api/shop/settings', { settings: { manual: { enabled: true, text: 'Pay later.' } } });
  await translate('site.footer', 'de', { 'footer.note@': 'An der Slipanlage' });
  await translate('shop.payment', 'de', { 'manual.text@': 'Zahlen Sie später.' });
  for (const subject of ['site.footer', 'shop.payment']) await publish(subject, 'de');

  const { path } = await world.exportTo(one.id, 'settings.zip');
  const host = 'settings.test';
  const { notes } = await world.importFrom(path, host);
  expect(notes).toEqual([]);
  const read = async (call: string) => (await ask({ host, method: 'GET', path: call })).json();
  expect(await read('/api/website?language=de')).toMatchObject({
    brand: { footer: { note: 'An der Slipanlage' } },
  });
  expect(await read('/api/payment/keys/stripe/publishable?language=de')).toMatchObject({
    manualText: 'Zahlen Sie später.',
  });
});

test('own settings of a block in a language arrive, but not those that no block can have', async () => {
  const { _id: page } = await done<{ _id: string }>('POST', '/api/page', {
    name: 'Pots',
    slug: 'own-pots',
    blocks: [{ type: 'hero', props: { id: 'b1', title: 'Pots' } }],
  });
  await done('POST', `/api/page/${page}/publish`, {});
  const block = `${at(page, 'de')}/block`;
  await done('PUT', block, { id: 'b1', settings: { title: 'Töpfe', layout: 'left' } });
  await publish(page, 'de');
  const layoutOn = async (host: string) => {
    const reply = await ask({ host, method: 'GET', path: '/api/page?slug=own-pots&language=de' });
    return (reply.json() as { blocks: { props: object }[] }).blocks[0]?.props;
  };
  const { path } = await world.exportTo(one.id, 'own.zip');
  await world.importFrom(path, 'own.test');
  expect(await layoutOn('own.test')).toMatchObject({ title: 'Töpfe', layout: 'left' });

  // As somebody else could have written the file.
  await asAdmin(admin, (client) =>
    client.query(
      `update sitewright.translations set published = jsonb_set(published, '{.own@b1,own,props,buttons}', '[{"label":"Go","href":"javascript:alert(1)"}]')
       where website_id = $1 and page_id = $2`,
      [one.id, page],
    ),
  );
  const forged = await world.exportTo(one.id, 'forged.zip');
  await world.importFrom(forged.path, 'forged.test');
  expect(await layoutOn('forged.test')).toMatchObject({ layout: 'right' });
  expect(JSON.stringify(await layoutOn('forged.test'))).not.toContain('javascript');
});
