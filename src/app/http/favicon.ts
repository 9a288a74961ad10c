import type { FastifyReply } from 'fastify';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { readablePartner } from '../../lib/theme/colour.ts';
import { notFound } from '../../lib/errors.ts';
import { drawingPolicy } from '../../lib/http/replies/closed-policy.ts';
import { type iconVariants, signOf } from '../../lib/content/pictures.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

/** Paths that browsers, phones and other programs request by convention; → the variant of the brand's icon. */
export const iconPaths = {
  '/favicon.ico': 'favicon.ico',
  '/favicon.svg': 'icon-192.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
  '/icons/192.png': 'icon-192.png',
  '/icons/512.png': 'icon-512.png',
  '/icons/maskable.png': 'maskable-512.png',
} as const satisfies Record<string, keyof typeof iconVariants>;

const AN_HOUR = 'public, max-age=3600';

/**
 * Redirects to an image made from the site's icon. A site without an icon shows its first letter on its colour.
 * @returns the body of the reply
 */
export function favicon(
  site: KnownSite | undefined,
  reply: FastifyReply,
  path: keyof typeof iconPaths,
): string {
  const website = site?.website;
  const icon = website?.brand.icon;
  reply.header('cache-control', AN_HOUR);
  if (icon) {
    reply.code(302).header('location', signOf(icon.src, iconPaths[path]) ?? icon.src);
    return '';
  }
  // Clients that want a bitmap can't use a drawing.
  if (path.endsWith('.png')) throw notFound();
  const letter = [...(website?.name ?? 'S')][0] ?? 'S';
  const ground = website?.colours.link ?? '#1f3a44';
  const ink = readablePartner(ground, '#ffffff');
  reply.type('image/svg+xml').header('content-security-policy', drawingPolicy);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" text-anchor="middle" fill="${ink}">${escapeHtml(letter.toUpperCase())}</text></svg>`;
}
