import { createHash } from 'node:crypto';
import { frameOrigins } from '../features/pages/embed-providers.ts';

/** Every reply's. The page's own policy comes on top. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'x-frame-options': 'SAMEORIGIN',
};

/** Sent over HTTPS only. */
export const strictTransport = 'max-age=31536000';

const shared = [
  "default-src 'none'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

/** Players and maps that visitors load themselves, each in a sandbox. */
const frames = `frame-src ${frameOrigins.join(' ')}`;

/** For public pages, which are cached: no inline script at all, and the one inline style by its hash. */
export function publicPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    ...shared,
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "connect-src 'self'",
    frames,
  ].join('; ');
}

/** For the admin, which is never cached; its components write styles of their own, marked with the nonce. */
export function adminPolicy(nonce: string): string {
  return [
    ...shared,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
  ].join('; ');
}

/** The development server adds styles and a socket of its own. */
export const devPolicy = [
  ...shared,
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
  `${frames} 'self'`,
].join('; ');
