import type { openApiDocument } from '../lib/http/openapi.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { publicPolicy } from './security-headers.ts';

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:2rem 1rem}h1{line-height:1.15}h2{margin-top:2.5rem;text-transform:capitalize}details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.6rem 0}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem 1rem}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 7%,transparent)}summary code{min-width:20rem;overflow-wrap:anywhere}.who{opacity:.75}`;

interface Operation {
  summary: string;
  tags: string[];
  'x-who': string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: unknown } } };
  responses: Record<string, { content?: { 'application/json': { schema: unknown } } }>;
}

const who: Record<string, string> = {
  visitor: 'anybody',
  account: 'signed in',
  owner: 'owner',
  loopback: 'this machine',
};

/** The OpenAPI document as a page that people can read, without script. */
export const apiGuide = {
  headers: { 'content-security-policy': publicPolicy(style), 'cache-control': 'public, max-age=300' },
  page(document: ReturnType<typeof openApiDocument>): string {
    const groups = new Map<string, string[]>();
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, described] of Object.entries(methods)) {
        const operation = described as Operation;
        const group = operation.tags[0] ?? 'site';
        groups.set(group, [...(groups.get(group) ?? []), entry(method.toUpperCase(), path, operation)]);
      }
    const body = [...groups]
      .map(([name, entries]) => `<h2>${escapeHtml(name)}</h2>${entries.join('')}`)
      .join('');
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls · Sitewright</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>Calls</h1><p>The host decides which site a call is about. Bodies are JSON; unknown fields are refused. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>${body}</main></body></html>`;
  },
};

function entry(method: string, path: string, operation: Operation): string {
  const given = operation.parameters
    .map((each) => `${each.name}${each.required ? '' : '?'} (${each.in})`)
    .join(', ');
  const body = operation.requestBody?.content['application/json'].schema;
  const [status, reply] = Object.entries(operation.responses)[0] ?? ['', {}];
  const shown = (schema: unknown) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
  return `<details><summary><code>${method} ${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span><span class="who">${who[operation['x-who']] ?? ''}</span></summary>${given ? `<p>${escapeHtml(given)}</p>` : ''}${body ? `<p>Body</p>${shown(body)}` : ''}<p>Reply ${status}</p>${reply.content ? shown(reply.content['application/json'].schema) : ''}</details>`;
}
