import type { FastifyReply } from 'fastify';
import { framing } from '../../lib/http/replies/closed-policy.ts';

/**
 * The sandbox is part of the policy, so it applies however the document is opened: the code has no origin, and therefore
 * no cookies, no storage and no access to the page. It may load anything from other sites.
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src https: 'unsafe-inline' 'unsafe-eval'",
  "style-src https: 'unsafe-inline'",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: data: blob:',
  'connect-src https:',
  'frame-src https:',
  'form-action https:',
  "base-uri 'none'",
  framing,
].join('; ');

/** Waits for the code from the surrounding page, which cannot belong to another site; the address contains no code. */
const frame = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><script>
addEventListener('message', function take({ source, data }) {
  if (parent === self || source !== parent || typeof data !== 'string') return;
  removeEventListener('message', take);
  document.open();
  document.write(data);
  document.close();
});
</script>`;

export const sendCodeFrame = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=3600',
    })
    .send(frame);
