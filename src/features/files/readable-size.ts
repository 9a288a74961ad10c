import { withLatinDigits } from '../../lib/values/digits.ts';

/** In English with the letters that people know from their computers: `KB`, where Intl writes `kB`. */
const english = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A readable size, in steps of 1024: `1.4 GB`, in German `1,4 GB`, in French `1,4 Go`. */
export function readableSize(bytes: number, locale = 'en-GB'): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1023.5 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = { maximumFractionDigits: unit > 1 && size < 99.5 ? 1 : 0 };
  if (locale.startsWith('en'))
    return `${size.toLocaleString(withLatinDigits(locale), digits)} ${english[unit]}`;
  return size.toLocaleString(withLatinDigits(locale), {
    ...digits,
    style: 'unit',
    unit: units[unit] ?? 'byte',
  });
}
