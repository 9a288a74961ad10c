import { expect, test } from 'vitest';
import { readBody } from '../../../mail-body.ts';
import { defaultTemplate, rowNames } from '../../../mail-kind.ts';
import { mailKinds } from '../../../mail-kinds.ts';
import { writeBody } from '../../../write-body.ts';
import { fromEditor, subjectFromEditor, subjectToEditor, toEditor } from './editor-doc.ts';

const throughEditor = (body: string, rows: ReadonlySet<string>) => {
  const { blocks, note } = readBody(body, rows).document;
  return writeBody({ blocks: fromEditor(toEditor(blocks)), note: fromEditor(toEditor(note)) });
};

test.each([
  '# Hello {{name}}\n\nOne **bold *both*** and *slanted*.\nNext [**line** {{name}}]({{link}}) end.',
  '- one\n- two\n\n{{lines}}\n\n[[Press {{name}}]]({{link}})\n\n---\n\nSmall.',
  '{{#wish}}\n\nInside\n\n{{^other}}\n\n- Deeper\n\n{{/other}}\n\n{{/wish}}',
])('%j comes back from the editor as it was', (body) =>
  expect(throughEditor(body, new Set(['lines']))).toBe(body),
);

test.each(mailKinds.map((kind) => [kind.emailID, kind] as const))(
  'the mail %s keeps its words',
  (_, kind) => {
    const { subject, body } = defaultTemplate(kind);
    const { document } = readBody(body, rowNames(kind));
    expect(throughEditor(body, rowNames(kind))).toBe(writeBody(document));
    expect(subjectFromEditor(subjectToEditor(subject))).toBe(subject);
  },
);

test('lists inside lists become one, and what is no placeholder stays a word', () => {
  const item = (text: string, ...more: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
  });
  const doc = {
    content: [{ type: 'bulletList', content: [item('a', { type: 'bulletList', content: [item('b')] })] }],
  };
  expect(writeBody({ blocks: fromEditor(doc), note: [] })).toBe('- a\n- b');
  expect(subjectFromEditor(subjectToEditor('Hi {{name}} {x}'))).toBe('Hi {{name}} {x}');
});
