import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildGraph } from './graph.ts';
import { checkMailWords } from './mail-words.ts';

const found = (text: string, path = 'src/features/shop/server/save.ts') => {
  const sources = [{ path, text }];
  return checkMailWords(buildGraph(sources), sources).map(({ line, what }) => `${line}: ${what}`);
};

test('words of an email are found in its values, wherever it is written', () => {
  expect(
    found(`await queueMail(tx, jobs, site, {
 emailID: 'order-sent', to, subject: 'Your order',
 values: { rows: [{ label: 'Subtotal', value }], note: late ? \`It left \${day} days late.\` : '' } });`),
  ).toEqual(['2: Your order', '3: Subtotal', '3: It left … days late.']);
  expect(found(`const letter = { emailID, values: { count: \`\${n} new orders\` } };`)).toEqual([
    '1: … new orders',
  ]);
});

test('files that only make emails have no words at all', () => {
  for (const file of ['emails/order-mails.ts', 'remind.ts', 'answer-letter.ts'])
    expect(found(`const none = 'Not required';`, `src/features/shop/server/${file}`)).toEqual([
      '1: Not required',
    ]);
});

test('words of catalogues, keys and addresses, other files and tests pass', () => {
  const letter = `queueMail(tx, jobs, site, { emailID: 'order-sent', cause: \`sent:\${id}\`,
 values: { items: rows, total: words.total, link: \`\${site.origin}/account/order/\${id}\` } });`;
  expect(found(letter)).toEqual([]);
  expect(found(`const label = 'Not required';`)).toEqual([]);
  const english = `const subject = 'Your order';`;
  for (const path of [
    'src/features/shop/server/order-mails.test.ts',
    'src/features/shop/server/mail-queries.ts',
    'src/features/emails/mails/order-mails.ts',
  ])
    expect(found(english, path)).toEqual([]);
});

test.each(['frame.mjml', 'frame.mustache'])('the frame of all emails has no words: %s', (name) => {
  const file = join(import.meta.dirname, '../../src/features/emails/server/rendering', name);
  const shown = readFileSync(file, 'utf8')
    .replaceAll(
      /<!--[^]*?-->|<style[^]*?<\/style>|<mj-(?:style|attributes|raw)\b[^]*?<\/mj-(?:style|attributes|raw)>/g,
      '',
    )
    .replaceAll(/<[^>]*>|\{\{[^}]*\}\}|&\w+;/g, ' ');
  expect(shown.match(/\p{L}{2,}/gu)).toBeNull();
});
