import { isVariant } from './variant-names.ts';
import { fileTypes } from './file-types.ts';

const MOST_CHARACTERS = 200;
const MOST_IN_ADDRESS = 80;

// Control characters and those that change the writing direction, so that `gpj.exe` reads as `exe.jpg`.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The extension, in lower case; empty if there is none. */
export const endingOf = (name: string): string =>
  /[^.]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Makes a received name harmless: no path, no invisible characters, at most 200 characters, with an extension
 * that matches the type.
 */
export function cleanName(sent: string, type: string): string {
  const whole = sent
    .normalize('NFC')
    .replace(unseen, '')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { endings } = fileTypes[type] ?? { endings: ['bin'] as const };
  const ending = endingOf(whole);
  const known = (endings as readonly string[]).includes(ending);
  const bare = known || ending in endingsOfMedia ? whole.slice(0, -(ending.length + 1)) : whole;
  const last = known ? ending : endings[0];
  const stem = Array.from(bare.trim() || 'file').slice(0, MOST_CHARACTERS - last.length - 1);
  // Counted as PostgreSQL counts, in code points; cut between them.
  return `${stem.join('').trim() || 'file'}.${last}`;
}

/** Extensions that describe the content, and would be wrong beside another. */
const endingsOfMedia: Record<string, true> = Object.fromEntries(
  Object.values(fileTypes)
    .flatMap(({ endings }) => endings)
    .concat('htm', 'html', 'js', 'mjs', 'xml', 'exe', 'php')
    .map((ending) => [ending, true as const]),
);

/** The last segment of a file's address: letters, digits, dots and hyphens. */
export function nameInAddress(name: string): string {
  const ending = endingOf(name);
  const stem = name
    .slice(0, ending ? -(ending.length + 1) : undefined)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST_IN_ADDRESS)
    .replace(/-+$/, '');
  const made = `${stem || 'file'}${ending ? `.${ending}` : ''}`;
  return isVariant(made) ? `file-${made}` : made;
}
