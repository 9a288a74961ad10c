import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { brandingOf, twoSites } from '../../../../../tests/support/two-sites.ts';
import { announcementKey } from '../../../../lib/theme/announcement.ts';
import type { Announcement, Brand } from '../../../../lib/theme/brand.ts';
import type { Translation, TranslationProgress } from '../../../pages/translations-contract.ts';
import type { Website } from '../../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const announcement: Announcement = {
  text: 'Open on Sunday',
  link: { label: 'Shop now', href: '/shop' },
  ground: 'dark',
  dismissible: true,
  from: null,
  until: null,
};
const footer = { note: 'By the slip\n3 Tannery Yard', social: [] };

const at = (subject: string, language = 'de') => `/api/translation/${language}/${subject}`;
const read = (subject: string) => done<Translation>('GET', at(subject));
async function translate(subject: string, texts: Record<string, string>, language = 'de'): Promise<void> {
  const originals = (await read(subject)).texts;
  const given = Object.entries(texts).map(([key, text]) => ({
    key,
    text,
    source: originals.find((each) => each.key === key)?.source ?? '',
  }));
  await done('PUT', at(subject, language), { texts: given });
}
const publish = (subject: string, language = 'de') =>
  done<Translation>('POST', `${at(subject, language)}/publish`, {});
const shown = async (language?: string) =>
  (await visitor('GET', `/api/website${language ? `?language=${language}` : ''}`)).json() as Website;

async function design(brand: Partial<Brand>, isPublished = true): Promise<void> {
  const branding = brandingOf('zebrafinch');
  await done('PUT', '/api/website/brand/draft', {
    branding: { ...branding, brand: { ...branding.brand, ...brand } },
  });
  if (isPublished) await done('POST', '/api/website/brand/publish', {});
}

beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'sv'] } });
  await design({ announcement, footer });
});

test('the announcement and the note in the footer are read in a language once they are published in it', async () => {
  expect((await read('site.announcement')).texts.map(({ key, source }) => [key, source])).toEqual([
    ['announcement.text@', 'Open on Sunday'],
    ['announcement.link.label@', 'Shop now'],
  ]);
  const { kind, name, path } = await read('site.footer');
  expect({ kind, name, path }).toEqual({ kind: 'site', name: 'Footer', path: '/de' });
  await translate('site.announcement', { 'announcement.text@': 'Sonntag geöffnet' });
  await translate('site.footer', { 'footer.note@': 'An der Slipanlage\n3 Tannery Yard' });
  expect((await shown('de')).translated).toEqual([]);
  await publish('site.announcement');

  const german = await shown('de');
  expect(german.brand.announcement).toEqual({
    ...announcement,
    text: 'Sonntag geöffnet',
    link: { label: 'Shop now', href: '/de/shop' },
    key: announcementKey(announcement),
  });
  expect([german.translated, german.brand.footer]).toEqual([['announcement.text'], footer]);
  await publish('site.footer');
  expect((await shown('de')).brand.footer.note).toBe('An der Slipanlage\n3 Tannery Yard');

  const english = await shown();
  expect([english.brand.announcement, english.brand.footer]).toEqual([announcement, footer]);
  expect((await shown('sv')).brand.announcement?.text).toBe('Open on Sunday');
  // Of a language that the site doesn't have, there are no texts.
  expect((await shown('fr')).translated).toBeUndefined();
  // Its owner reads the site as visitors do.
  expect((await done<Website>('GET', '/api/website?language=de')).brand.announcement?.text).toBe(
    'Sonntag geöffnet',
  );
  const all = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(all.filter((each) => each.kind === 'site')).toMatchObject([
    { subject: 'site.announcement', texts: 2, translated: 1, missing: 1, visible: true, state: 'published' },
    { subject: 'site.footer', texts: 1, translated: 1, missing: 0, visible: true, state: 'published' },
  ]);
});

test('an outdated translation isn’t read: the original is, until somebody has seen to it', async () => {
  await design({ announcement: { ...announcement, text: 'Closed on Sunday' }, footer });
  const stale = await shown('de');
  expect([stale.brand.announcement?.text, stale.translated]).toEqual(['Closed on Sunday', ['footer.note']]);
  const { texts } = await read('site.announcement');
  expect(texts[0]).toMatchObject({ text: 'Sonntag geöffnet', was: 'Open on Sunday' });
  await translate('site.announcement', { 'announcement.text@': 'Sonntag geschlossen' });
  await publish('site.announcement');
  expect((await shown('de')).brand.announcement?.text).toBe('Sonntag geschlossen');
});

test('while there is no announcement, that of the draft can be translated', async () => {
  await design({ announcement: null, footer });
  expect((await shown('de')).brand.announcement).toBeNull();
  await design({ announcement: { ...announcement, text: 'Summer sale' }, footer }, false);
  const { texts, path } = await read('site.announcement');
  expect([texts[0]?.source, path]).toEqual(['Summer sale', null]);
  await translate('site.announcement', { 'announcement.text@': 'Sommerschlussverkauf' });
  await publish('site.announcement');
  await done('POST', '/api/website/brand/publish', {});
  expect((await shown('de')).brand.announcement?.text).toBe('Sommerschlussverkauf');
});

test('rules of the fields are those of their translation', async () => {
  const tooLong = await owner('PUT', at('site.announcement'), {
    texts: [{ key: 'announcement.text@', text: 'x'.repeat(201), source: 'Summer sale' }],
  });
  expect(tooLong.status).toBe(400);
  for (const subject of ['site.header', 'site.', 'site'])
    expect((await owner('GET', at(subject))).status).toBe(404);
});

test('names of links in the footer are translated, and lead to the page in the language', async () => {
  const social = [
    { label: 'Instagram', href: 'https://www.instagram.com/kiln' },
    { label: 'Write to us', href: '/contact' },
    { label: 'Our films', href: 'https://films.example/kiln' },
  ];
  await done('POST', '/api/page', { name: 'Contact', slug: 'contact', blocks: [] })
    .then((page) => done('POST', `/api/page/${String(page['_id'])}/publish`, {}))
    .catch(() => undefined);
  await design({ announcement: null, footer: { note: '', social } });
  // A network is called the same in every language.
  expect((await read('site.footer')).texts.map(({ key, source }) => [key, source])).toEqual([
    ['footer.social.1.label@', 'Write to us'],
    ['footer.social.2.label@', 'Our films'],
  ]);
  await translate('site.footer', {
    'footer.social.1.label@': 'Schreiben Sie uns',
    'footer.social.2.label@': 'Unsere Filme\u202E<b>',
  });
  await publish('site.footer');
  expect((await shown('de')).brand.footer.social).toEqual([
    social[0],
    { label: 'Schreiben Sie uns', href: '/de/contact' },
    { label: 'Unsere Filme<b>', href: 'https://films.example/kiln' },
  ]);
  expect((await shown()).brand.footer.social).toEqual(social);
  expect(
    (
      await owner('PUT', at('site.footer'), {
        texts: [{ key: 'footer.social.2.label@', text: 'x'.repeat(400), source: 'Our films' }],
      })
    ).status,
  ).toBe(400);

  // Translations follow a link that moves; one whose name has changed is read in the original.
  const moved = [{ label: 'Our videos', href: 'https://films.example/kiln' }, social[1]];
  await design({ announcement: null, footer: { note: '', social: moved as typeof social } });
  expect((await shown('de')).brand.footer.social.map(({ label }) => label)).toEqual([
    'Our videos',
    'Schreiben Sie uns',
  ]);
});
