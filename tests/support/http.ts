import { request as send, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  port: number;
  path: string;
  /** `demo.localhost`, with or without a port. Sent unchanged, so that odd values can be tested. */
  host?: string;
  method?: string;
  /** An object is sent as JSON; a string or bytes are sent unchanged. */
  body?: unknown;
  /** `name=value` pairs, or the `cookie` of a reply. */
  cookie?: string;
  headers?: Record<string, string | string[]>;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** @throws if the body is not JSON */
  json: () => unknown;
  /** The cookies that a browser would send back: `a=1; b=2`. */
  cookie: string;
}

const cookies = (set: string[] | undefined): string =>
  (set ?? []).map((line) => line.split(';')[0] ?? '').join('; ');

/** Sends one request on its own connection, with any `Host`, which `fetch` doesn't allow. */
export function request(asked: Asked): Promise<Answered> {
  const { port, path, host, method = 'GET', body, cookie } = asked;
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined ? undefined : raw ? body : JSON.stringify(body);
  const headers = {
    host: host ?? `localhost:${port}`,
    ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
    ...(payload === undefined || raw ? {} : { 'content-type': 'application/json' }),
    ...(cookie ? { cookie } : {}),
    ...asked.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
          cookie: cookies(incoming.headers['set-cookie']),
        });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}

/** The network address of the nth visitor, for `X-Forwarded-For`. Limits count each as its own network. */
export const visitorAddress = (n: number): string => `2001:db8:0:${n.toString(16)}::1`;
