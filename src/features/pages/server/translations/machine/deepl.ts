import { escapeHtml } from '../../../../../lib/escape-html.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { z } from 'zod';
import { hasKept, mapKept, type OutgoingText } from './outgoing-text.ts';
import { type Dialect, type Direction, ProviderError, type ProviderProblem, readJson } from './provider.ts';

/** Keys of the free plan end in `:fx`, and work at an address of their own. */
const baseOf = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** Languages of which DeepL asks for a variant as a target. */
const targets: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-PT' };
export const deeplTarget = (language: Language): string => targets[language] ?? language.toUpperCase();
const deeplSource = (locale: string): string => (locale.split('-')[0] ?? '').toUpperCase();

/** Texts with something to keep are sent as XML, in which DeepL leaves a named element as it is. */
const groupOf = ({ isHtml, text }: OutgoingText) => (isHtml ? 'html' : hasKept(text) ? 'xml' : 'text');

const inXml = (text: string): string => mapKept(text, (kept) => `<x>${escapeHtml(kept)}</x>`, escapeHtml);

/** Between tags only, so that addresses of links stay attributes. */
const inHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : mapKept(part, (kept) => `<span translate="no">${kept}</span>`),
    )
    .join('');

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  amp: '&',
};
const fromXml = (xml: string): string =>
  xml
    .replaceAll(/<\/?x\s*\/?>/g, '')
    .replaceAll(/&(lt|gt|quot|apos|#39|amp);/g, (_, name: string) => signs[name] ?? '');

const encoded = (group: string, text: string) =>
  group === 'html' ? inHtml(text) : group === 'xml' ? inXml(text) : text;

const settings: Readonly<Record<string, object>> = {
  text: {},
  // Line breaks are part of these texts.
  xml: { tag_handling: 'xml', ignore_tags: ['x'], split_sentences: '1', preserve_formatting: true },
  html: { tag_handling: 'html' },
};

const replied = z.object({ translations: z.array(z.object({ text: z.string() })) });
const usage = z.object({ character_count: z.number(), character_limit: z.number() });
const counted = (value: number) => Math.max(0, Math.min(Math.round(value), Number.MAX_SAFE_INTEGER));

const headersOf = (key: string) => ({ authorization: `DeepL-Auth-Key ${key}` });

const problems: Readonly<Record<number, ProviderProblem>> = {
  401: 'key',
  403: 'key',
  413: 'refused',
  429: 'too-often',
  456: 'quota',
  529: 'too-often',
};

/** https://developers.deepl.com/docs/api-reference/translate */
export const deepl: Dialect = {
  mostTexts: 50,
  // DeepL takes 128 KiB, and JSON may double a text.
  mostBytes: 50_000,
  groupOf,
  ask: ({ key }, { from, to }: Direction, texts) => {
    const [first] = texts;
    const group = first ? groupOf(first) : 'text';
    return {
      method: 'POST',
      address: `${baseOf(key)}/v2/translate`,
      headers: { ...headersOf(key), 'content-type': 'application/json' },
      body: JSON.stringify({
        text: texts.map(({ text }) => encoded(group, text)),
        source_lang: deeplSource(from),
        target_lang: deeplTarget(to),
        ...settings[group],
      }),
    };
  },
  read: (reply, sent) => {
    const parsed = replied.safeParse(readJson(reply));
    if (!parsed.success || parsed.data.translations.length !== sent.length) throw new ProviderError('reply');
    return parsed.data.translations.map(({ text }, index) => {
      const of = sent[index];
      return of && groupOf(of) === 'xml' ? fromXml(text) : text;
    });
  },
  problemOf: (status) => problems[status] ?? (status >= 500 ? 'down' : 'refused'),
  test: ({ key }) => ({ method: 'GET', address: `${baseOf(key)}/v2/usage`, headers: headersOf(key) }),
  readTest: (reply) => {
    const parsed = usage.safeParse(readJson(reply));
    if (!parsed.success) throw new ProviderError('reply');
    const { character_count: used, character_limit: limit } = parsed.data;
    return { used: counted(used), limit: counted(limit) };
  },
};
