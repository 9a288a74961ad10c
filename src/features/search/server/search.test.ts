import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import { searchJob } from '../../../app/jobs/search-work.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import { startIndexWorker } from '../../pages/server/index.ts';
import type { Page } from '../../pages/contract.ts';
import type { SearchResults } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;
const { visitor, owner, done } = callsOn(world, one);
const other = callsOn(world, world.two);
beforeAll(() => startIndexWorker({ ...app.pages, db: app.db }));

const heading = (text: string) => ({ type: 'heading', props: { text } });
const words = (text: string, props = {}) => ({
  type: 'richText',
  props: { text: richTextOf(text), ...props },
});
const faq = (question: string, answer: string) => ({
  type: 'accordion',
  props: { items: [{ question, answer: richTextOf(answer) }] },
});
const HIDDEN = { hiddenOn: ['wide', 'desktop', 'tablet', 'phone'] };

async function page(name: string, blocks: object[], more = {}): Promise<Page> {
  const { _id } = await done<Page>('POST', '/api/page', { name, blocks, ...more });
  return done<Page>('POST', `/api/page/${_id}/publish`, {});
}
const search = async (q: string, more = '', as = visitor): Promise<SearchResults> => {
  const reply = await as('GET', `/api/search?q=${encodeURIComponent(q)}${more}`);
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
  return reply.json() as SearchResults;
};
const marked = (parts: { text: string; found: boolean }[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
const titles = async (q: string, more = '') =>
  (await search(q, more)).results.map(({ title }) => marked(title));

describe('the search of a site', () => {
  test('finds pages by title, headings and text, in that order, and shows where', async () => {
    await page('Porcelain', [words('Thin and white.')]);
    await page('Clays', [heading('Stoneware and porcelain'), words('We fire at 1,240 degrees.')]);
    await page('Kilns', [words('The gas kiln is for porcelain & slabs, <b>not</b> for raku.')]);
    const { results, counts } = await search('porcelain');
    expect(results.map(({ title, href, kind }) => [marked(title), href, kind])).toEqual([
      ['[Porcelain]', '/porcelain', 'page'],
      ['Clays', '/clays', 'page'],
      ['Kilns', '/kilns', 'page'],
    ]);
    expect(marked(results[2]?.excerpt ?? [])).toBe(
      'The gas kiln is for [porcelain] & slabs, <b>not</b> for raku.',
    );
    expect(counts).toEqual({ page: 3, question: 0, service: 0 });
    expect(await titles('porcelain', '&page=2&limit=2')).toEqual(['Kilns']);
    expect(await titles('gas porcelain')).toEqual(['Kilns']);
  });

  test.each([
    ['porclain', 'Porcelain'],
    ['procelain', 'Porcelain'],
    ['porcel', 'Porcelain'],
    ['PORCELÁIN', 'Porcelain'],
    ['the porcelain', 'Kilns'],
    ['xyz porcelain', 'Porcelain'],
  ])('understands %s', async (typed, title) =>
    expect((await search(typed)).results.map((one) => one.title.map(({ text }) => text).join(''))).toContain(
      title,
    ),
  );

  test('finds words whatever their marks, in each alphabet', async () => {
    await page('Café Größe', [words('Öffnungszeiten in der Straße. مرحبًا بكم في الوَرشة. Żółw ναός')]);
    for (const typed of ['cafe grosse', 'Größe', 'offnungszeiten', 'strasse', 'الورشة', 'zolw', 'ΝΑΟΣ'])
      expect([typed, await titles(typed)]).toEqual([typed, [expect.stringContaining('Caf')]]);
    expect(marked((await search('strasse')).results[0]?.excerpt ?? [])).toContain('[Straße]');
  });

  test('finds a question at its place, and a service', async () => {
    await page('Visiting', [faq('Is there parking?', 'Four spaces behind the bakehouse.')]);
    const { results, counts } = await search('bakehouse');
    expect(counts).toEqual({ page: 1, question: 1, service: 0 });
    expect(results.find(({ kind }) => kind === 'question')).toMatchObject({
      href: expect.stringMatching(/^\/visiting#question-.+-1$/),
      title: [{ text: 'Is there parking?', found: false }],
    });
    expect(await titles('parking', '&kind=question')).toEqual(['Is there [parking]?']);
    const service = await done<{ _id: string; slug: string }>('POST', '/api/service', {
      label: 'Glazing afternoon',
      description: richTextOf('With celadon and tenmoku.'),
      published: true,
    });
    expect(await search('celadon')).toMatchObject({
      results: [{ kind: 'service', href: `/service/${service.slug}` }],
    });
    await done('PUT', `/api/service/${service._id}`, { label: 'Glazing evening' });
    expect(await titles('glazing evening')).toEqual(['[Glazing] [evening]']);
    await done('PUT', `/api/service/${service._id}`, { published: false });
    expect(await titles('celadon')).toEqual([]);
    expect((await search('celadon', '', owner)).results).toEqual([]);
  });

  test('follows a page: renamed, unpublished, published again, deleted', async () => {
    const { _id } = await page('Moving', [words('quokka')]);
    await done('PUT', `/api/page/${_id}`, { blocks: [words('wombat')] });
    expect([await titles('quokka'), await titles('wombat')]).toEqual([['Moving'], []]);
    await done('PUT', `/api/page/${_id}`, { slug: 'moved-on' });
    expect((await search('quokka')).results[0]?.href).toBe('/moved-on');
    await done('POST', `/api/page/${_id}/unpublish`, {});
    expect(await titles('quokka')).toEqual([]);
    await done('POST', `/api/page/${_id}/publish`, {});
    expect([await titles('quokka'), await titles('wombat')]).toEqual([[], ['Moving']]);
    await owner('DELETE', `/api/page/${_id}`);
    expect(await titles('wombat')).toEqual([]);
  });

  test('never finds drafts, hidden blocks, pages kept from search engines, addresses or settings', async () => {
    await done('POST', '/api/page', { name: 'Only a draft', blocks: [words('narwhal')] });
    await page('Hides', [
      words('capybara', HIDDEN),
      { type: 'section', props: { ...HIDDEN, content: [words('capybara')] } },
    ]);
    await page('Thanks', [words('axolotl')], { seo: { noIndex: true } });
    await page('Embeds', [
      { type: 'section', props: { anchor: 'pangolin', content: [words('Nothing')] } },
      { type: 'video', props: { address: '/files/pangolin.mp4' } },
    ]);
    for (const word of ['narwhal', 'capybara', 'axolotl', 'pangolin'])
      expect([word, await titles(word)]).toEqual([word, []]);
  });

  test('follows a reusable section onto the pages that show it', async () => {
    const section = await done<{ _id: string }>('POST', '/api/section', {
      name: 'Hours',
      blocks: [words('ibex')],
    });
    await page('Shows it', [{ type: 'savedSection', props: { section: section._id } }]);
    expect(await titles('ibex')).toEqual(['Shows it']);
    await done('PUT', `/api/page/${section._id}`, { blocks: [words('okapi')] });
    await done('POST', `/api/page/${section._id}/publish`, {});
    await eventually(
      () => titles('okapi'),
      (found) => found.length > 0,
    );
    expect(await titles('ibex')).toEqual([]);
  });

  test('knows nothing of another site', async () => {
    await page('Ours alone', [words('platypus')]);
    expect(await titles('platypus')).toEqual(['Ours alone']);
    expect((await search('platypus', '', other.visitor)).results).toEqual([]);
    expect((await search('ours alone', '', other.owner)).results).toEqual([]);
  });

  test('writes anew what came with an import, once', async () => {
    await page('Arrived', [words('tamandua')]);
    const forget = (table: string) =>
      asAdmin(admin, (client) =>
        client.query(`delete from sitewright.${table} where website_id = $1`, [one.id]),
      );
    await forget('search_entries');
    await forget('search_word_parts');
    await forget('search_indexes');
    expect(await titles('tamandua')).toEqual([]);
    const services = { ...app.pages, db: app.db, log: silent };
    await searchJob(services);
    expect(await titles('tamandua')).toEqual(['Arrived']);
    expect(await titles('is there parking', '&kind=question')).toHaveLength(1);
    const ids = async () => {
      const { rows } = await asAdmin(admin, (client) =>
        client.query('select id from sitewright.search_entries where website_id = $1 order by id', [one.id]),
      );
      return rows;
    };
    // An up-to-date index is left alone, because a write would drop cached answers.
    const before = await ids();
    await forget('search_indexes');
    await searchJob(services);
    expect(await ids()).toEqual(before);
    await forget('search_entries');
    await searchJob(services);
    expect(await ids()).toEqual([]);
  });

  test('takes any text that a person could type, and refuses what is none', async () => {
    for (const typed of [
      '',
      '   ',
      '%_*',
      "'; drop table pages --",
      '<script>',
      '"a" & !b | (c)',
      '\u{1f600}',
      '…',
      'ﷺ',
      'a'.repeat(100),
      'x y z '.repeat(16),
      '𝒳'.repeat(50),
    ])
      expect((await search(typed)).results).toEqual([]);
    const status = async (query: string) => (await visitor('GET', `/api/search?${query}`)).status;
    expect(await status('q=a&page=0')).toBe(400);
    expect(await status('q=a&page=101')).toBe(400);
    expect(await status('q=a&limit=21')).toBe(400);
    expect(await status('q=a&kind=draft')).toBe(400);
    expect(await status(`q=${'a'.repeat(101)}`)).toBe(400);
    expect(await status('q=%00')).toBe(400);
    expect(await status('')).toBe(400);
  });

  test('examines a thousand matches of a common word, and says that there are more', async () => {
    const { _id: id } = await page('Pangolins', [words('pangolins')]);
    expect((await search('pangolins')).more).toBe(false);
    await asAdmin(admin, (client) =>
      client.query(
        `with made as (
           insert into sitewright.search_entries (website_id, kind, page_id, place, title)
           select $1, 'question', $2, 100 + n, 'Pangolins ' || n from generate_series(1, 1500) n returning id
         )
         insert into sitewright.search_words (website_id, entry_id, word, weight)
         select $1, made.id, 'pangolins', 1 from made`,
        [one.id, id],
      ),
    );
    const { results, counts, more } = await search('pangolins', '&page=2');
    expect([results.length, more]).toEqual([10, true]);
    expect(counts.page + counts.question).toBeLessThanOrEqual(1_001);
    await done('DELETE', `/api/page/${id}`);
  });

  test('publishes a page whose words have no end', async () => {
    const text = `${'𝒳'.repeat(30)} ${'a'.repeat(19)}${'𝒴'.repeat(30)} ${'word '.repeat(3_000)}${'𝒵'.repeat(4_000)}`;
    await page('Endless', [words(text), words(Array.from({ length: 3_000 }, (_, at) => `n${at}`).join(' '))]);
    expect(await titles('endless')).toEqual(['[Endless]']);
  });
});
