import { describe, expect, test } from 'vitest';
import { wordingProblem } from './check-wording.ts';
import { formsOf, messageOf } from './message-forms.ts';

const items = 'Fix {count, plural, one {# field} other {# fields}} to continue.';
const left = 'Only {count, number} of {item} left.';
const kind = '{status, select, paid {It’s paid by {name}.} other {It’s open.}}';

describe('a message as forms', () => {
  test('is one text where nothing depends on a value', () => {
    expect(formsOf("It''s {name}’s")).toEqual({ forms: [{ name: '', text: "It's {name}’s" }], kinds: {} });
  });

  test('has whole sentences for each plural form and each case', () => {
    expect(formsOf(items)).toEqual({
      by: { name: 'count', kind: 'plural' },
      forms: [
        { name: 'one', text: 'Fix {count} field to continue.' },
        { name: 'other', text: 'Fix {count} fields to continue.' },
      ],
      kinds: {},
    });
    expect(formsOf(kind)?.forms).toEqual([
      { name: 'paid', text: 'It’s paid by {name}.' },
      { name: 'other', text: 'It’s open.' },
    ]);
  });

  test.each([items, left, kind, "It’s {a} and ''b''"])('is written again: %s', (message) => {
    const read = formsOf(message);
    expect(read && formsOf(messageOf(read))).toEqual(read);
  });

  test('keeps the kinds of its values, and what people type as it is', () => {
    expect(messageOf(formsOf(left) as never)).toBe(left);
    expect(
      formsOf(messageOf({ forms: [{ name: '', text: "Don't 'quote' it" }], kinds: {} }))?.forms[0]?.text,
    ).toBe("Don't 'quote' it");
  });
});

describe('a changed message', () => {
  test.each([
    ['Put in basket', 'Add to cart'],
    ['AUFGEPASST: {item}, {count, number}!', left],
    ['{count, plural, one {Check {count} box} other {Check # boxes}}', items],
    ['“5 < 6” & more', 'Add to cart'],
  ])('%s is fine for %s', (changed, original) => expect(wordingProblem(changed, original)).toBeNull());

  test.each([
    ['', 'Add to cart', { key: 'empty' }],
    [' \u00a0 ', 'Add to cart', { key: 'empty' }],
    ['x'.repeat(301), 'Add to cart', { key: 'tooLong', most: 300 }],
    ['<script>alert(1)</script>', 'Add to cart', { key: 'markup' }],
    ['<!-- x', 'Add to cart', { key: 'markup' }],
    ['Add &lt;b&gt;', 'Add to cart', { key: 'markup' }],
    ['Total\r\nBcc: victim@elsewhere.test', 'Total', { key: 'controls' }],
    ['\u202eecirp', 'Price', { key: 'controls' }],
    ['a\u0000b', 'Price', { key: 'controls' }],
    ['Only a few left', left, { key: 'missing', name: 'count' }],
    ['Only {count, number} left', left, { key: 'missing', name: 'item' }],
    ['Only {count} of {item} left at {price}', left, { key: 'unknown', name: 'price' }],
    ['Add {cart}', 'Add to cart', { key: 'unknown', name: 'cart' }],
    ['Only {count, date} of {item}', left, { key: 'otherForms' }],
    ['{count, plural, one {Check the box} other {Check # boxes}}', items, { key: 'missing', name: 'count' }],
    ['Fix the fields', items, { key: 'otherForms' }],
    ['{count, plural, other {Check # boxes}}', items, { key: 'otherForms' }],
    ['{count, plural, one {a # b} =7 {no} other {c #}}', items, { key: 'otherForms' }],
    ['{count, plural, offset:1 one {a #} other {b #}}', items, { key: 'otherForms' }],
    ['{count, select, one {a} other {b}}', items, { key: 'otherForms' }],
    ['{count, plural, one {'.repeat(2), items, { key: 'otherForms' }],
    ['{a, plural, other {'.repeat(500), 'Add to cart', { key: 'tooLong', most: 300 }],
    ['Add { to cart', 'Add to cart', { key: 'otherForms' }],
    ["Add '{' to cart", 'Add to cart', { key: 'noBraces' }],
  ])('%s is refused for %s', (changed, original, problem) => {
    expect(wordingProblem(changed, original)).toEqual(problem);
  });
});
