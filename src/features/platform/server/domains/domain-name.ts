import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import type * as Tldts from 'tldts';
import { invalid, type Refusal } from '../../../../lib/errors.ts';
import { isHostName } from '../../../../lib/http/requests/host.ts';

const load = createRequire(import.meta.url);
/** Loaded with the first domain: it holds the endings of all the world. */
const partsOf = (host: string) => (load('tldts') as typeof Tldts).parse(host, { allowPrivateDomains: true });

export interface PlatformNames {
  /** The platform's own host. */
  host: string;
  /** What the sites' addresses end with. */
  parent: string;
}

/** Names that no name server of the internet answers for (RFC 6761, RFC 6762, RFC 7686). */
const NEVER = ['localhost', 'local', 'invalid', 'onion', 'arpa', 'internal'];
const MOST_LETTERS = 253;
// The proof stands at a longer name, which has to fit too.
const PROOF_LETTERS = '_sitewright.'.length;

const refuse = (sentence: string): Refusal => invalid(sentence, { host: sentence });

/**
 * What somebody typed as their own domain, as it is kept: lower case, punycode. A scheme before it and a path after it are
 * left out, and so is one dot at the end.
 * @throws `400` with a sentence for everything that can be nobody's domain
 */
export function readDomain(typed: string, platform: PlatformNames): string {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '');
  if (bare === '') throw refuse('Enter a domain like www.your-site.com.');
  if (bare.includes('*')) throw refuse('Add each domain separately. Wildcards (*) aren’t supported.');
  if (bare.includes('@'))
    throw refuse('This looks like an email address. Enter only the part after the @, if it’s yours.');
  if (bare.startsWith('[') || isIP(bare) === 6) throw refuse(NUMBERS);
  if (/:\d*$/.test(bare)) throw refuse('Leave out the port (the number after the colon).');
  if (bare.includes('_'))
    throw refuse('Domains can’t contain an underscore (_). Use letters, digits and hyphens.');
  const host = hostIn(bare);
  if (/^\d+(\.\d+){3}$/.test(host)) throw refuse(NUMBERS);
  refuseLong(host);
  const text = domainToUnicode(host);
  // What cannot be read as letters stays as it was.
  if (!isHostName(host) || domainToASCII(text) !== host || /(^|\.)xn--/.test(text))
    throw refuse('Enter a domain with letters, digits and hyphens, like www.your-site.com.');
  refuseOthers(host, platform);
  return host;
}

const NUMBERS = 'Enter a domain like www.your-site.com. IP addresses aren’t supported.';

/** By the rules of browsers: full-width letters, other dots and capitals become what a browser would ask for. */
function hostIn(bare: string): string {
  const unreadable = /[\s%\\<>^|"{}]/.test(bare);
  const host = unreadable ? '' : (URL.parse(`http://${bare}/`)?.hostname ?? '');
  if (host === '') throw refuse('Enter a domain with letters, digits and hyphens, like www.your-site.com.');
  return host.replace(/\.$/, '');
}

function refuseLong(host: string): void {
  if (host.split('.').some((label) => label.length > 63))
    throw refuse('This domain is too long. Each part between dots can have up to 63 characters.');
  if (host.length > MOST_LETTERS - PROOF_LETTERS)
    throw refuse('This domain is too long. Use at most 240 characters.');
}

function refuseOthers(host: string, platform: PlatformNames): void {
  const under = (name: string) => host === name || host.endsWith(`.${name}`);
  if (under('localhost')) throw refuse('localhost only works on this computer. Enter your own domain.');
  if (under(platform.host) || under(platform.parent))
    throw refuse('This domain belongs to the platform. Enter your own domain.');
  if (NEVER.some(under))
    throw refuse('Visitors can’t reach this domain because its ending is reserved for local networks.');
  const { publicSuffix, domain } = partsOf(host);
  if (domain === null)
    throw refuse(
      `${domainToUnicode(publicSuffix ?? host)} is shared by many people. Enter your full domain.`,
    );
}

/** The part that its owner bought: `example.co.uk` of `shop.example.co.uk`. */
export const zoneOf = (host: string): string => partsOf(host).domain ?? host;

/** Only for people to read; a name that mixes scripts stays in its safe form. */
export function readableDomain(host: string): string {
  const text = domainToUnicode(host);
  const scripts = ['Latin', 'Cyrillic', 'Greek'].filter((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text.slice(0, text.lastIndexOf('.'))),
  );
  return scripts.length > 1 || looksLatin.test(text) ? host : text;
}

// Labels wholly of letters that are drawn like Latin ones, in another script.
const looksLatin = /(^|\.)[аеорсухіјѕԁԛԝһӏοαυνκ-]+(\.|$)/u;
