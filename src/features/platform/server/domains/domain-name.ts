import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { invalid, type Refusal } from '../../../../lib/errors.ts';
import { isHostName } from '../../../../lib/http/host.ts';

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
 * What somebody typed as a domain of their own, as it is kept: lower case, punycode. A scheme before it and a path after it are
 * left out, and so is one dot at the end.
 * @throws `400` with a sentence for everything that can be nobody's domain
 */
export function readDomain(typed: string, platform: PlatformNames): string {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '');
  if (bare === '') throw refuse('Enter an address like www.your-site.com.');
  if (bare.includes('*')) throw refuse('Please add each address by itself; * stands for none here.');
  if (bare.includes('@'))
    throw refuse('That looks like an email address. Please give the part after the @, if it is yours.');
  if (bare.startsWith('[') || isIP(bare) === 6) throw refuse(NUMBERS);
  if (/:\d*$/.test(bare)) throw refuse('Please leave out the port, which is the number after the colon.');
  if (bare.includes('_'))
    throw refuse('A website’s address cannot hold an underscore (_). Letters, digits and hyphens can.');
  const host = hostIn(bare);
  if (/^\d+(\.\d+){3}$/.test(host)) throw refuse(NUMBERS);
  refuseLong(host);
  const text = domainToUnicode(host);
  // What cannot be read as letters stays as it was.
  if (!isHostName(host) || domainToASCII(text) !== host || /(^|\.)xn--/.test(text))
    throw refuse('This is no address. Please give letters, digits and hyphens, such as www.your-site.com.');
  refuseOthers(host, platform);
  return host;
}

const NUMBERS = 'Enter a name like www.your-site.com. An address of numbers cannot be proven yours.';

/** By the rules of browsers: full-width letters, other dots and capitals become what a browser would ask for. */
function hostIn(bare: string): string {
  const unreadable = /[\s%\\<>^|"{}]/.test(bare);
  const host = unreadable ? '' : (URL.parse(`http://${bare}/`)?.hostname ?? '');
  if (host === '')
    throw refuse('This is no address. Please give letters, digits and hyphens, such as www.your-site.com.');
  return host.replace(/\.$/, '');
}

function refuseLong(host: string): void {
  if (host.split('.').some((label) => label.length > 63))
    throw refuse('This address is too long: no part between two dots may have more than 63 letters.');
  if (host.length > MOST_LETTERS - PROOF_LETTERS)
    throw refuse('This address is too long: at most 240 letters in all.');
}

function refuseOthers(host: string, platform: PlatformNames): void {
  const under = (name: string) => host === name || host.endsWith(`.${name}`);
  if (under('localhost'))
    throw refuse('localhost is this computer’s name for itself. Please give a domain of your own.');
  if (under(platform.host) || under(platform.parent))
    throw refuse('This address belongs to the platform. Please give a domain of your own.');
  if (NEVER.some(under)) throw refuse('No visitor could reach this address: its ending is for local use.');
  const { publicSuffix, domain } = parse(host, { allowPrivateDomains: true });
  if (domain === null)
    throw refuse(
      `Many people have addresses under ${domainToUnicode(publicSuffix ?? host)}, so that it can be nobody’s own. Please give a whole domain.`,
    );
}

/** The part that its owner bought: `example.co.uk` of `shop.example.co.uk`. */
export const zoneOf = (host: string): string => parse(host, { allowPrivateDomains: true }).domain ?? host;

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
