import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { downloadListBlock } from './block.ts';
import { DownloadListView } from './view.tsx';

describe('downloads', () => checkBlock(downloadListBlock, DownloadListView));

const facts = (file: object) =>
  /aria-hidden="true">([^<]*)<\/span><\/li>/.exec(
    markup(downloadListBlock, DownloadListView, { items: [file] }),
  )?.[1];

test('the kind is taken from the address where none is given', () => {
  expect(facts({ title: 'A', href: '/files/a.pdf?v=2', size: '1 MB' })).toBe('PDF, 1 MB');
  expect(facts({ title: 'A', href: 'https://example.org' })).toBeUndefined();
  expect(facts({ title: 'A', href: '/files/a.pdf', kind: 'Form' })).toBe('Form');
});
test('what people download is said in the link', () =>
  expect(markup(downloadListBlock, DownloadListView, downloadListBlock.defaults)).toMatch(
    /download=""[^>]*>Annual programme<span class="visually-hidden"> \(PDF, 1.2 MB\)/,
  ));
