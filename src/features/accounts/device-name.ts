import type { Words } from '../../lib/messages/define.ts';
import type { en } from './messages/people/en.ts';

const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

const first = (table: readonly (readonly [RegExp, string])[], userAgent: string) =>
  table.find(([sign]) => sign.test(userAgent))?.[1];

/** A readable device name from a `User-Agent`: "Firefox on Windows". */
export function deviceName(userAgent: string, t: Pick<Words<typeof en>, 'device' | 'unknownDevice'>): string {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  if (browser && system) return t.device({ browser, system });
  return browser ?? system ?? t.unknownDevice;
}
