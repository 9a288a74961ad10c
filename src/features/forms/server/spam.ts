import type { Answer } from '../check-answers.ts';
import { answerText } from '../check-answers.ts';

/** Nobody fills in a form faster. */
const LEAST_MS = 2_000;
const MOST_LINKS = 3;

export interface Suspect {
  answers: readonly Answer[];
  /** The value of the hidden field. */
  further: string;
  /** Milliseconds since the form was shown, if the browser reported it. */
  age: number | null;
}

const sold =
  /\b(viagra|cialis|casino|backlinks?|seo (services?|agency|ranking)|guest post|payday loans?|crypto (investment|trading)|forex|escort service|porn|onlyfans|rank (your|higher)|first page of google)\b/i;
const link = /\bhttps?:\/\/|\bwww\.[a-z0-9-]+\./gi;
const markup = /\[\/?(url|link)[=\]]|<\s*(a|script|iframe)\b/i;

/** Why a message looks like spam, for its owner; empty if it does not. Cheap checks first, words last. */
export function spamReason({ answers, further, age }: Suspect): string {
  if (further.trim() !== '') return 'A hidden field was filled in, so it was probably sent by a bot.';
  if (age !== null && age < LEAST_MS)
    return `It was sent ${(age / 1000).toFixed(1)} seconds after the form was opened, faster than people type.`;
  const text = answers.map(answerText).join('\n');
  if (markup.test(text)) return 'It contains link code, which people don’t usually type.';
  const links = text.match(link)?.length ?? 0;
  if (links > MOST_LINKS) return `It contains ${links} links.`;
  const word = sold.exec(text)?.[0];
  if (word && links > 0)
    return `It contains a link and a phrase that’s common in spam: “${word.toLowerCase()}”.`;
  // Names of people contain no web addresses.
  const odd = answers.find(
    ({ type, name, value }) => type === 'text' && /name/i.test(name) && /https?:\/\//i.test(String(value)),
  );
  return odd ? `“${odd.label}” contains a link.` : '';
}
