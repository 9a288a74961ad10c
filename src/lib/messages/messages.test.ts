import { describe, expect, expectTypeOf, it } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { type ArgumentsOf, defineMessages, type Translation } from './define.ts';
import { type Language, languageOf, languages } from './languages.ts';
import { serverMessages } from './server-messages.ts';

const en = defineMessages({
  add: 'Add to cart',
  items: '{count, plural, one {# item} other {# items by {name}}}',
  hello: 'Hello {name}, it’s {day}',
  kind: '{kind, select, cash {Pay in cash} other {Pay by card}}',
});
const de = {
  add: 'In den Warenkorb',
  items: '{count, plural, one {# Artikel} other {# Artikel von {name}}}',
  hello: 'Guten Tag {name}, heute ist {day}',
  kind: '{kind, select, cash {Bar zahlen} other {Mit Karte zahlen}}',
} satisfies Translation<typeof en>;

describe('messages', () => {
  const inAll = Object.fromEntries(languages.map((language) => [language, de]));
  const words = serverMessages('test.words', { ...(inAll as Record<Language, typeof de>), en });

  it('fills in arguments, with plurals and numbers of the language', () => {
    expect(words('en').add).toBe('Add to cart');
    expect(words('en').items({ count: 1, name: 'Ada' })).toBe('1 item');
    expect(words('de').items({ count: 12_000, name: 'Ada' })).toBe('12.000 Artikel von Ada');
    expect(words('en').hello({ name: '{day} <b>', day: 'Monday' })).toBe('Hello {day} <b>, it’s Monday');
    expect(words('de').kind({ kind: 'cash' })).toBe('Bar zahlen');
  });

  it('isolates a name in the other direction, and not what chooses between cases', () => {
    expect(words('en').hello({ name: 'שרה', day: 'Monday' })).toBe('Hello \u2068שרה\u2069, it’s Monday');
    expect(words('ar').hello({ name: 'سارة', day: 'Monday' })).toBe(
      'Guten Tag سارة, heute ist \u2068Monday\u2069',
    );
    expect(words('ar').kind({ kind: 'cash' })).toBe('Bar zahlen');
  });

  it('derives the arguments of a message from its English text', () => {
    expectTypeOf<
      ArgumentsOf<'{count, plural, one {a day} other {# days with {name}}} until {end}'>
    >().branded.toEqualTypeOf<{
      count: number;
      name: string | number;
      end: string | number;
    }>();
    expectTypeOf(words('en').add).toEqualTypeOf<string>();
    // @ts-expect-error the name is missing
    words('en').items({ count: 1 });
  });

  it('refuses wrong syntax when it compiles', () => {
    expect(() => compileMessages({ wrong: '{count, plural, one {# item}' })).toThrow(/./);
  });

  it('speaks English where a language has no catalogue', () => {
    expect(['de-AT', 'DE', 'fi', 'en-GB', ''].map(languageOf)).toEqual(['de', 'de', 'en', 'en', 'en']);
  });
});
