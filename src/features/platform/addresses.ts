import { latinLetters } from '../../lib/values/slug.ts';

const LEAST = 3;
/** Shorter than a DNS label may be, so that it can be read out on the phone. */
const MOST = 40;

/** Names that could be mistaken for the platform’s, or that programs look up under any domain. */
export const reservedAddresses: readonly string[] = `
  www web app apps api admin administrator root internal system server platform sitewright demo
  account accounts login signin sign-in signup sign-up auth sso oauth password secure security
  verify billing pay payment payments checkout bank wallet invoice support help helpdesk status
  official team staff mail email webmail smtp imap pop pop3 mx1 mx2 autoconfig autodiscover ns1
  ns2 ns3 ns4 dns ftp sftp ssh vpn proxy wpad isatap localhost localdomain broadcasthost cdn
  static assets files img images media download postmaster hostmaster webmaster abuse noreply
  no-reply info example test dev staging beta docs legal privacy terms imprint blog news press
`
  .trim()
  .split(/\s+/);

/**
 * Lower-case letters, digits and single hyphens; `''` if a name has no usable letter.
 * @param language of the creator
 */
export const addressFrom = (name: string, language: string): string =>
  latinLetters(name, language)
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MOST)
    .replace(/-+$/, '');

export type ReadAddress = { label: string } | { label: string; fault: string };

/** A typed address under `parent`, with or without it. */
export function readAddress(typed: string, parent: string): ReadAddress {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/, '')
    .replace(/\.$/, '');
  const label = bare.endsWith(`.${parent}`) ? bare.slice(0, -parent.length - 1) : bare;
  const fault = faultOf(label);
  return fault === null ? { label } : { label, fault };
}

function faultOf(label: string): string | null {
  if (label === '') return 'Enter an address like clay-room.';
  if (label.length > MOST) return `Use at most ${MOST} characters.`;
  if (!/^[a-z0-9-]+$/.test(label))
    return 'Use letters from a to z, digits and hyphens only. Spaces, dots and accents aren’t allowed.';
  if (label.startsWith('-') || label.endsWith('-')) return 'Start and end with a letter or digit.';
  // Punycode has two hyphens, so an address with two could be mistaken for it.
  if (label.includes('--')) return 'Use only one hyphen in a row.';
  if (label.length < LEAST) return `Use at least ${LEAST} characters.`;
  if (/^[0-9-]+$/.test(label)) return 'Use at least one letter.';
  return null;
}

/** Alternatives if `label` is not available, best first. */
export function otherAddresses(label: string): string[] {
  const base = addressFrom(label, 'en').replace(/-\d+$/, '');
  if (base === '') return [];
  return [
    `${base}-site`,
    `my-${base}`,
    `${base}-online`,
    `the-${base}`,
    `${base}-home`,
    `hello-${base}`,
    `${base}-2`,
    `${base}-3`,
  ]
    .map((other) => other.slice(0, MOST).replace(/-+$/, ''))
    .filter((other) => faultOf(other) === null && other !== label);
}
