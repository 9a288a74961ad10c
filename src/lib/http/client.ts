import type { Client, Contract, RefusalOf } from './contract.ts';

/** The body of a refusal. */
export interface RefusedReply {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  current?: unknown;
}

/** A refusal as received in the browser. `fields` on `400`, `current` if its code declares it. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly current: unknown;

  constructor(
    status: number,
    sentence: string,
    { code = '', fields = {}, current }: Omit<RefusedReply, 'error'> = {},
  ) {
    super(sentence);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/** The error that a refused call throws. For a malformed field it has that field's message, without the path. */
export function refusedCall(status: number, reply: RefusedReply): CallError {
  const { error = '', code = '', fields = {} } = reply;
  const sentence = code === 'malformed' ? (Object.values(fields)[0] ?? error) : error;
  return new CallError(status, sentence, reply);
}

type Refused = Error & { code: string; current?: unknown; detail?: { current?: unknown } };

/**
 * The refusal of a call as its contract declares it, to switch on `code`; null for any other failure. It may come over
 * HTTP or, on the server, in-process.
 */
export function refusalOf<E>(error: unknown): RefusalOf<E> | null {
  if (!(error instanceof Error) || (error.name !== 'CallError' && error.name !== 'Refusal')) return null;
  const { code, current, detail } = error as Refused;
  return { code, current: detail ? detail.current : current } as RefusalOf<E>;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** The site of the document, as written by the server; undefined outside a browser. */
export const siteId = (): string | undefined => globalThis.document?.documentElement.dataset['website'];

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

/** Characters. Browsers refuse more than 64 kB of such requests at a time. */
const MOST_KEPT_ALIVE = 4_000;

/**
 * Sent with every call (spec.md section 7), including those that this client does not make. The admin asks for answers in its own
 * language, which need not be the browser’s.
 */
export function siteHeader(): Record<string, string> {
  const id = siteId();
  if (!id) return {};
  const isAdmin = location.pathname.startsWith('/admin');
  return { 'x-website-id': id, ...(isAdmin && { 'accept-language': document.documentElement.lang }) };
}

/**
 * The typed client of a contract; contracts are imported as types only, so no schema reaches the browser.
 * @param more headers for every call, such as an access key
 */
export function browserClient<C extends Contract>(more: Record<string, string> = {}): Client<C> {
  return ((call: string, input: Parts = {}) => send(call, input, more)) as Client<C>;
}

async function send(
  call: string,
  { params, query, body }: Parts,
  more: Record<string, string>,
): Promise<unknown> {
  const [method, template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value));
  const headers: Record<string, string> = { ...siteHeader(), ...more };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const text = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
      method: method ?? 'GET',
      headers,
      credentials: 'same-origin',
      // Sent even while the page unloads, such as a delete whose undo was still on offer.
      keepalive: method === 'DELETE' || (isHidden() && (text?.length ?? 0) < MOST_KEPT_ALIVE),
      ...(text === undefined ? {} : { body: text }),
    });
  } catch {
    // `sentenceOf` says it in the language of the page.
    throw new CallError(0, '');
  }
  if (response.status === 204) return undefined;
  const reply = (await response.json().catch(() => ({}))) as RefusedReply;
  if (response.ok) return reply;
  throw refusedCall(response.status, reply);
}
