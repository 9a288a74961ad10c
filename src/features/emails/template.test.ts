import { describe, expect, test } from 'vitest';
import { commonSample } from './mail-kind.ts';
import { mailKinds } from './mail-kinds.ts';
import { escapeHtml, fill, hideTokens, oneLine, templateProblems } from './template.ts';

const names = ['name', 'link'];

describe('templates', () => {
  test('know listed placeholders and nothing else', () => {
    expect(templateProblems('Hello {{name}},\nsee {{ link }}.', names)).toEqual([]);
    expect(templateProblems('Hello\n{{nome}}', names)).toEqual([
      { line: 2, problem: 'There is no placeholder “nome”. There are: name, link.' },
    ]);
  });

  test.each([
    '{{{name}}}',
    '{{&name}}',
    '{{#name}}x{{/name}}',
    '{{^name}}x{{/name}}',
    '{{>name}}',
    '{{=<% %>=}}',
    '{{name',
  ])('refuse %s', (template) => expect(templateProblems(template, names).length).toBe(1));

  test.each(['{{constructor}}', '{{name.length}}', '{{.}}'])('refuse %s as unknown', (template) => {
    expect(templateProblems(template, names)[0]?.problem).toContain('There is no placeholder');
  });

  test('put values in once and escape them', () => {
    const values = { name: '{{link}} <b>"&\'', link: 'secret' };
    expect(fill('Hi {{name}}', values, escapeHtml)).toBe('Hi {{link}} &#60;b&#62;&#34;&#38;&#39;');
  });
});

test('one line is one line', () => {
  expect(oneLine('Hello\r\nBcc: all@example.com\u2028\u0007 end ')).toBe('Hello Bcc: all@example.com end');
});

test('tokens vanish from links', () => {
  expect(hideTokens('see http://a.test/account/reset?token=Ab_-9&x=1')).toBe(
    'see http://a.test/account/reset?token=hidden&x=1',
  );
});

test.each(mailKinds.map((kind) => [kind.emailID, kind] as const))(
  'the mail %s names known placeholders only',
  (_, kind) => {
    const known = [...Object.keys(kind.sample), ...Object.keys(commonSample)];
    const texts = [
      kind.subject,
      kind.heading,
      kind.body,
      kind.note,
      kind.button?.label ?? '',
      kind.button?.link ?? '',
    ];
    expect(texts.flatMap((text) => templateProblems(text, known))).toEqual([]);
  },
);
