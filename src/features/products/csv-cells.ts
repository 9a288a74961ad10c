const quoted = (entry: string): string =>
  /[",\n\r]/.test(entry) || entry !== entry.trim() || entry === ''
    ? `"${entry.replaceAll('"', '""')}"`
    : entry;

/** Several texts in one cell, separated by commas; those that contain commas are quoted. */
export const joinList = (entries: readonly string[]): string => entries.map(quoted).join(', ');

/** The texts of such a cell. */
export function splitList(cell: string): string[] {
  const entries: string[] = [];
  for (const [, inQuotes, plain = ''] of cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/g))
    if (inQuotes !== undefined) entries.push(inQuotes.replaceAll('""', '"'));
    else if (plain.trim() !== '') entries.push(plain.trim());
  return entries;
}

/** Parses a number in any country's format; `undefined` if it isn't one. */
export function amountIn(text: string): number | undefined {
  const digits = text.replaceAll(/[\s\u00a0'’]|[£$€¥]|[A-Z]{3}/g, '');
  if (!/^-?\d[\d.,]*$/.test(digits)) return undefined;
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[decimal];
  // A single separator followed by three digits separates thousands, unless it is the decimal point of a weight.
  const groups =
    sign !== undefined && (digits.split(sign).length > 2 || (sign === ',' && /,\d{3}$/.test(digits)));
  const whole = (decimal < 0 || groups ? digits : digits.slice(0, decimal)).replaceAll(/[.,]/g, '');
  const rest = decimal < 0 || groups ? '' : digits.slice(decimal + 1);
  return Number(`${whole}.${rest || '0'}`);
}

/** As people and programs write it in the languages of visitors; spreadsheets translate `TRUE` and `FALSE`. */
const yesWords = new Set(
  'yes y true 1 active published ja wahr oui vrai sí si verdadero sì vero waar sim verdadeiro tak prawda sant نعم صحيح'.split(
    ' ',
  ),
);
const noWords = new Set(
  'no n false 0 -1 draft archived nein falsch non faux falso nee onwaar não nao nie fałsz nej falskt لا خطأ'.split(
    ' ',
  ),
);

/** Parses yes or no in the words of exports and of each language; empty is no, and `undefined` is neither. */
export function flagIn(text: string): boolean | undefined {
  const word = text.trim().normalize('NFC').toLowerCase();
  if (yesWords.has(word)) return true;
  return word === '' || noWords.has(word) ? false : undefined;
}
