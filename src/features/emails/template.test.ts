import { describe, expect, test } from 'vitest';
import { defaultTemplate, type MailKind } from './mail-kind.ts';
import { mailKinds } from './mail-kinds.ts';
import { resetMail } from './mails/reset.ts';
import { staffWords } from './server/staff-words.ts';
import { bodyProblems, fill, oneLine, subjectProblems } from './template.ts';

const kind: MailKind = {
  emailID: 'placed',
  group: 'Orders',
  name: 'Order placed',
  purpose: 'Sent after an order.',
  to: 'visitor',
  subject: 'Your order',
  heading: 'Thank you',
  body: '{{lines}}',
  note: 'You ordered this.',
  sample: {
    name: 'Ada',
    link: 'https://one.test/order',
    lines: [{ label: 'Cup', value: '£12' }],
    wish: 'Blue',
  },
  optional: ['wish'],
};

describe('the body of a mail', () => {
  test.each([
    'Hello {{name}},\nsee {{ link }}.',
    '# Thank you, {{name}}\n\n- one\n- **two**\n\n{{lines}}\n\n[[See it]]({{link}})\n\n---\n\nSmall.',
    '{{#wish}}\nYou wished: {{wish}}\n{{/wish}}\n{{^wish}}\nNo wishes.\n{{/wish}}',
    'Read [our terms](https://one.test/terms) or [write](mailto:a@one.test).',
    'Two * three, a_b, \\[not a link\\](x)',
  ])('may be %j', (body) => expect(bodyProblems(body, kind)).toEqual([]));

  test.each([
    ['Hello\n{{nome}}', 2, '“nome”'],
    ['{{constructor}}', 1, 'Unknown placeholder'],
    ['{{constructor.constructor}}', 1, 'Unknown placeholder'],
    ['{{__proto__}}', 1, 'Unknown placeholder'],
    ['{{name.length}}', 1, 'Unknown placeholder'],
    ['{{.}}', 1, 'Unknown placeholder'],
    ['a\n\n{{{name}}}', 3, 'Use plain placeholders only'],
    ['{{&name}}', 1, 'Use plain placeholders only'],
    ['{{>name}}', 1, 'Use plain placeholders only'],
    ['{{!name}}', 1, 'Use plain placeholders only'],
    ['{{=<% %>=}}', 1, 'Use plain placeholders only'],
    ['{{name', 1, 'isn’t closed'],
    ['\n{{#wish}}\nnever ends', 3, '“wish”'],
    ['{{/wish}}', 1, '“wish”'],
    ['{{#name}}\nx\n{{/name}}', 1, 'never empty'],
    ['{{#lines}}\n{{name}}\n{{/lines}}', 1, 'never empty'],
    ['{{#wish}}\n{{nome}}\n{{/wish}}', 2, '“nome”'],
    ['So {{#wish}}much{{/wish}}', 1, 'on their own lines'],
    ['See {{lines}} here', 1, 'its own line'],
    ['a\nb [x](javascript:alert(1))', 2, ''],
    ['[x](//evil.test)', 1, 'isn’t a valid link'],
    ['[x](https://{{name}}.test)', 1, 'isn’t a valid link'],
    ['[[Go]](data:text/html,x)', 1, 'isn’t a valid link'],
    ['{{#wish}}\n---\n{{/wish}}', 2, '---'],
  ])('may not be %j: line %i', (body, line, words) => {
    const [problem] = bodyProblems(body, kind);
    if (words === '') return expect(problem).toBeUndefined();
    expect(problem?.line).toBe(line);
    return expect(problem?.problem(staffWords())).toContain(words);
  });

  test('keeps what the mail is for', () => {
    const { body } = defaultTemplate(resetMail);
    expect(bodyProblems(body, resetMail)).toEqual([]);
    expect(bodyProblems('Hello, no link: resetLink', resetMail)[0]?.problem(staffWords())).toContain(
      '{{resetLink}}',
    );
  });
});

test.each(['{{lines}}', '{{link}}', '{{#wish}}x{{/wish}}', '{{nome}}', '{{name'])(
  'the subject may not be %s',
  (subject) => expect(subjectProblems(subject, kind).length).toBe(1),
);

test('values are put in once', () => {
  expect(fill('Hi {{name}} {{toString}}', { name: '{{link}}', link: 'secret' })).toBe(
    'Hi {{link}} {{toString}}',
  );
});

test('one line is one line', () => {
  expect(oneLine('Hello\r\nBcc: all@example.com\u2028\u0007 end ')).toBe('Hello Bcc: all@example.com end');
});

test.each(mailKinds.map((one) => [one.emailID, one] as const))(
  'the mail %s keeps its own rules',
  (_, one) => {
    const { subject, body } = defaultTemplate(one);
    expect([...subjectProblems(subject, one), ...bodyProblems(body, one)]).toEqual([]);
    const known = new Set(Object.keys(one.sample));
    for (const name of [...(one.optional ?? []), ...(one.needs ?? []), ...Object.keys(one.labels ?? {})])
      expect(known).toContain(name);
    for (const { values } of one.variants ?? [])
      for (const name of Object.keys(values)) expect(known).toContain(name);
  },
);
