import { describe, expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const read = async (text: string) => {
  const { values, body, problem } = await readFrontMatter(text);
  return { values: Object.fromEntries(values), body, problem };
};

test('front matter is read as texts and lists of texts, and the rest is the body', async () => {
  const file = [
    '\uFEFF---',
    'title: "Hello: a post" # really',
    'date: 2026-05-01 10:30:00 +0200',
    'draft: false',
    'tags: [kilns, "glaze, blue"]',
    'authors:',
    '  - name: Anna Berg',
    '  - Ben',
    'empty:',
    'seo: { title: Other }',
    '---',
    '# Hello',
    '---',
    'more',
  ].join('\r\n');
  expect(await read(file)).toEqual({
    values: {
      title: 'Hello: a post',
      date: '2026-05-01 10:30:00 +0200',
      draft: 'false',
      tags: 'kilns, "glaze, blue"',
      authors: 'Anna Berg, Ben',
      empty: '',
      seo: null,
    },
    body: '# Hello\r\n---\r\nmore',
    problem: undefined,
  });
});

test('a file without front matter is all body', async () => {
  expect(await read('Just text\n---\nmore')).toMatchObject({ values: {}, body: 'Just text\n---\nmore' });
});

describe('hostile front matter is refused, or harmless', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (let at = 0; at < 12; at++) {
    const last = String.fromCharCode(97 + at);
    const next = String.fromCharCode(98 + at);
    bomb.push(`${next}: &${next} [${Array.from({ length: 9 }, () => `*${last}`).join(', ')}]`);
  }
  test.each([
    ['aliases that grow', bomb.join('\n')],
    ['an alias', 'a: &x text\nb: *x'],
    ['deep nesting', '['.repeat(15_000)],
    ['deep lists', '- '.repeat(7_000)],
    ['deep keys', '? '.repeat(7_000)],
    ['a key twice', 'title: one\ntitle: two'],
    ['no map', '- one\n- two'],
    ['broken YAML', 'title: "unclosed'],
  ])('%s', async (_, yaml) => {
    const { values, problem } = await read(`---\n${yaml}\n---\ntext`);
    expect(problem).toMatch(/^The front matter/);
    expect(values).toEqual({});
  });

  test('a file of more than 16 KB before its text', async () => {
    expect((await read(`---\ntitle: ${'x'.repeat(70_000)}\n---\n`)).problem).toMatch(/16 KB/);
  });

  test('tags of other languages, and keys of prototypes, are only text', async () => {
    const { values, problem } = await readFrontMatter(
      '---\ntitle: !!js/function "function () { return 1 }"\n__proto__: { polluted: yes }\nconstructor: x\n---\n',
    );
    expect(problem).toBeUndefined();
    expect(values.get('title')).toBe('function () { return 1 }');
    expect(values.get('__proto__')).toBeNull();
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('TOML, and front matter without an end, are named', async () => {
    expect((await read('+++\ntitle = "x"\n+++\n')).problem).toMatch(/TOML/);
    expect((await read('---\ntitle: x\n')).problem).toMatch(/no end/);
  });
});
