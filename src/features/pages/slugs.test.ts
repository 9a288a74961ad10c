import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSlug, isReservedSlug, pagePath, slugFrom } from './slugs.ts';

describe('an address from a name', () => {
  test.each([
    ['Our story', 'our-story'],
    ['  Über uns & Café ', 'uber-uns-cafe'],
    ['Straße', 'strasse'],
    ['Smørrebrød & Łódź', 'smorrebrod-lodz'],
    ['Æon œuvre', 'aeon-oeuvre'],
    ['100% clay', '100-clay'],
    ['陶芸', 'page'],
    ['---', 'page'],
    ['Shop', 'shop-page'],
    ['API', 'api-page'],
    ['Private', 'private-page'],
    ['من نحن', 'mn-nhn'],
    ['خدمة التوصيل ٢', 'khdma-altwsyl-2'],
    ['مُدَوَّنَة الأُسرة', 'mdwna-alasra'],
  ])('%s → %s', (name, slug) => expect(slugFrom(name, 'en-GB')).toBe(slug));

  test.each([
    ['de-AT', 'Über uns & Café', 'ueber-uns-cafe'],
    ['de', 'U\u0308ber Größen', 'ueber-groessen'],
    ['sv-SE', 'Året på ön', 'aret-pa-on'],
    ['da-DK', 'Smørrebrød på Åen', 'smorrebrod-pa-aen'],
    ['pl-PL', 'Łódź i okolice', 'lodz-i-okolice'],
    ['fr-FR', 'À propos du café', 'a-propos-du-cafe'],
    ['ar-EG', 'اتصل بنا', 'atsl-bna'],
  ])('in %s, %s → %s', (locale, name, slug) => expect(slugFrom(name, locale)).toBe(slug));

  test('is always a valid one that is not reserved', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugFrom(name, 'de');
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(76);
        expect(isReservedSlug(slug)).toBe(false);
      }),
    );
  });
});

test('a free address is the first that nobody has', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
});

test('the home page stands at the root', () => {
  expect(pagePath('homepage')).toBe('/');
  expect(pagePath('faq')).toBe('/faq');
});
