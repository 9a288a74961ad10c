import { readFile } from 'node:fs/promises';
import { extractTextItems, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { textsFile } from '../../src/app/starters/in-language.ts';
import { languages } from '../../src/lib/messages/languages.ts';
import { paperNames, paperOf, paperPath, papers, textsOfPapers } from './papers.ts';

const WIDTH = 595;
const MARGIN = 72;

const english = textsOfPapers('en');
const written = languages.flatMap((language) => paperNames.map((name) => [name, language] as const));

const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));
const committed = (...paper: Parameters<typeof paperPath>) =>
  readFile(new URL(`../../src/app/starters/${paperPath(...paper)}`, import.meta.url));

/** Each text and where it is. How well the file is compressed differs between machines. */
async function drawn(bytes: Uint8Array) {
  const { items } = await extractTextItems(await open(bytes));
  return items.flat().map(({ str, x, y, width }) => ({ str, x, y, width }));
}

test.each(written)('the %s in %s is the one that the script makes', async (name, language) => {
  const file = await committed(name, language);
  expect(await drawn(file), 'Run `npm run starters -- papers`.').toEqual(
    await drawn(await paperOf(textsOfPapers(language)[name], language)),
  );
  const { title } = textsOfPapers(language)[name];
  expect((await getMeta(await open(file))).info).toMatchObject({ Title: title, Language: language });
});

test.each(written)('the %s in %s has its texts on one page, between the margins', async (name, language) => {
  const file = await committed(name, language);
  const items = (await drawn(file)).filter(({ str }) => str.trim());
  expect((await open(file)).numPages).toBe(1);
  expect(Math.min(...items.map(({ x }) => x))).toBeGreaterThanOrEqual(MARGIN);
  if (language === 'ar') {
    // Letters share a glyph and have their dots apart, so they can’t be told from the file.
    const title = items.filter(({ y }) => y === items[0]?.y);
    expect(Math.max(...title.map(({ x }) => x))).toBeGreaterThan(WIDTH / 2);
    return;
  }
  expect(Math.max(...items.map(({ x, width }) => x + width))).toBeLessThanOrEqual(WIDTH - MARGIN);
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s_]/g, '');
  const { title, lines } = textsOfPapers(language)[name];
  expect(plain(items.map(({ str }) => str).join(''))).toBe(
    plain([title, ...lines].join('').replaceAll('{line}', '')),
  );
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  const translated = textsOfPapers(language);
  const said = (name: (typeof paperNames)[number], text: string) =>
    textsFile(language, papers[name])[text] ?? '';

  test('each text is translated', () => {
    expect(Object.keys(translated)).toEqual(paperNames);
    for (const name of paperNames) {
      const lines = [english[name], translated[name]].map((texts) => [texts.title, ...texts.lines]);
      const [before = [], after = []] = lines;
      expect(after).toHaveLength(before.length);
      // Titles of songs stay in English where the site leaves them so.
      expect(after.filter((text) => !/{line}|^1\./.test(text) && before.includes(text))).toEqual([]);
      const rules = (all: readonly string[]) =>
        all.map((text) => [text.endsWith(' {line}'), /_/.test(text), text.includes('{')]);
      expect(rules(after)).toEqual(rules(before));
    }
  });

  test('titles and songs are called as on the site', () => {
    for (const name of ['garden-rules', 'membership-form'] as const)
      expect(translated[name].title).toBe(said(name, english[name].title));
    const { title, lines } = translated['press-sheet'];
    expect(title).toContain(said('press-sheet', 'Press sheet'));
    const songs = ['Low Sun', 'Round Trip', 'Tideline', 'Third Floor'].map((song) =>
      said('press-sheet', song),
    );
    expect(title).toContain(songs[0]);
    expect(lines[1]?.replaceAll('\u00a0', ' ')).toBe(
      songs.map((song, index) => `${index + 1}. ${song}`).join('   '),
    );
  });
});
