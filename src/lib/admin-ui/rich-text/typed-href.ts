import { safeHref } from '../../links/safe-href.ts';

const kinds: readonly [RegExp, string][] = [
  [/^(https?:|mailto:|tel:|www\.|[/#])/i, ''],
  [/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i, 'mailto:'],
  [/^\+?\d[\d ()/-]{5,}$/, 'tel:'],
  [/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i, 'https://'],
];

/** Completes a typed link address as its author means it; null if it isn't one. */
export function typedHref(words: string): string | null {
  const text = words.trim();
  const start = kinds.find(([looks]) => looks.test(text))?.[1];
  if (start === undefined) return null;
  return safeHref(start === 'tel:' ? start + text.replace(/[^\d+]/g, '') : start + text);
}
