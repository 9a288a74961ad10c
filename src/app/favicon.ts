import type { FastifyReply, FastifyRequest } from 'fastify';
import { readablePartner } from '../lib/colour.ts';
import { escapeHtml } from './document.ts';

/** The site's first letter on its own colour, until its owner gives a picture. */
export function favicon(request: FastifyRequest, reply: FastifyReply) {
  const website = request.arrival.found?.known.website;
  const letter = [...(website?.name ?? 'S')][0] ?? 'S';
  const ground = website?.colours.link ?? '#1f3a44';
  const ink = readablePartner(ground, '#ffffff');
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=3600')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" text-anchor="middle" fill="${ink}">${escapeHtml(letter.toUpperCase())}</text></svg>`,
    );
}
