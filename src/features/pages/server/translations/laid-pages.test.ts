import { expect, test } from 'vitest';
import { LaidPages } from './laid-pages.ts';

const read = (content: string, row: string | null, language = 'de') => ({
  content,
  translations: [
    { page_id: 'p', language: 'es', translated: true, row: null },
    { page_id: 'p', language, translated: true, row },
  ],
});

test('a page is laid once for the rows of its content and its translation', async () => {
  const laid = new LaidPages();
  const made: string[] = [];
  const get = (id: string, content: string, row: string | null) =>
    laid.get(id, read(content, row), async () => {
      const name = `${id} ${content} ${row} ${made.length}`;
      made.push(name);
      return { name, seo: {}, blocks: [], more: 'not kept' };
    });
  const first = await get('p', '7', '8');
  expect(first).toEqual({ name: 'p 7 8 0', seo: {}, blocks: [] });
  expect(await get('p', '7', '8')).toBe(await get('p', '7', '8'));
  expect(made).toEqual(['p 7 8 0']);
  // The content, the translation, another page.
  expect((await get('p', '9', '8'))?.name).toBe('p 9 8 1');
  expect((await get('p', '9', '10'))?.name).toBe('p 9 10 2');
  expect((await get('q', '7', '8'))?.name).toBe('q 7 8 3');
});

test('a page without a translation into the language stays as it is', async () => {
  const lay = () => Promise.reject(new Error('Nothing to lay.'));
  expect(await new LaidPages().get('p', read('7', null), lay)).toBeNull();
});

test('two languages that were published by one transaction are two pages', async () => {
  const laid = new LaidPages();
  const get = async (language: string) =>
    (await laid.get('p', read('7', '8', language), async () => ({ name: language, seo: {}, blocks: [] })))
      ?.name;
  expect([await get('de'), await get('fr'), await get('de')]).toEqual(['de', 'fr', 'de']);
});
