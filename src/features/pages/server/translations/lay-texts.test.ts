import { expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../../lib/content/block-kind.ts';
import { layTexts, mapLinks } from './lay-texts.ts';

const field = (kind: 'text' | 'link' | 'richText') => ({ kind, label: kind });
const card = { fields: { title: field('text'), href: field('link'), text: field('richText') } };
const kinds = new Map([
  ['card', { type: 'card', label: 'Card', slots: ['inside'], ...card } as unknown as BlockKind],
]);
const block = (id: string, props: object): Block => ({ type: 'card', props: { id, ...props } });
const insideOf = (outer: Block | undefined) => (outer?.props['inside'] as Block[] | undefined)?.[0];
const laid = (blocks: Block[], stored: Record<string, { text: string; source: string }>) =>
  layTexts({ name: 'Prices', seo: {}, blocks }, stored, false, { kinds, upgrades: [] }).blocks;

test('the translation of a text that is only a price by now isn’t shown', () => {
  const stored = { 'title@a': { text: 'Auf Anfrage', source: 'On request' } };
  const titleOf = (title: string) => laid([block('a', { title })], stored)[0]?.props['title'];
  expect(titleOf('On request')).toBe('Auf Anfrage');
  expect(titleOf('Please ask')).toBe('Auf Anfrage');
  expect(titleOf('£45')).toBe('£45');
});

test('blocks without a translation or a link that changes stay the same objects', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Clay' }] }] };
  const plain = block('b', { title: 'Clay', href: '/clay.pdf', text });
  const around = block('a', { title: 'Shelf', href: '/shop', inside: [plain] });
  const [shelf] = laid([around], { 'title@a': { text: 'Regal', source: 'Shelf' } });
  expect(shelf?.props).toEqual({ ...around.props, title: 'Regal' });
  expect(insideOf(shelf)).toBe(plain);
  const [led] = mapLinks([around], kinds, (href) => (href === '/shop' ? '/de/shop' : href));
  expect(led?.props['href']).toBe('/de/shop');
  expect(insideOf(led)).toBe(plain);
});
