import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { en as places } from '../../features/websites/messages/admin-places/en.ts';
import { wordingNames } from '../../features/websites/wording-contract.ts';
import { wordingProblem } from '../../lib/messages/check-wording.ts';
import { languages } from '../../lib/messages/languages.ts';
import { ofNoSite, wordingAreas } from './areas.ts';
import { catalogueFolder, catalogues } from './catalogues.ts';

const src = join(import.meta.dirname, '../..');

test('every catalogue can be worded otherwise, or is no site’s', () => {
  const folders = globSync('**/messages/*/en.ts', { cwd: src })
    .map((path) => path.slice(0, -'/en.ts'.length))
    .filter((path) => !/\/messages\/(admin|staff-|operator-)[\w-]*$/.test(path));
  const named = [...wordingAreas.map(({ area }) => area), ...ofNoSite].map((area) =>
    relative(src, catalogueFolder(area)),
  );
  expect(named.toSorted()).toEqual(folders.toSorted());
});

test('where texts appear can be said in every language of the admin', () => {
  const said = wordingAreas.flatMap(({ group, where }) => [group, where]);
  expect(Object.values<string>(places).toSorted()).toEqual([...new Set(said)].toSorted());
});

test('the code that says a catalogue names it as the list does', () => {
  for (const { area, inBrowsers } of wordingAreas) {
    const folder = catalogueFolder(area);
    if (!inBrowsers) continue;
    expect(readFileSync(join(folder, 'area.ts'), 'utf8')).toContain(`defineArea<typeof en>('${area}', {`);
  }
  const names = globSync('**/*.ts', { cwd: src })
    .filter((path) => !/\.test\.ts$|\/tests\/|^lib\/messages\//.test(path))
    .flatMap((path) => [
      ...readFileSync(join(src, path), 'utf8').matchAll(/\b(?:server|spoken)Messages\(\s*'([\w.-]+)'/g),
    ])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(wordingAreas.map(({ area }) => area)).toEqual(expect.arrayContaining(names));
});

test.each(languages)(
  'each text in %s can be changed, and says the same if it is written back',
  async (language) => {
    let texts = 0;
    for (const { area } of wordingAreas)
      for (const [key, original] of Object.entries(await catalogues.read(area, language))) {
        texts += 1;
        expect(original, key).toBeTypeOf('string');
        expect(wordingProblem(original, original), `${area} ${key}`).toBeNull();
        expect(wordingNames.key.safeParse(key).success, `${area} ${key}`).toBe(true);
      }
    expect(texts).toBeGreaterThan(1_200);
  },
);
