import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import type * as Tldts from 'tldts';
import { invalid, type Refusal } from '../../../../lib/errors.ts';
import { isHostName } from '../../../../lib/http/requests/host.ts';
import { staffWords } from './staff-words.ts';

const load = createRequire(import.meta.url);
/** Loaded with the first domain: it holds the endings of all the world. */
const partsOf = (host: string) => (load('tldts') as typeof Tldts).parse(host, { allowPrivateDomains: true });

export interface PlatformNames {
  /** The platform's own host. */
  host: string;
  /** The suffix of site addresses. */
  parent: string;
}

/** Names that public DNS does not serve (RFC 6761, RFC 6762, RFC 7686). */
const NEVER = ['localhost', 'local', 'invalid', 'onion', 'arpa', 'internal'];
const MOST_LETTERS = 253;
// The record for verification has a longer name, which has to fit too.
const PROOF_LETTERS = '_sitewright.'.length;

const refuse = (sentence: string): Refusal => invalid(sentence, { host: sentence });

/**
 * A typed domain in its stored form: lower case, punycode. A scheme, a path, and one trailing dot are
 * removed.
 * @throws `400` with a message for anything that can't be a public domain
 */
export function readDomain(typed: string, platform: PlatformNames): string {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '');
  if (bare === '') throw refuse(staffWords().enterDomain);
  if (bare.includes('*')) throw refuse(staffWords().noWildcards);
  if (bare.includes('@')) throw refuse(staffWords().looksLikeEmail);
  if (bare.startsWith('[') || isIP(bare) === 6) throw refuse(staffWords().noIpAddresses);
  if (/:\d*$/.test(bare)) throw refuse(staffWords().leaveOutPort);
  if (bare.includes('_')) throw refuse(staffWords().noUnderscores);
  const host = hostIn(bare);
  if (/^\d+(\.\d+){3}$/.test(host)) throw refuse(staffWords().noIpAddresses);
  refuseLong(host);
  const text = domainToUnicode(host);
  // A name that cannot be decoded stays as it was.
  if (!isHostName(host) || domainToASCII(text) !== host || /(^|\.)xn--/.test(text))
    throw refuse(staffWords().lettersAndDigits);
  refuseOthers(host, platform);
  return host;
}

/** Follows the browsers' rules: full-width letters, other dots and capitals become what a browser would request. */
function hostIn(bare: string): string {
  const unreadable = /[\s%\\<>^|"{}]/.test(bare);
  const host = unreadable ? '' : (URL.parse(`http://${bare}/`)?.hostname ?? '');
  if (host === '') throw refuse(staffWords().lettersAndDigits);
  return host.replace(/\.$/, '');
}

function refuseLong(host: string): void {
  if (host.split('.').some((label) => label.length > 63)) throw refuse(staffWords().longPart);
  if (host.length > MOST_LETTERS - PROOF_LETTERS) throw refuse(staffWords().longDomain);
}

function refuseOthers(host: string, platform: PlatformNames): void {
  const under = (name: string) => host === name || host.endsWith(`.${name}`);
  if (under('localhost')) throw refuse(staffWords().localhostOnly);
  if (under(platform.host) || under(platform.parent)) throw refuse(staffWords().ofThePlatform);
  if (NEVER.some(under)) throw refuse(staffWords().localEnding);
  const { publicSuffix, domain } = partsOf(host);
  if (domain === null)
    throw refuse(staffWords().sharedDomain({ host: domainToUnicode(publicSuffix ?? host) }));
}

/** The registrable domain: `example.co.uk` of `shop.example.co.uk`. */
export const zoneOf = (host: string): string => partsOf(host).domain ?? host;

/** For display only; a name that mixes scripts stays in punycode. */
export function readableDomain(host: string): string {
  const text = domainToUnicode(host);
  const scripts = ['Latin', 'Cyrillic', 'Greek'].filter((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text.slice(0, text.lastIndexOf('.'))),
  );
  return scripts.length > 1 || looksLatin.test(text) ? host : text;
}

// Labels made only of letters that look like Latin ones, in another script.
const looksLatin = /(^|\.)[аеорсухіјѕԁԛԝһӏοαυνκ-]+(\.|$)/u;
