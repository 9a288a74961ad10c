import { withLatinDigits } from './digits.ts';

/** What somebody typed as a number: the number, nothing, or why it isn't a clear one. */
export type TypedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'unclear'; why: 'not-a-number' | 'too-many-decimals' }
  /** A single sign may be the decimal sign, or stand between thousands. */
  | { kind: 'unclear'; why: 'ambiguous'; readings: [thousands: number, decimals: number] };

const unclear = (why: 'not-a-number' | 'too-many-decimals'): TypedNumber => ({ kind: 'unclear', why });

const ambiguous = (digits: string): TypedNumber => ({
  kind: 'unclear',
  why: 'ambiguous',
  readings: [Number(digits.replace(/[.,]/, '')), Number(digits.replace(',', '.'))],
});

/** What a locale writes before decimals and between thousands. */
function signsOf(locale: string): { decimal: string; group: string | undefined } {
  const parts = new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: true }).formatToParts(
    1_234_567.5,
  );
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: sign('decimal') ?? '.', group: sign('group') };
}

/** Thousands, or the lakhs of India. */
const isGrouped = (whole: string, sign: string): boolean => {
  const groups = whole.split(sign);
  const inner = groups.slice(1, -1);
  const [first = ''] = groups;
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(groups.at(-1) ?? '') &&
    (inner.every((group) => group.length === 3) ||
      (first.length < 3 && inner.every((group) => group.length === 2)))
  );
};

type Split = { whole: string; decimals: string } | 'ambiguous' | 'not-a-number';

/** @param digits digits, points and commas only */
function split(digits: string, locale: string): Split {
  const { decimal, group } = signsOf(locale);
  const used = [...new Set(digits.replaceAll(/\d/g, ''))];
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [before, after] = last < 0 ? [digits, ''] : [digits.slice(0, last), digits.slice(last + 1)];
  const sign = digits[last] ?? '';
  if (used.length === 0) return { whole: digits, decimals: '' };
  if (used.length > 1) {
    const other = used.find((each) => each !== sign) ?? '';
    return !before.includes(sign) && isGrouped(before, other)
      ? { whole: before.replaceAll(other, ''), decimals: after }
      : 'not-a-number';
  }
  if (before.includes(sign))
    return isGrouped(digits, sign) ? { whole: digits.replaceAll(sign, ''), decimals: '' } : 'not-a-number';
  if (sign === decimal || !isGrouped(digits, sign)) return { whole: before, decimals: after };
  return sign === group ? { whole: before + after, decimals: '' } : 'ambiguous';
}

/** Takes spaces and apostrophes out, which are between thousands in every country; null where they are not. */
function withoutGaps(body: string): string | null {
  const gap = /[ ’]/.exec(body)?.[0];
  if (gap === undefined) return body;
  const at = body.search(/[.,]/);
  const whole = at < 0 ? body : body.slice(0, at);
  return isGrouped(whole, gap) ? whole.replaceAll(gap, '') + body.slice(whole.length) : null;
}

/**
 * Reads a number that was typed by somebody who writes numbers as the locale does. Signs between thousands are accepted where they
 * can’t be anything else. So is the decimal sign of other countries, because some phones’ keypads have only that. Nothing is rounded.
 * @param decimals how many are allowed
 */
export function readTypedNumber(text: string, locale: string, decimals = 15): TypedNumber {
  if (text.trim() === '') return { kind: 'empty' };
  const typed = text
    .replaceAll(/\p{Sc}|%|\b[A-Z]{3}\b/gu, '')
    .replaceAll("'", '’')
    .replaceAll(/\s/g, ' ')
    .replaceAll('−', '-')
    .trim();
  const [, minus = '', body = ''] = /^(-?) ?(.*)$/.exec(typed) ?? [];
  const digits = withoutGaps(body);
  if (digits === null || !/^(\d[\d.,]*|[.,]\d+)$/.test(digits)) return unclear('not-a-number');
  const found = split(digits, locale);
  if (found === 'ambiguous') return ambiguous(digits);
  if (found === 'not-a-number') return unclear(found);
  if (found.decimals.length > decimals)
    return isGrouped(digits, digits.replaceAll(/\d/g, '')) ? ambiguous(digits) : unclear('too-many-decimals');
  const value = Number(`${minus}${found.whole || '0'}.${found.decimals || '0'}`);
  return Number.isFinite(value)
    ? { kind: 'number', value: value === 0 ? 0 : value }
    : unclear('not-a-number');
}

interface Written {
  /** The least number of decimals. */
  least?: number;
  most?: number;
}

/** A number as `readTypedNumber` reads it back: with the decimal sign of the locale, and nothing between thousands. */
export const writeNumber = (value: number, locale: string, { least = 0, most = 15 }: Written = {}): string =>
  new Intl.NumberFormat(withLatinDigits(locale), {
    useGrouping: false,
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, most),
  })
    .format(value)
    // Signs for direction would be typed over one by one.
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll('−', '-');
