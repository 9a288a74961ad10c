import { commaIn, directionOf } from './direction.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;

/** Characters that embed, override or isolate a direction. Those that mark it, and joiners, are part of names. */
export const withoutBidiControls = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * A value within a sentence. A name in the other direction is isolated, so that it doesn't reorder the words, numbers and punctuation
 * around it.
 */
export function isolatedIn(locale: string, text: string): string {
  const other = directionOf(locale) === 'rtl' ? leftToRight : rightToLeft;
  // A value that is itself a sentence may contain isolates.
  const plain = text.replaceAll(/[\u202a-\u202e]/g, '');
  return other.test(plain) ? plain.replaceAll(/[^\r\n]+/g, '\u2068$&\u2069') : plain;
}

/** Parts of one line, such as an address. Those in the other direction don't reorder the rest; empty ones are left out. */
export function inLine(parts: readonly string[], locale: string): string {
  const line = parts
    .filter(Boolean)
    .map((part) => isolatedIn(locale, part))
    .join(commaIn(locale));
  // Isolated parts don't count as the first letter of a line, which decides its direction.
  return directionOf(locale) === 'rtl' && line.includes('\u2068') ? `\u200f${line}` : line;
}

/**
 * The direction of most words of a text. Not that of the first letter, because a sentence may begin with a foreign name.
 * @param around the direction of the page, which a text without letters or with as many words of each keeps
 */
export function directionOfText(text: string, around: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [own, other] = around === 'rtl' ? [rightToLeft, leftToRight] : [leftToRight, rightToLeft];
  if (!other.test(text)) return around;
  let lead = 0;
  for (const word of text.split(/\s+/)) {
    if (own.test(word)) lead -= 1;
    else if (other.test(word)) lead += 1;
  }
  if (lead <= 0) return around;
  return around === 'rtl' ? 'ltr' : 'rtl';
}

/** Without what `isolatedIn` adds: for links and lengths. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
