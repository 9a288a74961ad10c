import { instant } from '../../../../lib/values/shapes.ts';
import type { Row } from './split-rows.ts';

const MOST_TEXT = 2 * 1024 ** 2;

/** Text of any length; empty where the row has none. Numbers count as text, because ids were numbers once. */
export function textAt(row: Row, name: string): string {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // No text has control characters apart from these.
  return text.slice(0, MOST_TEXT).replaceAll(/(?![\n\r\t])\p{Cc}/gu, '');
}

/** One line of text. */
export const lineAt = (row: Row, name: string, most: number): string =>
  textAt(row, name).slice(0, 10_000).replaceAll(/\s+/g, ' ').trim().slice(0, most).trim();

/** Ghost writes switches as `true` or as 1. */
export const isOn = (row: Row, name: string): boolean => [true, 1, '1'].includes(row[name] as never);

/** A time in ISO 8601, `2024-05-06 07:08:09` in UTC, or milliseconds; null for anything else. */
export function instantAt(row: Row, name: string): string | null {
  const text = lineAt(row, name, 40);
  if (/^\d{11,13}$/.test(text)) return new Date(Number(text)).toISOString();
  const zoned = /[zZ]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`;
  const read = instant.safeParse(zoned.replace(' ', 'T'));
  return read.success ? read.data : null;
}
