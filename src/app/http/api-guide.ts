import type { openApiDocument } from '../../lib/http/replies/openapi.ts';
import { keyAreas } from '../../features/api-keys/key-areas.ts';
import { areaLabels } from '../../features/api-keys/scope-labels.ts';
import { type Access, allows, mostOfKeys } from '../../lib/http/areas.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { publicPolicy } from './security-headers.ts';

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:2rem 1rem}h1{line-height:1.15}h2{margin-top:2.5rem;text-transform:capitalize}pre{white-space:pre-wrap;overflow-wrap:anywhere}details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.6rem 0}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem 1rem}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 7%,transparent)}summary code{min-width:20rem;overflow-wrap:anywhere}.who{opacity:.75}td{padding:.2rem 1rem .2rem 0;vertical-align:top}`;

/** By media type. */
type Content = Record<string, { schema: unknown }>;

interface Operation {
  summary: string;
  tags: string[];
  'x-who': string;
  'x-area'?: string;
  'x-access'?: Access;
  security?: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const who: Record<string, string> = {
  visitor: 'anybody',
  account: 'signed in',
  owner: 'owner',
  loopback: 'this machine',
};

/** The OpenAPI document as a readable page, without script. */
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
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference · Sitewright</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>API reference</h1><p>The host name determines the site. Bodies are JSON; unknown fields are refused. OpenAPI document: <a href="/api/openapi.json">openapi.json</a>.</p>${keys}${body}</main></body></html>`;
  },
};

const levels: readonly Access[] = ['read', 'write'];
const scopes = keyAreas
  .map((area) => {
    const names = levels
      .filter((level) => allows(mostOfKeys, area, level))
      .map((level) => `<code>${area}:${level}</code>`);
    return `<tr><td>${names.join(' ')}</td><td>${escapeHtml(areaLabels[area] ?? area)}</td></tr>`;
  })
  .join('');

/** How programs authenticate. */
const keys = `<h2 id="keys">API keys</h2><p>Owners create API keys in the admin under Settings, API keys. Send the key with each request, over HTTPS only. Anyone with the key can use it, so keep it on a server and never put it in a page.</p><pre>${escapeHtml(`curl https://your-site.example/api/orders?limit=10 \\
  -H "Authorization: Bearer sw_…"

curl -X PUT https://your-site.example/api/product/{id} \\
  -H "Authorization: Bearer sw_…" \\
  -H "Content-Type: application/json" \\
  -d '{"price": 31}'`)}</pre><p>A key opens its own site and the scopes it was given; writing is reading too. Without a scope a call answers 403 and names it; a key that is unknown, revoked or expired, or whose creator lacks the two-step verification that the site requires, 401; more than 600 calls a minute 429 with <code>Retry-After</code>. Cookies beside a key are not looked at. Calls for accounts, people, keys, webhooks, addresses and the end of the site are for no key.</p><table>${scopes}</table>`;

function entry(method: string, path: string, operation: Operation): string {
  const given = operation.parameters
    .map((each) => `${each.name}${each.required ? '' : '?'} (${each.in})`)
    .join(', ');
  const [status, reply] = Object.entries(operation.responses)[0] ?? ['', {}];
  const scope = operation.security?.some((way) => 'key' in way)
    ? ` · ${operation['x-area']}:${operation['x-access']}`
    : '';
  const shown = (content: Content | undefined) =>
    Object.entries(content ?? {})
      .map(([type, { schema }]) =>
        type === 'application/json'
          ? `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
          : `<pre>${escapeHtml(type)}${isBytes(schema) ? '' : `\n${escapeHtml(JSON.stringify(schema, null, 2))}`}</pre>`,
      )
      .join('');
  return `<details><summary><code>${method} ${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span><span class="who">${who[operation['x-who']] ?? ''}${scope}</span></summary>${given ? `<p>${escapeHtml(given)}</p>` : ''}${operation.requestBody ? `<p>Body</p>${shown(operation.requestBody.content)}` : ''}<p>Reply ${status}</p>${shown(reply.content)}</details>`;
}

const isBytes = (schema: unknown): boolean => (schema as { format?: string }).format === 'binary';
