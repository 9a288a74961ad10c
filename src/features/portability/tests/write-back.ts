import type { z } from 'zod';
import type { Call } from '../../../lib/http/contract.ts';
import type { Operation } from '../../../lib/http/handlers.ts';
import { samples } from '../../../../tests/support/samples/samples.ts';
import type { Answered } from '../../../../tests/support/http.ts';
import type { MarkedSite } from '../../../../tests/support/two-sites.ts';

type Body = Record<string, unknown>;

/** Calls that change something, with the calls that read the same values. */
const pairs: [put: Call, get: Call, body?: (reply: Body) => unknown][] = [
  ['PUT /api/website', 'GET /api/website', (settings) => ({ settings })],
  [
    'PUT /api/website/brand/draft',
    'GET /api/website/brand',
    ({ draft, published }) => ({ branding: draft ?? published }),
  ],
  ['PUT /api/menus', 'GET /api/menus', withoutNulls],
  ['PUT /api/page/{id}', 'GET /api/page'],
  ['PUT /api/redirect/{id}', 'GET /api/redirects', withTarget],
  ['PUT /api/wording', 'GET /api/wording', withChangedTexts],
  ['PUT /api/style/{id}', 'GET /api/styles'],
  ['PUT /api/form/{id}', 'GET /api/form/{id}'],
  ['PUT /api/email/{id}', 'GET /api/emails'],
  ['PUT /api/email-settings', 'GET /api/email-settings'],
  ['PUT /api/messages/settings', 'GET /api/messages/settings'],
  ['PUT /api/file/{id}', 'GET /api/file/{id}', ({ _id, name, folder, alt }) => ({ _id, name, folder, alt })],
  ['PUT /api/shop/settings', 'GET /api/shop/settings'],
  ['PUT /api/product/{id}', 'GET /api/product/{id}'],
  ['PUT /api/collection/{id}', 'GET /api/collections'],
  ['PUT /api/discount/{id}', 'GET /api/discount/{id}'],
  ['PUT /api/service/{id}', 'GET /api/service/{id}'],
  ['PUT /api/resource/{id}', 'GET /api/resources'],
  ['PUT /api/audio/track/{id}', 'GET /api/audio/tracks'],
  ['PUT /api/analytics/settings', 'GET /api/analytics/settings'],
  ['PUT /api/account-details/{id}', 'GET /api/account-details/{id}'],
  ['PUT /api/cart', 'GET /api/cart'],
];

/** A redirect leads to a page or an address; the reply has an address in both cases. */
function withTarget({ page, to, ...rest }: Body): Body {
  return page ? { ...rest, page: (page as { _id: string })._id } : { ...rest, to };
}

/** Without changed texts, resets one. */
function withChangedTexts({ language, areas }: Body): Body {
  const changes = (areas as { area: string; messages: { key: string; words: string | null }[] }[]).flatMap(
    ({ area, messages }) =>
      messages.filter(({ words }) => words !== null).map(({ key, words }) => ({ area, key, words })),
  );
  return {
    language,
    changes: changes.length > 0 ? changes : [{ area: 'orders.cart', key: 'yourCartIsEmpty', words: null }],
  };
}

/** Menu entries without a link are read with `null`, and written without it. */
function withoutNulls(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(withoutNulls);
  if (typeof given !== 'object' || given === null) return given;
  const entries = Object.entries(given).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutNulls(value)]));
}

const asItIs = (reply: Body): unknown => reply;

type Ask = (method: string, path: string, by: 'owner' | 'customer', body?: unknown) => Promise<Answered>;

/**
 * Reads what an import has stored and sends it back unchanged. Calls accept again what they could have stored.
 * @returns for each call, `ok` or the refusal
 */
export async function writeBack(
  operations: readonly Operation[],
  site: MarkedSite,
  ask: Ask,
): Promise<Map<Call, string>> {
  const said = new Map<Call, string>();
  for (const [put, get, bodyOf = asItIs] of pairs) {
    const { endpoint } = operations.find(({ call }) => call === put) ?? {};
    if (!endpoint?.body) throw new Error(`${put} is gone.`);
    const by = put === 'PUT /api/cart' ? 'customer' : 'owner';
    const { params = {}, query = {} } = samples[get]?.input(site) ?? {};
    const from = `${filled(get, params)}?${String(new URLSearchParams(query))}`;
    const reply = await ask('GET', from, by);
    // A private site asks customers for its password.
    if (by === 'customer' && reply.status === 403 && /private|open yet/.test(reply.text)) continue;
    if (reply.status !== 200) {
      said.set(put, `${get} says ${reply.status} ${reply.text.slice(0, 200)}`);
      continue;
    }
    said.set(put, 'ok');
    for (const one of ([reply.json()].flat() as Body[]).slice(0, 10)) {
      const { version: _, ...body } = fitted(endpoint.body, bodyOf(one)) as Body;
      const answer = await ask('PUT', filled(put, { id: one['_id'] as string }), by, body);
      if (answer.status >= 300) said.set(put, `${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }
  return said;
}

const filled = (call: string, params: Record<string, string>) =>
  call
    .replace(/^\w+ /, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'));

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
}

/** The part of a value that a shape has: replies have more fields than requests. */
function fitted(shape: z.ZodType, value: unknown): unknown {
  const { def } = (shape as unknown as { _zod: { def: Definition } })._zod;
  const inner = def.innerType ?? def.in;
  if (inner) return fitted(inner, value);
  if (Array.isArray(value))
    return def.element ? value.map((each) => fitted(def.element as z.ZodType, each)) : value;
  if (typeof value !== 'object' || value === null || !def.shape) return value;
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, below]) =>
      name in value ? [[name, fitted(below, (value as Body)[name])]] : [],
    ),
  );
}
