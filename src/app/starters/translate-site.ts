import type { RichTextBlock, RichTextInline } from '../../lib/content/rich-text.ts';
import { slugOf } from '../../lib/values/slug.ts';
import { p } from '../demo/write.ts';
import { referTo, type Referred } from '../site-content/references.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import { isPaper, paperAddress, paperPathIn } from './paper-files.ts';
import { translateAddresses } from './translate-addresses.ts';

type Say = (text: string) => string;

/** Ids, addresses, names of files, and what a block or a form is set to. */
const unread = new Set([
  'anchor',
  'file',
  'form',
  'href',
  'id',
  'kind',
  'layout',
  'mapHref',
  'needs',
  'path',
  'placeholder',
  'slug',
  'src',
  'type',
]);

const isWord = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^([a-z][a-z0-9-]*|#[0-9a-f]{6}|rgba\(.*\)|\{name\})$/.test(text);
const isAddress = (text: string) => /^(https?:\/\/|\/[^ ]*$|#[^ ]*$|data:|mailto:)/.test(text);
const isReference = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text);
/** Amounts, thousands and times of day are written in another way. */
const isFigure = (text: string) => /£|\d,\d{3}|^\d{1,2}\.\d{2}$/.test(text);
/** Anywhere else, a single word in lower case is a setting. */
const lowercase = new Set(['label', 'tags']);
const isReadable = (text: string, name: string) =>
  isFigure(text) ||
  ((isWord(text) || (lowercase.has(name) && /^[a-z]{2,}$/.test(text))) &&
    !isAddress(text) &&
    !isReference(text));

type Texts = Extract<RichTextBlock, { type: 'paragraph' | 'heading' }>;
const isTexts = (value: object): value is Texts & { content: RichTextInline[] } =>
  'type' in value && (value.type === 'paragraph' || value.type === 'heading') && 'content' in value;

/** The inverse of `p`: a sentence with a link in it is one text. */
function markupOf(content: readonly RichTextInline[]): string {
  return content
    .map((part) => {
      if (part.type === 'hardBreak') return '\n';
      const [mark] = part.marks ?? [];
      if (mark?.type === 'bold') return `**${part.text}**`;
      if (mark?.type === 'italic') return `_${part.text}_`;
      return mark?.type === 'link' ? `[${part.text}](${mark.attrs.href})` : part.text;
    })
    .join('');
}

/** The value with each text that people read as `say` says it. */
function sayAll(value: unknown, say: Say, name = ''): unknown {
  if (typeof value === 'string') return !unread.has(name) && isReadable(value, name) ? say(value) : value;
  if (Array.isArray(value)) return value.map((each) => sayAll(each, say, name));
  if (typeof value !== 'object' || value === null) return value;
  if (isTexts(value)) {
    const said = p(say(markupOf(value.content)));
    return { ...value, ...('content' in said ? { content: said.content } : {}) };
  }
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    name === 'descriptions' ? say(key) : key,
    sayAll(inner, say, key),
  ]);
  return Object.fromEntries(entries);
}

/** The files, with the texts that the library shows, and papers in this language. */
const saidFiles = (files: SiteContent['files'], say: Say, language: string) =>
  files?.map((file) => ({
    ...file,
    ...(file.alt === undefined ? {} : { alt: say(file.alt) }),
    ...(file.folder === undefined ? {} : { folder: say(file.folder) }),
    ...(isPaper(file) ? { name: say(file.name), path: paperPathIn(file, language) } : {}),
  }));

/** Every text of a site's content that its visitors or its owner read. */
export function textsOf({ files, ...content }: SiteContent): Set<string> {
  const texts = new Set<string>();
  const note = (text: string) => (texts.add(text), text);
  saidFiles(files, note, 'en');
  sayAll(content, note);
  return texts;
}

/** What refers to records, categories and papers by their names, and what does so afterwards. */
function renamed(
  { files, shop, bookings, tracks, contentTypes }: SiteContent,
  say: Say,
  language: string,
): [string, string][] {
  const named: [Referred, string][] = [
    ...(shop?.products ?? []).flatMap(({ label, collection }): [Referred, string][] => [
      ['product', label],
      ['collection', collection],
    ]),
    ...(bookings?.services ?? []).map(({ label }): [Referred, string] => ['service', label]),
    ...(tracks ?? []).map(({ words }): [Referred, string] => ['track', words.header]),
  ];
  const categories = (contentTypes ?? []).flatMap(({ slug, entries }) =>
    entries.flatMap((entry) =>
      (entry.categories ?? []).map((category): [string, string] => [
        `/${slug}/category/${slugOf(category, '', 'en')}`,
        `/${slug}/category/${slugOf(say(category), '', language)}`,
      ]),
    ),
  );
  return [
    ...named.map(([kind, label]): [string, string] => [referTo(kind, label), referTo(kind, say(label))]),
    ...categories,
    ...(files ?? [])
      .filter(isPaper)
      .map((file): [string, string] => [paperAddress(file), paperAddress({ ...file, name: say(file.name) })]),
  ];
}

/**
 * The content with its texts as `say` says them, and addresses made from them unless the language is English. What refers to a
 * record by its name or address still refers to it.
 */
export function translateSite(content: SiteContent, say: Say, language: string): SiteContent {
  const { files, ...rest } = content;
  let text = JSON.stringify({
    ...(sayAll(rest, say) as Omit<SiteContent, 'files'>),
    ...(files ? { files: saidFiles(files, say, language) } : {}),
  });
  for (const [before, after] of renamed(content, say, language)) text = text.replaceAll(before, after);
  const translated = JSON.parse(text) as SiteContent;
  return language === 'en' ? translated : translateAddresses(content, translated, say, language);
}
