import { type Finding, advice } from './boundaries.ts';
import { isNode } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { isTest, type Source } from './sources.ts';

advice['plain-english'] =
  'This phrase reads as if translated. Use the word that Shopify, Squarespace or Gmail puts in this place.';

/** Phrases that no string people read may contain: translated turns of phrase, and replaced terms. */
const banned: readonly RegExp[] = [
  /\bplease give\b/i,
  /\bthere is no such\b/i,
  /\bgoes by (that|this|these|the) (name|words)\b/i,
  /\bgo on shopping\b/i,
  /\bput it in(to)? the cart\b/i,
  /\bof its own accord\b|\bas at our place\b/i,
  /\bit stands on\b|\bstands in the (header|list|browser)/i,
  /\btried again by itself\b|\bit goes on by itself\b/i,
  /\bwhoever runs (the|this) (server|platform)\b/i,
  /\b(give|gives|given|gave) (the )?money back\b/i,
  /\bcannot be brought back\b|\bcannot be taken back\b/i,
  /\bmoves no money\b|\bno money moves\b/i,
  /\bneed do nothing\b/i,
  /\bbegin anew\b|\bcount again\b/i,
  /\bpack a copy\b|\bbring a (site|copy) (along|over)\b/i,
  /\bis on its way to (you|it)\b/i,
  /\bvisitors see it from now on\b/i,
  /\bthe line (is|was) lost\b|\bwithout a line\b/i,
  /\ba sound file\b|\bsound files\b/i,
  /\be-mails?\b/i,
  /\bthis mail\b|\bmail server\b/i,
];

/** The texts of a program that people may read, with their positions. Imports are skipped. */
function* texts(value: unknown): Generator<[text: string, start: number]> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* texts(entry);
    return;
  }
  if (!isNode(value) || value.type.startsWith('Import')) return;
  if (value.type === 'Literal' || value.type === 'JSXText') {
    if (typeof value['value'] === 'string') yield [value['value'], value.start];
    return;
  }
  if (value.type === 'TemplateElement') {
    const { cooked } = value['value'] as { cooked?: string };
    if (cooked) yield [cooked, value.start];
    return;
  }
  for (const child of Object.values(value)) if (typeof child === 'object') yield* texts(child);
}

/** Catalogues in other languages, where English phrases don't apply. */
const isTranslation = /\/(messages\/[^/]+|(owner-)?translations)\/(?!en\.)[a-z]{2}\.ts$/;

/** The banned phrase in a text, or undefined. */
export const bannedIn = (text: string): string | undefined => {
  const words = text.replace(/\s+/g, ' ');
  for (const phrase of banned) {
    const [found] = phrase.exec(words) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Finds strings with banned phrases in the sources. */
export function checkWords(graph: Graph, sources: readonly Source[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of sources) {
    if (!path.startsWith('src/') || isTest(path) || isTranslation.test(path)) continue;
    for (const [said, start] of texts(graph.get(path)?.program)) {
      const what = bannedIn(said);
      if (what === undefined) continue;
      findings.push({ rule: 'plain-english', file: path, line: lineAt(text, start), what });
    }
  }
  return findings;
}
