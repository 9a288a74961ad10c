import { expect, test } from 'vitest';
import { newsSitemapXml, productsInPart, sitemapIndexXml, sitemapXml } from './sitemap.ts';

test('a list names whole addresses, escaped, with their pictures', () => {
  const xml = sitemapXml('https://a.test', [
    { path: '/', changed: new Date('2026-03-04T05:06:07Z'), pictures: ['/files/1/x/a.jpg?b&c'] },
    { path: '/été' },
  ]);
  expect(xml).toContain('<loc>https://a.test/</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>');
  expect(xml).toContain('<image:loc>https://a.test/files/1/x/a.jpg?b&amp;c</image:loc>');
  expect(xml).toContain('<url><loc>https://a.test/%C3%A9t%C3%A9</loc></url>');
});

test('a page is listed with its addresses in each language', () => {
  const alternates = [
    { language: 'en', path: '/about' },
    { language: 'de', path: '/de/about' },
    { language: 'x-default', path: '/about' },
  ];
  const xml = sitemapXml('https://a.test', [{ path: '/about', alternates }, { path: '/faq' }]);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(
    '<loc>https://a.test/about</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.test/about"/><xhtml:link rel="alternate" hreflang="de" href="https://a.test/de/about"/><xhtml:link rel="alternate" hreflang="x-default" href="https://a.test/about"/></url>',
  );
  expect(xml).toContain('<url><loc>https://a.test/faq</loc></url>');
  expect(sitemapXml('https://a.test', [{ path: '/faq' }])).not.toContain('xhtml');
});

test('a list of lists names each', () => {
  expect(sitemapIndexXml('https://a.test', ['/sitemap-0.xml'])).toContain(
    '<sitemap><loc>https://a.test/sitemap-0.xml</loc></sitemap>',
  );
});

test.each([1, 2, 7, 12])('a part has no more addresses in %i languages than in one', (languages) => {
  const products = productsInPart(languages);
  expect(products * languages).toBeLessThanOrEqual(productsInPart(1));
  expect((products + 1) * languages).toBeGreaterThan(productsInPart(1));
});

test('a news sitemap names the publication, the language and the date of each post', () => {
  const xml = newsSitemapXml('https://a.test', 'Salt & Clay', [
    { path: '/de/blog/neu', title: 'Neu\u0000 <b>', date: '2026-03-04T05:06:07.000Z', language: 'de' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://a.test/de/blog/neu</loc><news:news><news:publication><news:name>Salt &amp; Clay</news:name><news:language>de</news:language></news:publication><news:publication_date>2026-03-04T05:06:07.000Z</news:publication_date><news:title>Neu &lt;b&gt;</news:title></news:news></url>',
  );
});
