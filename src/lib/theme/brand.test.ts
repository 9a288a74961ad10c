import { expect, test } from 'vitest';
import { brandCss, brandFonts, buttonStyles, defaultBrand, radii, spacings, wholeBrand } from './brand.ts';
import { fontFaces, fontFile, fontIds, fontPairs, fonts, preloadedFonts } from './fonts.ts';

const urls = Object.fromEntries(
  fontIds.flatMap((id) =>
    (['latin', 'latin-ext'] as const).flatMap((subset) => {
      const file = fontFile(id, subset);
      return file ? [[file, `/assets/${id}-${subset}.woff2`]] : [];
    }),
  ),
);

test('every brand writes the same properties, so that a preview laid over a page leaves nothing of it', () => {
  const names = (css: string) => [...new Set(css.match(/--[\w-]+(?=:)/g))].toSorted();
  const usual = names(brandCss(defaultBrand));
  for (const radius of radii)
    for (const spacing of spacings)
      for (const buttonStyle of buttonStyles)
        expect(names(brandCss({ ...defaultBrand, radius, spacing, buttonStyle }))).toEqual(usual);
});

test('nothing in it can leave the style element', () => {
  for (const heading of fontIds)
    expect(brandCss({ ...defaultBrand, fonts: { heading, body: heading } })).not.toMatch(/[<>@]/);
});

test('what is stored of a brand is filled up with the defaults', () => {
  expect(wholeBrand({})).toEqual(defaultBrand);
  expect(wholeBrand({ radius: 'none' }).radius).toBe('none');
  expect(wholeBrand(null)).toEqual(defaultBrand);
});

test('a page names and preloads the families of its brand only, each once', () => {
  const brand = { ...defaultBrand, fonts: { heading: 'manrope', body: 'manrope' } as const };
  expect(brandFonts(brand)).toEqual(['manrope']);
  expect(fontFaces(brandFonts(brand), urls).match(/url\(/g)).toHaveLength(2);
  expect(fontFaces(brandFonts(brand), urls)).toMatch(/font-display:swap.*manrope-latin\.woff2/);
  expect(preloadedFonts(brandFonts(defaultBrand), urls)).toEqual([
    '/assets/inter-latin.woff2',
    '/assets/fraunces-latin.woff2',
  ]);
});

test('fonts of the system, and those that are not built, need no file', () => {
  expect(fontFaces(['system-sans'], urls)).toBe('');
  expect(fontFaces(['lora'], {})).not.toMatch(/url\(/);
  expect(preloadedFonts(['lora'], {})).toEqual([]);
});

test('every family that is fetched has fallbacks with its measures', () => {
  for (const id of fontIds.filter((each) => 'file' in fonts[each])) {
    const faces = fontFaces([id], urls).match(/@font-face\{[^}]*local\([^}]*\}/g) ?? [];
    expect(faces, id).toHaveLength(4);
    for (const face of faces) expect(face).toMatch(/size-adjust:\d+(\.\d+)?%;ascent-override:\d+\.\d+%/);
  }
});

test('there are about a dozen families and ten pairs, all named once', () => {
  expect(fontIds.filter((id) => 'file' in fonts[id]).length).toBeGreaterThanOrEqual(12);
  expect(fontPairs.length).toBeGreaterThanOrEqual(10);
  expect(new Set(fontPairs.map(({ heading, body }) => `${heading} ${body}`)).size).toBe(fontPairs.length);
});
