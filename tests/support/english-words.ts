import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './files.ts';

type Part = string | [name: string, kind?: string, cases?: Record<string, unknown>];

/** The texts of a message around its arguments, in each branch of its plurals. */
function pieces(message: string | readonly Part[]): string[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [, , cases] = part;
    return typeof cases === 'object'
      ? Object.values(cases).flatMap((branch) => (Array.isArray(branch) ? pieces(branch as Part[]) : []))
      : [];
  });
}

const read = async (path: string, language: string): Promise<Record<string, string | Part[]>> =>
  ((await import(join(root, path, `${language}.ts`))) as Record<string, Record<string, string | Part[]>>)[
    language
  ] ?? {};

const plain = (text: string) =>
  text
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#x27|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** English words that are not German words too. */
const unmistakable =
  /\b(the|your|you|we|is|are|this|that|and|with|for|from|of|to|please|enter|choose|at least|place|places|people|left)\b/i;

/** All texts of a page, and attributes that people read or hear. */
export const textsOf = (html: string): string[] =>
  [
    ...html
      .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<!--.*?-->/gs, '')
      .matchAll(/>([^<>]+)(?=<)|\s(?:aria-label|aria-description|title|placeholder|alt)="([^"]+)"/g),
  ]
    .map(([, text = '', attribute = '']) => plain(text || attribute))
    .filter((text) => /\p{L}/u.test(text));

/**
 * Looks for English on the screens and in the emails of a site in another language.
 * @param own texts of the site's owner, as the API returns them: they stay in their language
 * @param options.ofAdmin whether the screens are the admin’s
 */
export async function englishFinder(language: string, own: string, { ofAdmin = false } = {}) {
  const said = new Map<string, string>();
  const foreign = new Set<string>();
  for (const file of globSync(`src/**/messages/*/${language}.ts`, { cwd: root })) {
    const folder = dirname(file);
    if (!ofAdmin && /\/messages\/admin[\w-]*$/.test(folder)) continue;
    const [english, translated] = [await read(folder, 'en'), await read(folder, language)];
    for (const message of Object.values(translated))
      for (const piece of pieces(message)) foreign.add(plain(piece));
    for (const [key, message] of Object.entries(english))
      for (const piece of pieces(message)) said.set(plain(piece), `${folder}: ${key}`);
  }
  for (const text of foreign) said.delete(text);
  const phrases = [...said.keys()].filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && text.length > 7);
  const words = new Set([...said.keys()].filter((text) => /^\p{L}{3,}…?$/u.test(text)));
  const owners = plain(own.replaceAll(/\\[nt"]/g, ' '));
  const names = [...own.matchAll(/"((?:[^"\\]|\\.){4,})"/g)]
    .map(([, text = '']) => plain(text.replaceAll(/\\./g, ' ')))
    .toSorted((a, b) => b.length - a.length);
  /** The product's English in these texts, with the message that it comes from. */
  return (texts: readonly string[]): string[] => {
    const found = new Set<string>();
    for (const text of texts) {
      const others = text
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !owners.includes(sentence.replace(/…$/, '')));
      const rest = names.reduce(
        (left, name) => (left.includes(name) ? left.replaceAll(name, '') : left),
        others.join(' '),
      );
      const phrase =
        phrases.find((one) => rest.includes(one)) ?? (words.has(rest.trim()) ? rest.trim() : undefined);
      if (phrase !== undefined) found.add(`${text} (${said.get(phrase)})`);
      else if (unmistakable.test(rest)) found.add(text);
    }
    return [...found];
  };
}
