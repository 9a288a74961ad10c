import { expect, test } from 'vitest';
import { iconLinks, openGraphLocale, socialPicture, structuredData } from './head-parts.ts';

const at = '/files/0192f0c0-0000-7000-8000-000000000001/abc1';

test('every size of the icon is made of one picture', () => {
  expect(iconLinks({ icon: null })).toBe('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  const links = iconLinks({ icon: { src: `${at}/sign.png`, alt: '' } });
  for (const name of ['icon-32.png', 'icon-192.png', 'apple-touch-icon.png'])
    expect(links).toContain(`href="${at}/${name}"`);
  expect(iconLinks({ icon: { src: `${at}/sign.svg`, alt: '' } })).toContain(
    `<link rel="icon" href="${at}/sign.svg" type="image/svg+xml" sizes="any">`,
  );
  expect(iconLinks({ icon: { src: 'https://example.com/a.png?b&c', alt: '' } })).toBe(
    '<link rel="icon" href="https://example.com/a.png?b&amp;c">',
  );
});

test('a shared page shows its picture, cut to the shape of the networks, by its whole address', () => {
  const head = (picture: { src: string; alt: string }) => ({ title: '', picture });
  const shown = socialPicture(head({ src: `${at}/sea.jpg`, alt: 'The "sea"' }), 'https://a.test/about');
  expect(shown).toContain(`<meta property="og:image" content="https://a.test${at}/social.jpg">`);
  expect(shown).toContain('<meta property="og:image:width" content="1200">');
  expect(shown).toContain('content="The &quot;sea&quot;"');
  expect(shown).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(socialPicture(head({ src: 'https://b.test/x.jpg', alt: '' }), 'https://a.test/')).toContain(
    'content="https://b.test/x.jpg"',
  );
  expect(socialPicture({ title: '' }, 'https://a.test/')).toBe('');
});

test('no word of a fact ends the block of data or begins a script in the page', () => {
  // Fails if the escape of `<` is left out.
  const name = '</script><script>alert(1)</script><!-- <script>';
  const block = structuredData([{ '@type': 'Product', name, url: '/product/mug' }], 'https://a.test/');
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [{ name, url: 'https://a.test/product/mug' }],
  });
});

test.each([
  ['de-AT', 'de_AT'],
  ['en-GB', 'en_GB'],
  ['pl', 'pl_PL'],
  ['zh-Hant-TW', 'zh_TW'],
])('Open Graph reads the locale %s as %s', (locale, shown) => {
  expect(openGraphLocale(locale)).toBe(`<meta property="og:locale" content="${shown}">`);
});
