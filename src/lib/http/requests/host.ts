import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/**
 * Parses a `Host` header strictly: one value of letters, digits, dots and hyphens with an optional port, or a bracketed
 * IPv6 address. Case, port and one trailing dot do not affect which site it names.
 * @returns `null` for everything else, which is answered with `400`
 */
export function parseHost(header: string | undefined): { host: string; port: string } | null {
  if (!header || header.length > 261) return null;
  const parts = /^(?:([a-z0-9.-]{1,254})|(\[[0-9a-f:.]{2,45}\]))(?::(\d{1,5}))?$/i.exec(header);
  if (!parts) return null;
  const name = parts[1] ?? parts[2] ?? '';
  const host = name.toLowerCase().replace(/\.$/, '');
  if (parts[1] ? !isHostName(host) : !isIPv6(host.slice(1, -1))) return null;
  const port = parts[3] ?? '';
  if (port && Number(port) > 65_535) return null;
  return { host, port };
}

/** A lower-case host name: labels of 1 to 63 characters that neither begin nor end with a hyphen. */
export function isHostName(host: string): boolean {
  return (
    host.length <= 253 && host.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  );
}

/** A typed host in its stored form: lower case, punycode, without scheme, path or port; or `null`. */
export function canonicalHost(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/:].*$/, '')
    .replace(/\.$/, '');
  const host = domainToASCII(bare.toLowerCase());
  // `1234` would become 0.0.4.210.
  if (isIPv4(host) && host !== bare) return null;
  return host && isHostName(host) ? host : null;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The bare loopback names, which show the demo site unless another site has them. */
export function isLoopbackName(host: string): boolean {
  return loopback.has(host);
}

/** A host on a private network: a loopback name or address, or a name that isn't routed. May have a port. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return isLoopbackName(name) || /(^|\.)(localhost|local)$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name);
}

/** `Host` may occur only once; Node silently keeps the first of several. */
export function singleHostHeader(rawHeaders: readonly string[]): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') {
      if (found !== undefined) return undefined;
      found = rawHeaders[index + 1];
    }
  }
  return found;
}
