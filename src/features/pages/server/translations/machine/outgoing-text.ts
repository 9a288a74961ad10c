import { plainText } from '../../../../../lib/content/plain-text.ts';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
} from '../../../../../lib/content/rich-text.ts';
import { richTextFromHtml, richTextHtml } from '../../../../../lib/content/rich-text-html.ts';
import { type TranslatedText, translatedText } from '../../../../../lib/translations/texts.ts';
import { staffWords } from '../../staff-words.ts';

/** A text as it is sent to a service. */
export interface OutgoingText {
  /** HTML if the text has formatting. */
  isHtml: boolean;
  text: string;
}

/** Placeholders such as `{name}` and `{{order}}`, the targets of links in emails, and addresses. */
const KEPT =
  /(\{\{[^{}]{0,80}\}\}|\{[^{}\s]{1,60}\}|\]\([^()\s]{1,2000}\)|https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])/g;

/** Writes a text anew, what must stay as it is apart from the rest. */
export const mapKept = (
  text: string,
  keep: (kept: string) => string,
  rest: (words: string) => string = (words) => words,
): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? keep(part) : rest(part)))
    .join('');

export const hasKept = (text: string): boolean => text.search(KEPT) >= 0;

export const outgoing = (text: TranslatedText): OutgoingText =>
  typeof text === 'string' ? { isHtml: false, text } : { isHtml: true, text: richTextHtml(text) };

type Node = RichText | RichTextBlock | RichTextItem | RichTextInline;

function* linksOf(node: Node): Generator<string> {
  if ('marks' in node) for (const mark of node.marks ?? []) if (mark.type === 'link') yield mark.attrs.href;
  if ('content' in node) for (const each of (node.content ?? []) as Node[]) yield* linksOf(each);
}

/** What a translation must have in common with its original, in a fixed order. */
function keptIn(text: TranslatedText): string {
  const words = typeof text === 'string' ? text : plainText(text);
  const links = typeof text === 'string' ? [] : new Set(linksOf(text));
  return JSON.stringify([(words.match(KEPT) ?? []).toSorted(), [...links].toSorted()]);
}

/** Directions, and what neither XML nor a database can hold; a service has no reason to send them. */
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** No translation is this much longer than its original. */
const longest = (sent: string) => 1_000 + 6 * sent.length;

export type Incoming = { text: TranslatedText } | { problem: string };

/** A text of a service as if a person had typed it, or why it can't be used. */
export function incoming(source: TranslatedText, reply: string): Incoming {
  if (reply.length > longest(outgoing(source).text)) return { problem: staffWords().farLonger };
  const clean = reply.replaceAll(UNWANTED, '').replaceAll(/\r\n?/g, '\n');
  const given = typeof source === 'string' ? inLinesOf(source, clean.trim()) : richTextFromHtml(clean);
  if ((typeof given === 'string' ? given : plainText(given)).trim() === '')
    return { problem: staffWords().translationEmpty };
  if (keptIn(given) !== keptIn(source)) return { problem: staffWords().otherPlaceholders };
  const parsed = translatedText.safeParse(given);
  return parsed.success ? { text: parsed.data } : { problem: staffWords().translationTooLong };
}

/** A text of one line stays one. */
const inLinesOf = (source: string, text: string) =>
  source.includes('\n') ? text : text.replaceAll(/\s*\n\s*/g, ' ');
