import type { Range } from '../../../../lib/storage/storage.ts';

/**
 * The range that a request asks for (RFC 9110, 14.2). Several ranges, other units, and a condition that fails
 * mean the whole.
 * @returns `null` for the whole, `'none'` if it is out of bounds: `416`
 */
export function rangeOf(
  { range, 'if-range': condition }: { range?: string | undefined; 'if-range'?: string | undefined },
  size: number,
  etag: string,
): Range | 'none' | null {
  if (range === undefined || !/^bytes=/i.test(range) || range.includes(',')) return null;
  if (condition !== undefined && condition !== etag) return null;
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range) ?? [];
  if (first === '') {
    const count = Math.min(Number(last), size);
    return last === '' || count === 0 ? 'none' : { from: size - count, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'none' : { from, to };
}
