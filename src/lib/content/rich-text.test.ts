import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Language } from '../messages/languages.ts';
import { LanguageContext } from '../messages/use-messages.ts';
import { plainText } from './plain-text.ts';
import { RICH_TEXT_LIMITS, richTextOf, richTextSchema, sanitiseRichText } from './rich-text.ts';
import { RichTextView } from '../ui/rich-text-view.tsx';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const html = (value: unknown) =>
  renderToStaticMarkup(createElement(RichTextView, { document: sanitiseRichText(value) }));

describe('sanitiseRichText', () => {
  test('keeps everything on the list', () => {
    const given = doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('Glazes', { type: 'bold' })] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Celadon')] }] }],
      },
      {
        type: 'blockquote',
        content: [{ type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] }],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'cone 6' }] },
      { type: 'horizontalRule' },
    );
    const kept = sanitiseRichText(given);
    expect(sanitiseRichText(kept)).toEqual(kept);
    expect(html(given)).toBe(
      '<div class="prose"><h3><strong>Glazes</strong></h3><ol start="3"><li>Celadon</li></ol>' +
        '<blockquote><p>a<br/>b</p></blockquote><pre><code>cone 6</code></pre><hr/></div>',
    );
  });

  test('drops unknown nodes, marks and attributes and keeps their text', () => {
    const given = doc(
      { type: 'iframe', attrs: { src: 'https://evil.test' }, content: [text('inside')] },
      {
        type: 'paragraph',
        attrs: { style: 'position:fixed', onclick: 'x' },
        content: [text('styled', { type: 'textStyle' })],
      },
      { type: 'heading', attrs: { level: 1 }, content: [text('one')] },
    );
    expect(sanitiseRichText(given)).toEqual(
      doc(
        { type: 'paragraph', content: [{ type: 'text', text: 'inside' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'styled' }] },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'one' }] },
      ),
    );
  });

  test('a link keeps a safe address, an unsafe one leaves its words', () => {
    const link = (href: string) =>
      doc({ type: 'paragraph', content: [text('here', { type: 'link', attrs: { href, target: 'x' } })] });
    expect(html(link('https://example.com'))).toContain(
      '<a href="https://example.com/" rel="noopener">here</a>',
    );
    expect(html(link('/visit'))).toContain('<a href="/visit">here</a>');
    for (const bad of ['javascript:alert(1)', 'java\nscript:x', '//evil.test', '/\\evil.test'])
      expect(html(link(bad))).toBe('<div class="prose"><p>here</p></div>');
  });

  test('text is escaped', () =>
    expect(html(richTextOf('<img src=x onerror=alert(1)>'))).toContain('&lt;img src=x onerror=alert(1)&gt;'));

  test.each([undefined, null, 7, 'text', [], {}, { type: 'paragraph' }, { type: 'doc', content: 'no' }])(
    'makes an empty document of %j',
    (given) => expect(sanitiseRichText(given)).toEqual({ type: 'doc', content: [] }),
  );

  test('a hundred thousand levels do not exhaust the stack, and their text survives', () => {
    let node: unknown = text('deep');
    for (let i = 0; i < 100_000; i += 1) node = { type: i % 2 ? 'blockquote' : 'mystery', content: [node] };
    // Intermediate nodes count, so nesting deeper than the limit is refused by the schema and cut here.
    expect(sanitiseRichText(doc(node)).type).toBe('doc');
    let low: unknown = text('deep');
    for (let i = 0; i < 5000; i += 1) low = { type: 'blockquote', content: [low] };
    expect(plainText(sanitiseRichText(doc(low)))).toBe('deep');
  });

  test('whatever comes in, the result is its own sanitised form and renders', () => {
    const type = fc.constantFrom(
      'paragraph',
      'heading',
      'bulletList',
      'orderedList',
      'listItem',
      'blockquote',
      'codeBlock',
      'text',
      'hardBreak',
      'script',
      'doc',
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.record(
        {
          type,
          text: fc.string(),
          attrs: fc.anything(),
          marks: fc.anything(),
          content: fc.array(tie('node'), { maxLength: 3 }),
        },
        { requiredKeys: ['type'] },
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const once = sanitiseRichText({ type: 'doc', content });
        expect(sanitiseRichText(once)).toEqual(once);
        expect(html(once)).not.toContain('<script');
      }),
    );
  });
});

describe('text in the other direction than the page', () => {
  const on = (language: Language, ...content: unknown[]) =>
    renderToStaticMarkup(
      createElement(
        LanguageContext,
        { value: language },
        createElement(RichTextView, { document: sanitiseRichText(doc(...content)) }),
      ),
    );
  const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
  const list = (...items: unknown[]) => ({
    type: 'bulletList',
    content: items.map((one) => ({ type: 'listItem', content: [one] })),
  });

  test('a paragraph or heading has its own direction, also if it begins with a foreign name', () => {
    expect(on('ar', paragraph('Fire at 1240 °C.'))).toContain('<p dir="ltr">Fire at 1240 °C.</p>');
    expect(on('ar', paragraph('Sitewright متجر في القاهرة.'))).toContain('<p>Sitewright');
    expect(on('ar', paragraph('10–12'))).toContain('<p>10–12</p>');
    expect(on('de', paragraph('مرحبا بكم.'))).toContain('<p dir="rtl">مرحبا بكم.</p>');
    expect(on('de', paragraph('Willkommen.'))).toContain('<p>Willkommen.</p>');
    const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Glazes, and how')] };
    expect(on('ar', heading)).toContain('<h2 dir="ltr">');
  });

  test('items of lists are isolated beside their dots, and paragraphs of quotes have their own direction', () => {
    const mixed = list(paragraph('طين وتزجيج وفرن.'), paragraph('Two bowls.'));
    expect(on('ar', mixed)).toContain('<ul><li>طين وتزجيج وفرن.</li><li><bdi>Two bowls.</bdi></li></ul>');
    const quote = { type: 'blockquote', content: [paragraph('It holds.'), paragraph('شكرا.')] };
    expect(on('ar', quote)).toContain('<blockquote><p dir="ltr">It holds.</p><p>شكرا.</p></blockquote>');
  });
});

describe('richTextSchema', () => {
  test('refuses what is no document or too long', () => {
    expect(richTextSchema.safeParse('hello').success).toBe(false);
    expect(richTextSchema.safeParse(richTextOf('hello')).data).toEqual(richTextOf('hello'));
    const long = richTextSchema.safeParse(richTextOf('x'.repeat(RICH_TEXT_LIMITS.characters + 1)));
    expect(long.error?.issues[0]?.message).toContain('too long');
  });
});
