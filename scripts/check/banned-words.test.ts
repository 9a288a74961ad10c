import { expect, test } from 'vitest';
import { bannedIn, checkWords } from './banned-words.ts';
import { buildGraph } from './graph.ts';

const found = (path: string, text: string) => {
  const sources = [{ path, text }];
  return checkWords(buildGraph(sources), sources).map(({ line, what }) => `${line}: ${what}`);
};

test('banned phrases are found in strings, templates and markup, with their lines', () => {
  const text = `import 'there is no such';
export const one = 'There is no such page.';
export const two = (name: string) => \`Please\n give \${name}\`;
// The operator reads this.
`;
  expect(found('src/app/one.ts', text)).toEqual(['2: There is no such', '3: Please give']);
  expect(found('src/app/one.tsx', 'export const A = () => <p>You need do\n nothing.</p>;')).toEqual([
    '1: need do nothing',
  ]);
});

test('tests, other folders and plain words pass', () => {
  expect(found('src/app/one.test.ts', `export const one = 'Please give a name.';`)).toEqual([]);
  expect(found('scripts/one.ts', `export const one = 'Please give a name.';`)).toEqual([]);
  expect(bannedIn('Enter your email address.')).toBeUndefined();
  expect(bannedIn('email-server')).toBeUndefined();
});
