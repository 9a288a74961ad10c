import { globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { operatorMessages } from './operator-messages.ts';
import { adminLanguages, type Language, languages } from './languages.ts';

const root = join(import.meta.dirname, '../../..');
const folders = [
  ...new Set(globSync('src/**/messages/*/en.ts', { cwd: root }).map((path) => path.slice(0, -6))),
];

/** Read as Node reads them, because the tests' own loader compiles them. */
const read = async (folder: string, language: Language): Promise<Record<string, string>> => {
  const { stripTypeScriptTypes } = await import('node:module');
  const code = stripTypeScriptTypes(await readFile(join(root, folder, `${language}.ts`), 'utf8'))
    .replaceAll(/^import .*$/gm, '')
    .replace('defineMessages(', '(');
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    Record<string, string>
  >;
  return module[language] ?? {};
};

type Part = string | [name: string, type?: string, cases?: Record<string, unknown>];

/** The arguments of a message with their kinds, and the branches of its plurals. */
function shapeOf(text: string) {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (parts: readonly Part[]) => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const [name, type, cases] = part;
      names.add(`${name}${type ? `, ${type}` : ''}`);
      if (typeof cases !== 'object') continue;
      if (type === 'plural') plurals.push(Object.keys(cases).filter((key) => key !== 'offset'));
      for (const branch of Object.values(cases)) if (Array.isArray(branch)) visit(branch as Part[]);
    }
  };
  visit(compileMessageOrThrow(text) as Part[]);
  return { names: [...names].toSorted(), plurals };
}

const isOperators = (folder: string): boolean => /\/messages\/operator-[\w-]+\/?$/.test(folder);

/** The admin and the platform have fewer languages than what visitors see, operators English only. */
const spokenIn = (folder: string): readonly Language[] => {
  if (isOperators(folder)) return ['en'];
  if (folder.startsWith('src/features/platform/')) return adminLanguages;
  return /\/messages\/(admin|staff-)/.test(folder) ? adminLanguages : languages;
};

const isAdmin = (folder: string): boolean => /\/messages\/admin[\w-]*\/?$/.test(folder);

it('calls a layout “disposición” in Spanish, because “diseño” is that of the site', async () => {
  const found: string[] = [];
  for (const folder of folders.filter((one) => !isOperators(one) && !one.includes('synonyms'))) {
    const [english, spanish] = [await read(folder, 'en'), await read(folder, 'es')];
    for (const [key, text] of Object.entries(english))
      if (/layout/i.test(text) && /diseño/i.test(spanish[key] ?? '')) found.push(`${folder}: ${key}`);
  }
  expect(found).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  it.each(spokenIn(folder))(
    'speaks %s, with the arguments of the English and the plurals that the language has',
    async (language) => {
      const english = await read(folder, 'en');
      const messages = await read(folder, language);
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, text] of Object.entries(messages)) {
        const { names, plurals } = shapeOf(text);
        expect(names, key).toEqual(shapeOf(english[key] ?? '').names);
        expect(text, key).toMatch(/\S/);
        expect(text, key).not.toMatch(/<\/?\w|&\w+;|^\s|\s$/);
        for (const branches of plurals) {
          expect(branches, key).toEqual(expect.arrayContaining(['other']));
          if (!branches.some((branch) => /^\d/.test(branch)))
            expect(branches.toSorted(), key).toEqual(categories.toSorted());
        }
      }
    },
  );
});

it.each(folders.filter(isAdmin))('%s is found by its name, which is its path', async (folder) => {
  const area = await readFile(join(root, folder, 'area.ts'), 'utf8');
  const name = folder
    .replace(/^src\//, '')
    .replace(/\/$/, '')
    .replace('/messages/', '/');
  expect(area).toContain(`defineAdminArea('${name}', en)`);
});

it.each(folders.filter(isOperators))(
  '%s is in English only, with arguments that its reader knows',
  async (folder) => {
    expect(readdirSync(join(root, folder)).toSorted()).toEqual(['en.ts', 'words.ts']);
    const reader = await readFile(join(root, folder, 'words.ts'), 'utf8');
    if (!reader.includes('operatorMessages(')) return;
    const english = await read(folder, 'en');
    for (const [key, text] of Object.entries(english)) {
      const names = shapeOf(text).names;
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const said = operatorMessages({ text }).text as unknown;
      const written = typeof said === 'function' ? (said as (given: object) => string)(values) : said;
      const parts = compileMessageOrThrow(text) as Part[];
      expect(written, key).toBe(
        parts.map((part) => (typeof part === 'string' ? part : `<${part[0]}>`)).join(''),
      );
      expect(names.join(' '), key).not.toContain(',');
    }
  },
);
