import { expect, test } from 'vitest';
import { buildGraph } from './graph.ts';
import { checkScreenWords } from './screen-words.ts';

const found = (text: string, path = 'src/features/shop/web/screen.tsx') => {
  const sources = [
    { path: 'src/app/hydrate.tsx', text: `import('../features/shop/web/screen.tsx');` },
    { path, text },
  ];
  return checkScreenWords(buildGraph(sources), sources).map(({ line, what }) => `${line}: ${what}`);
};

test('words in markup, attributes that people read and sentences in code are found', () => {
  expect(
    found('export const A = () => <p>Saved\n <b title="Gift">{ok ? `${n} left` : \'none\'}</b></p>;'),
  ).toEqual(['1: Saved', '2: Gift', '2:  left', '2: none']);
  expect(found(`export const a = { done: 'Address saved.' };\nnotify('Add to cart');`)).toEqual([
    '1: Address saved.',
    '2: Add to cart',
  ]);
  expect(found('export const A = () => <Field label={of ? "Name" : t.name} hint={a + "x"} />;')).toEqual([
    '1: Name',
    '1: x',
  ]);
});

test('the admin’s words are found wherever its screens are, and not in its tests', () => {
  const saved = 'export const A = () => <p>Saved</p>;';
  expect(found(saved, 'src/features/shop/web/admin/screen.tsx')).toEqual(['1: Saved']);
  expect(found(saved, 'src/features/shop/web/admin/screen.test.tsx')).toEqual([]);
});

test('words of catalogues, names in code and developers’ errors pass', () => {
  expect(
    found(`export const A = () => <a className="button" href="/shop" data-look={on ? 'on' : 'off'}>{t.shop} · {n}</a>;
if (kind === 'Enter' || way === 'to the left') throw new Error('No such thing.');
call('GET /api/products');`),
  ).toEqual([]);
});
