import { createHash } from 'node:crypto';
import { frameOrigins } from '../../features/pages/embed-providers.ts';
import { framing } from '../../lib/http/replies/closed-policy.ts';
import { parseHost } from '../../lib/http/requests/host.ts';
import type { ExternalSources } from '../../lib/ui/screen.ts';

/** The policy of every reply. Pages and files replace it with their own. */
export const commonHeaders: Record<string, string> = {
  'content-security-policy': framing,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * The value of `Strict-Transport-Security`: a year. Subdomains are included only for the operator's own domains; owners may
 * serve something else without HTTPS under their domains.
 * @param host the request's `Host` header as received
 * @param own domains of the operator, lower case
 */
export function strictTransport(host: string | undefined, own: readonly string[]): string {
  const name = parseHost(host)?.host;
  const isOwn = name !== undefined && own.some((domain) => name === domain || name.endsWith(`.${domain}`));
  return isOwn ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

const shared = [
  "default-src 'none'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  framing,
];

/** Players and maps that visitors load on request, and owners' custom code (`code-frame.ts`), each in a sandbox. */
const frames = (external: ExternalSources | undefined) =>
  `frame-src 'self' ${[...frameOrigins, ...(external?.frames ?? [])].join(' ')}`;

const sources = (own: string, others: readonly string[] = []) => [own, ...others].join(' ');

/**
 * For public pages, which are cached: no inline script, and the one inline style by its hash.
 * @param external sources that this screen loads from other sites
 */
export function publicPolicy(style: string, external?: ExternalSources): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    ...shared,
    sources("script-src 'self'", external?.scripts),
    `style-src 'self' 'sha256-${hash}'`,
    sources("connect-src 'self'", external?.calls),
    frames(external),
  ].join('; ');
}

/** For the admin, which is never cached; its components write styles that carry the nonce. */
export function adminPolicy(nonce: string): string {
  return [
    ...shared,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
  ].join('; ');
}

/** The development server adds styles and its own socket. */
export const devPolicy = (external?: ExternalSources): string =>
  [
    ...shared,
    sources("script-src 'self' 'unsafe-inline'", external?.scripts),
    "style-src 'self' 'unsafe-inline'",
    sources("connect-src 'self' ws:", external?.calls),
    frames(external),
  ].join('; ');
