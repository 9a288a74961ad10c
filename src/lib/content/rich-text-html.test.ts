import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RichTextInline, type RichTextMark, sanitiseRichText } from './rich-text.ts';
import { richTextFromHtml, richTextHtml } from './rich-text-html.ts';

const words = fc.stringMatching(/^[a-z &<>"' \t\n\u00a0é=;#]{1,12}$/);
const marks = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom<RichTextMark>(
      { type: 'bold' },
      { type: 'italic' },
      { type: 'underline' },
      { type: 'strike' },
      { type: 'code' },
    ),
    fc.constant<RichTextMark>({ type: 'link', attrs: { href: 'https://example.com/?a=1&b="2"' } }),
  ),
  { selector: ({ type }) => type, maxLength: 3 },
);
/** Normalised as an editor would: adjacent texts have different marks. */
const inlines = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.tuple(words, marks) }, fc.constant(null)), { maxLength: 5 })
  .map((pieces) => {
    const made: RichTextInline[] = [];
    for (const piece of pieces) {
      const last = made.at(-1);
      if (piece === null) made.push({ type: 'hardBreak' });
      else if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(piece[1]))
        last.text += piece[0];
      else made.push({ type: 'text', text: piece[0], ...(piece[1].length > 0 ? { marks: piece[1] } : {}) });
    }
    return made;
  });
const { block } = fc.letrec<{ block: object; item: object }>((tie) => ({
  item: fc
    .array(tie('block'), { minLength: 1, maxLength: 2 })
    .map((content) => ({ type: 'listItem', content })),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inlines.map((content) => ({ type: 'paragraph', content })),
    fc.tuple(fc.constantFrom(2, 3, 4), inlines).map(([level, content]) => ({
      type: 'heading',
      attrs: { level },
      content,
    })),
    words.map((text) => ({ type: 'codeBlock', content: [{ type: 'text', text }] })),
    fc.constant({ type: 'horizontalRule' }),
    fc.array(tie('item'), { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'bulletList', content })),
    fc
      .array(tie('item'), { minLength: 1, maxLength: 2 })
      .map((content) => ({ type: 'orderedList', attrs: { start: 3 }, content })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content) => ({ type: 'blockquote', content })),
  ),
}));

test('what is written comes back as it was, to the last space', () =>
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      const doc = sanitiseRichText({ type: 'doc', content });
      expect(richTextFromHtml(richTextHtml(doc))).toEqual(doc);
    }),
    { numRuns: 500 },
  ));

test('HTML of other shops is read as far as it can be said, and nothing of it runs', () => {
  const html = `<div class="x">\n  <h1>A <span style="color:red">blue</span> mug</h1>\n  Made by <b>us</b>.<p>One<p>Two &amp; three&nbsp;&hellip;</p>
    <script>alert(1)</script><!-- no --><ul><li>a<li>b</ul><a href="javascript:alert(1)" onclick='x'>here</a>
    <img src=x onerror=alert(1)><table><tr><td>cell</td></tr></table></div> 1 < 2`;
  expect(richTextHtml(richTextFromHtml(html))).toBe(
    '<h2>A blue mug</h2><p>Made by <strong>us</strong>.</p><p>One</p><p>Two &amp; three\u00a0…</p>' +
      '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>here</p><p>cell</p><p>1 &lt; 2</p>',
  );
});

test.each(['', '<', '<<p', '</p></p>', '<p', '&#0;&#xd800;&#99999999;', '<p title=">">x'])(
  '%s breaks nothing',
  (html) => expect(richTextFromHtml(html).type).toBe('doc'),
);
