import { escapeHtml } from '../../lib/escape-html.ts';

/** A page as it was kept, with a line above it that says so. */
export async function withNotice(kept: Response): Promise<Response> {
  const html = await kept.text();
  const notice = '<p class="offline-notice" role="status">You’re offline. This page may be out of date.</p>';
  return new Response(
    html.replace(/<body[^>]*>/, (body) => `${body}${notice}`),
    {
      status: kept.status,
      headers: kept.headers,
    },
  );
}

const style =
  ':root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}body{margin:0;min-height:100svh;display:grid;place-items:center}main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}';

/** For a page that was never seen here. */
export const offlinePage = (address: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>You’re offline</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>You’re offline</h1><p>This page isn’t available offline. You can still read pages you’ve already visited.</p><p><a href="${escapeHtml(address)}">Try again</a></p></main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
