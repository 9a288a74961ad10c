import { expect, test } from 'vitest';
import { brandCss, brandFonts, buttonStyles, defaultBrand, radii, spacings, wholeBrand } from './brand.ts';
import { fontFaces, fontFile, fontIds, fontPairs, fonts, preloadedFonts, allScriptFiles } from './fonts.ts';

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
  expect(fontFaces(brandFonts(brand), urls, 'en').match(/url\(/g)).toHaveLength(2);
  expect(fontFaces(brandFonts(brand), urls, 'en')).toMatch(/font-display:swap.*manrope-latin\.woff2/);
  expect(preloadedFonts(brandFonts(defaultBrand), urls, 'en')).toEqual([
    '/assets/inter-latin.woff2',
    '/assets/fraunces-latin.woff2',
  ]);
});

test('a page in another script names and preloads its letters, and no Latin page does', () => {
  const files = Object.fromEntries(allScriptFiles.map((file) => [file, `/assets/${file}`]));
  const of = (locale: string) =>
    fontFaces(['fraunces', 'inter'], { ...urls, ...files }, locale).match(/url\([^)]*/g);
  expect(of('pl')).toHaveLength(4);
  expect(of('ar')).toEqual(expect.arrayContaining(['url(/assets/noto-sans-arabic-arabic-400-normal.woff2']));
  expect(of('el')).toEqual(
    expect.arrayContaining([
      'url(/assets/source-serif-4-greek-wght-normal.woff2',
      'url(/assets/inter-greek-wght-normal.woff2',
    ]),
  );
  expect(preloadedFonts(['fraunces', 'inter'], { ...urls, ...files }, 'ar-EG')).toEqual([
    '/assets/noto-sans-arabic-arabic-400-normal.woff2',
  ]);
});

test('fonts of the system, and those that are not built, need no file', () => {
  expect(fontFaces(['system-sans'], urls, 'en')).toBe('');
  expect(fontFaces(['lora'], {}, 'en')).not.toMatch(/url\(/);
  expect(preloadedFonts(['lora'], {}, 'en')).toEqual([]);
});

test('every family that is fetched has fallbacks with its measures', () => {
  for (const id of fontIds.filter((each) => 'file' in fonts[each])) {
    const faces = fontFaces([id], urls, 'en').match(/@font-face\{[^}]*local\([^}]*\}/g) ?? [];
    // Two weights for desks, phones and DejaVu, and of sans faces for Noto Sans.
    expect(faces, id).toHaveLength(fonts[id].serif ? 6 : 8);
    for (const face of faces) expect(face).toMatch(/size-adjust:\d+(\.\d+)?%;ascent-override:\d+\.\d+%/);
  }
});

test('there are about a dozen families and ten pairs, all named once', () => {
  expect(fontIds.filter((id) => 'file' in fonts[id]).length).toBeGreaterThanOrEqual(12);
  expect(fontPairs.length).toBeGreaterThanOrEqual(10);
  expect(new Set(fontPairs.map(({ heading, body }) => `${heading} ${body}`)).size).toBe(fontPairs.length);
});
