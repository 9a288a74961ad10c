import { expect, test } from 'vitest';
import { layBody, textsOfBody } from './mail-texts.ts';
import { mailKind } from './mail-kinds.ts';

const kind = mailKind('order-paid');
const body = `# Thank you

Order **{{orderNumber}}**
is paid.

{{items}}

{{#address}}

- To {{address}}
- Soon

{{/address}}

[[View order]]({{orderLink}})

---

From {{siteName}}`;

test('a body has its texts in order, without lists of rows, links and conditions', () => {
  expect(textsOfBody(body, kind).map(({ part, source, isNote }) => [part, source, isNote])).toEqual([
    ['heading', 'Thank you', false],
    ['paragraph', 'Order **{{orderNumber}}**\nis paid.', false],
    ['listItem', 'To {{address}}', false],
    ['listItem', 'Soon', false],
    ['button', 'View order', false],
    ['paragraph', 'From {{siteName}}', true],
  ]);
});

test('other texts leave the structure as it is, whatever they look like', () => {
  expect(layBody(body, kind, new Map())).toBe(body);
  const laid = layBody(
    body,
    kind,
    new Map([
      [0, 'Danke\n\nund mehr'],
      [1, '# Nicht groß\n---'],
      [3, '- bald'],
      [4, 'Zur [Bestellung]]'],
      [5, ' Von {{siteName}} '],
    ]),
  );
  expect(textsOfBody(laid, kind).map(({ part }) => part)).toEqual(
    textsOfBody(body, kind).map(({ part }) => part),
  );
  expect(laid).toContain('{{#address}}\n\n- To {{address}}');
  expect(laid).toMatch(/^# Danke +und mehr\n/);
  expect(laid.endsWith('---\n\nVon {{siteName}}')).toBe(true);
});
