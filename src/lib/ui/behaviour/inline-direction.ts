/** 1 where an element is read from left to right, −1 from right to left. */
export const inlineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** The arrow key that means the same in text from left to right; any other key as it is. */
export function logicalKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  if (inlineSign(currentTarget) === 1) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
