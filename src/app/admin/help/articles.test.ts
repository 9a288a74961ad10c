import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Article, findArticles, readArticle } from './article.ts';

const root = join(import.meta.dirname, '../../../..');
const languages = ['de', 'fr', 'es'] as const;

function articlesIn(folder: string): Map<string, Article> {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return new Map(
    names.map((name) => {
      const id = name.slice(0, -'.md'.length);
      return [id, readArticle(id, readFileSync(join(root, folder, name), 'utf8'))];
    }),
  );
}
const english = articlesIn('docs/help');

/** Whether each line is a heading, a paragraph or an entry of a list. */
const shape = ({ text }: Article) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(#+|-|\d+\.) /.exec(line)?.[1] ?? '')
    .join('|');

const isKeys = (code: string) => /^(Ctrl|Alt|Enter|Esc|Shift)\b/.test(code);
/** Addresses, placeholders and file endings, which are the same in each language. */
const codes = ({ text }: Article) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => !isKeys(code));

/** What the screens of the admin say, by their English words. */
const said = new Map<string, Map<string, Set<string>>>();
for (const file of globSync('src/**/messages/admin*/en.ts', { cwd: root })) {
  const read = async (language: string) =>
    Object.values((await import(join(root, file, '..', `${language}.ts`))) as object)[0] as Record<
      string,
      string
    >;
  const source = await read('en');
  for (const language of languages) {
    const words = await read(language);
    for (const [key, text] of Object.entries(source)) {
      const byLanguage = said.get(text) ?? new Map<string, Set<string>>();
      said.set(text, byLanguage);
      byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(words[key] ?? ''));
    }
  }
}

/** Names of buttons, fields and screens in an article: in quotes or bold. */
const named = ({ text }: Article) =>
  [...text.matchAll(/“([^”]+)”|\*\*([^*]+)\*\*/g)].map(([, quoted, bold]) =>
    (quoted ?? bold ?? '').replace(/[:.,]$/, ''),
  );

describe.each(languages)('help in %s', (language) => {
  const translated = articlesIn(`docs/help/${language}`);

  test('has every article', () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test.each([...translated.keys()])('%s has the parts of the English article', (id) => {
    const [ours, theirs] = [translated.get(id), english.get(id)];
    if (!ours || !theirs) throw new Error(`There is no English article “${id}”.`);
    expect(ours.screens).toEqual(theirs.screens);
    expect(shape(ours)).toBe(shape(theirs));
    expect(codes(ours).filter((code) => !isKeys(code))).toEqual(expect.arrayContaining(codes(theirs)));
    expect(ours.text).not.toBe(theirs.text);
  });

  test.each([...translated.keys()])('%s calls buttons, fields and screens what they are called', (id) => {
    const [ours, theirs] = [translated.get(id), english.get(id)];
    const wrong = named(theirs as Article).flatMap((name) => {
      const names = said.get(name)?.get(language);
      return names && ![...names].some((each) => ours?.text.includes(each))
        ? [`“${name}” is ${[...names].join(' or ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

test('help is found without accents, too', () => {
  const french = [...articlesIn('docs/help/fr').values()];
  expect(findArticles(french, 'reduction').map(({ id }) => id)).toContain('discounts');
});
