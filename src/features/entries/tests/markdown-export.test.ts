import { fromBuffer } from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import { plainText } from '../../../lib/content/plain-text.ts';
import type { RichText } from '../../../lib/content/rich-text.ts';
import type { OwnEntry } from '../entry-shapes.ts';
import { startEntryImportWorker } from '../server/index.ts';
import { importsOn, textOf } from './import-world.ts';

// Loading them keeps this process busy for seconds, so that it would shed calls.
const { JSDOM } = await import('jsdom');
new JSDOM('').window.close();
await import('marked');
const world = await twoSites();
const { app, one } = world;
beforeAll(() => startEntryImportWorker(app));
afterAll(() => world.close());
const { owner, done, stage, run, exported, archived, potType } = importsOn(world, one);

describe('an export as Markdown', async () => {
  const type = await potType('leaves');
  const marked = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  const hard: unknown[] = [
    { type: 'image', props: { picture: null } },
    {
      type: 'richText',
      props: {
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: '# 1. no *heading* _here_ [x](y) <b>&amp; `code` ~~a~~ https://a.example ',
                },
                marked('bold', { type: 'bold' }),
                { type: 'text', text: 'er ' },
                marked(' spaced ', { type: 'italic' }),
                marked('"quoted"', { type: 'bold' }, { type: 'italic' }),
                marked('under', { type: 'underline' }),
                { type: 'hardBreak' },
                { type: 'text', text: '- not a list, a@b.example, ' },
                marked('a link', { type: 'link', attrs: { href: '/blog/x_(y)?a=1&b=2' } }),
                marked('x < `y`', { type: 'code' }),
              ],
            },
            { type: 'paragraph', content: [{ type: 'text', text: '12. not a list either' }] },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [
                    { type: 'paragraph', content: [{ type: 'text', text: '[ ] one' }] },
                    {
                      type: 'orderedList',
                      content: [
                        {
                          type: 'listItem',
                          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'within' }] }],
                        },
                      ],
                    },
                  ],
                },
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: '> two' }] }],
                },
              ],
            },
            {
              type: 'blockquote',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Said > so' }] }],
            },
            { type: 'codeBlock', content: [{ type: 'text', text: 'if (a) {\n  ```\n}' }] },
          ],
        },
      },
    },
    { type: 'heading', props: { text: 'A *heading*', level: '3' } },
    {
      type: 'table',
      props: { cells: 'Glaze\tPrice\nBlue & "red"\t<b>12</b>', headRow: true, caption: 'Prices' },
    },
    {
      type: 'accordion',
      props: { items: [{ question: 'Is it *safe*?', answer: textOf('Yes, it is.') }] },
    },
  ];

  test('is read again by the import: text, formatting, fields, categories and tags', async () => {
    const added = await done<OwnEntry>('POST', '/api/entries', {
      type: type._id,
      name: 'Leaf: "green" # one',
      blocks: hard,
      featured: true,
      shownAt: '2026-01-02T10:00:00.000Z',
      details: {
        excerpt: 'true',
        values: {
          size: '- [x',
          other: 12,
          sold: false,
          glaze: 'Blue, light',
          notes: textOf('A', 'B'),
          made: '2026-01-01',
        },
      },
    });
    await owner('POST', `/api/page/${added._id}/publish`, {});
    const archive = await archived(type);
    const before = await exported(type);
    const staged = await stage(type, archive, 'application/zip');
    expect(staged).toMatchObject({ total: 1, fresh: 0, wrong: 0 });
    // The name of the file is the address already.
    expect(staged.columns.filter(({ target }) => target === '').map(({ name }) => name)).toEqual(['slug']);
    expect(await run(staged)).toMatchObject({ updated: 1, failed: 0 });
    const after = await exported(type);
    const pick = ({ entries: [entry] }: typeof before) => {
      const { blocks: _, updatedAt: _u, publishedAt: _p, state: _s, ...rest } = entry ?? {};
      return rest;
    };
    expect(pick(after)).toEqual(pick(before));
    const blocks = after.entries[0]?.['blocks'] as Block[];
    const [first] = blocks;
    const original = hard[1] as { props: { text: RichText } };
    expect(plainText(first?.props['text'] as RichText)).toBe(plainText(original.props.text));
    const marks = JSON.stringify(first);
    for (const mark of ['bold', 'italic', 'underline', 'code', '/blog/x_(y)?a=1&b=2'])
      expect(marks).toContain(mark);
    expect(marks).not.toContain('a.example"}');
    expect(blocks.map((block) => block.type)).toEqual([
      'richText',
      'heading',
      'table',
      'heading',
      'richText',
    ]);
    expect(blocks[2]?.props).toMatchObject({
      caption: 'Prices',
      headRow: true,
      cells: 'Glaze\tPrice\nBlue & "red"\t<b>12</b>',
    });
    // Once more, and nothing changes.
    const second = await archived(type);
    await run(await stage(type, second, 'application/zip'));
    const plainly = (entry: unknown) => JSON.stringify(entry).replaceAll(/"id":"[^"]*"/g, '');
    expect(plainly((await exported(type)).entries[0]?.['blocks'])).toBe(plainly(blocks));
  });

  test('has a file for each entry that was chosen', async () => {
    await done('POST', '/api/entries', { type: type._id, name: 'Second leaf' });
    const names = await new Promise<string[]>((resolve, reject) => {
      void archived(type, '?q=second').then((bytes) => {
        fromBuffer(bytes, (error, zip) => {
          if (error) return reject(error);
          const found: string[] = [];
          zip.on('entry', ({ fileName }: { fileName: string }) => found.push(fileName));
          zip.on('end', () => resolve(found));
        });
      }, reject);
    });
    expect(names).toEqual(['second-leaf.md']);
  });
});
