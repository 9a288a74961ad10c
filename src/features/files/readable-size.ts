const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A readable size, in steps of 1024: `1.4 GB`. */
export function readableSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1023.5 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit > 1 && size < 99.5 ? 1 : 0;
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit]}`;
}
