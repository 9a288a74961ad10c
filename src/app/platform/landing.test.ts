import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { speaking } from '../../lib/messages/spoken-language.ts';
import { settings } from '../../features/websites/contract.ts';
import { starters } from '../starters/index.ts';
import { landingHeaders, landingPage } from './landing.ts';

const around = { demo: 'http://demo.test/?a=1&b="', origin: 'https://platform.test', links: [] };
const html = landingPage(around);
const { document } = new JSDOM(html).window;
const all = (selector: string) => [...document.querySelectorAll(selector)];

test('is one page with one title, and has no script', () => {
  expect(all('h1')).toHaveLength(1);
  expect(all('script, [onclick], [style]')).toEqual([]);
  expect(all('main')).toHaveLength(1);
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  expect(
    document.querySelector('meta[name=description]')?.getAttribute('content')?.length ?? 999,
  ).toBeLessThan(200);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://platform.test/');
});

test('its policy allows its one style and nothing else that stands in the page', () => {
  const [style] = all('style');
  const hash = createHash('sha256')
    .update(style?.textContent ?? '')
    .digest('base64');
  expect(landingHeaders['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('leads to places that exist: its own, the demo site, and the way in with the starter chosen', () => {
  const designs = starters.filter(({ picture }) => picture).map(({ key }) => key);
  const chosen = designs.flatMap((key) => [`/sign-up?template=${key}`, `/designs/${key}`]);
  expect(designs.length).toBeGreaterThanOrEqual(6);
  const links = all('a').map((link) => link.getAttribute('href') ?? '');
  for (const link of chosen) expect(links).toContain(link);
  const places = ['/', '/sign-in', '/sign-up', 'http://demo.test/?a=1&b="', ...chosen];
  for (const link of links.filter((each) => !places.includes(each)))
    expect(document.querySelector(link), link).not.toBeNull();
});

test('shows pictures that are there, in the shape that is said, with words for those that say something', async () => {
  for (const image of all('img')) {
    const [src = '', width, height, alt] = ['src', 'width', 'height', 'alt'].map(
      (name) => image.getAttribute(name) ?? '',
    );
    const found = await sharp(fileURLToPath(new URL(`../../../public${src}`, import.meta.url))).metadata();
    expect([found.width, found.height], src).toEqual([Number(width), Number(height)]);
    if (!image.closest('a')) expect(alt?.length, src).toBeGreaterThan(15);
  }
});

test('names prices, contact and legal pages only where the operator has written them', () => {
  expect(html).not.toMatch(/pricing/i);
  const links = [{ href: '/pricing', label: 'Pricing' }];
  const told = new JSDOM(landingPage({ ...around, links })).window.document;
  expect([...told.querySelectorAll('a[href="/pricing"]')].length).toBe(3);
});

test('compares what the product does: a site may have several languages', () => {
  expect(settings.shape).toHaveProperty('languages');
  const row = all('#compare tr').find((each) => each.textContent.startsWith('Languages of one site'));
  expect(row?.querySelector('td')?.textContent).toBe('Several, including products and services');
});

test('speaks the language of the request, which a form in its footer changes', () => {
  const german = speaking({ language: 'de' }, () => new JSDOM(landingPage(around)).window.document);
  const lines = (page: Document) =>
    [...page.querySelectorAll('h1, h2, h3, p, a, td, th, summary, title')]
      .map((one) => one.textContent.trim())
      .filter((line) => line.length > 3);
  expect(german.documentElement.lang).toBe('de');
  const same = [
    'Sitewright',
    'Shop',
    'Audio',
    'Restaurant',
    'Portfolio',
    'Podcast',
    'Journal',
    'Designs',
    'Updates',
  ];
  expect(lines(german).filter((line) => lines(document).includes(line) && !same.includes(line))).toEqual([]);
  expect(landingHeaders.vary).toBe('accept-language, cookie');
  const form = german.querySelector('form[method=post][action="/language"]');
  expect([...(form?.querySelectorAll('button') ?? [])].map((button) => button.value)).toEqual([
    'en',
    'de',
    'fr',
    'es',
  ]);
});
