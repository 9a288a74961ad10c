/** 1 if an element's text runs from left to right, −1 from right to left. */
export const inlineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** The arrow key with the same meaning in left-to-right text; other keys unchanged. */
export function logicalKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  if (inlineSign(currentTarget) === 1) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
