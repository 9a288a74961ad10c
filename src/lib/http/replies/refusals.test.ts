import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { request } from '../../../../tests/support/http.ts';
import { readConfig } from '../../../app/config.ts';
import { openLog } from '../../log.ts';
import {
  conflict,
  forbidden,
  invalid,
  malformed,
  notFound,
  staleVersion,
  tooLarge,
  tooMany,
  unauthenticated,
  wrongType,
} from '../../errors.ts';
import { answerErrors, refuseForeignOrigin } from '../adapter.ts';
import { logRefusal, REFUSALS_A_MINUTE } from './refusal-log.ts';
import { toRefusal } from './refusals.ts';
import type { RequestContext } from '../requests/request-context.ts';

const log: string[] = [];
const stream = new Writable({
  write: (line, _encoding, done) => {
    log.push(String(line));
    done();
  },
});

/** A server with one route that throws. */
async function reply(thrown: unknown) {
  log.length = 0;
  const server = Fastify({ logger: { level: 'warn', stream } });
  answerErrors(server);
  server.get('/', async () => {
    throw thrown;
  });
  const answer = await server.inject('/');
  await server.close();
  return {
    status: answer.statusCode,
    body: answer.json<Record<string, unknown>>(),
    headers: answer.headers,
  };
}

test('the unexpected replies with an id that stands in the log, and nothing of its own', async () => {
  const error = new Error('select * from accounts where password_hash = $1');
  const { status, body, headers } = await reply(error);
  expect(status).toBe(500);
  expect(Object.keys(body)).toEqual(['error', 'code']);
  expect(body['code']).toBe('unexpected');
  const id = /[0-9a-f-]{36}/.exec(String(body['error']))?.[0];
  expect(body['error']).not.toMatch(/select|accounts|Error/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(log.join('')).toContain(id);
  expect(log.join('')).toContain('password_hash');
});

test('whoever asks for a page gets the sentence as a page, and a call never does', async () => {
  const server = Fastify();
  answerErrors(server, (sentence) => ({
    html: `<p>${sentence}</p>`,
    headers: { 'content-type': 'text/html' },
  }));
  const refuse = async () => {
    throw tooMany('Slowly.', 3);
  };
  server.get('/', refuse);
  server.get('/api/a', refuse);
  const headers = { accept: 'text/html,*/*' };
  const shown = await server.inject({ url: '/', headers });
  expect(shown).toMatchObject({ statusCode: 429, body: '<p>Slowly.</p>' });
  expect(shown.headers['retry-after']).toBe('3');
  expect((await server.inject({ url: '/api/a', headers })).json()).toEqual({
    error: 'Slowly.',
    code: 'too-many',
  });
  await server.close();
});

describe('in the log', () => {
  const lines = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);

  /** A server that refuses each call as its body says. */
  async function refusing(thrown: readonly Error[], at = '/api/thing/secret-key') {
    const logController = new LogController({ disableRequestLogging: true });
    const loggerInstance: FastifyBaseLogger = openLog(readConfig({}, []).logLevel, stream);
    const server = Fastify({ loggerInstance, logController });
    answerErrors(server);
    const rest = [...thrown];
    server.post('/api/thing/:id', async () => {
      throw rest.shift() ?? new Error('nothing is left');
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    log.length = 0;
    // Over the network: what is too large is read to its end, on a real connection.
    for (const _ of thrown)
      await request({ port, host: 'one.test', method: 'POST', path: at, body: { word: 'opensesame' } });
    await server.close();
  }

  test('a refusal names its call, its site and where it came from, and nothing that was sent', async () => {
    const refusals = [
      invalid('No.'),
      unauthenticated('No.'),
      forbidden('No.'),
      tooLarge('No.'),
      wrongType('No.'),
      tooMany('No.', 3),
    ];
    await refusing(refusals);
    const refused = {
      route: '/api/thing/:id',
      method: 'POST',
      host: 'one.test',
      address: '127.0.0.1',
      msg: 'refused',
    };
    expect(lines()).toEqual(
      [400, 401, 403, 413, 415, 429].map(
        (status) => expect.objectContaining({ ...refused, status }) as unknown,
      ),
    );
    expect(log.join('')).not.toMatch(/secret-key|opensesame/);
  });

  test('what is not there is nobody’s attack', async () => {
    await refusing([notFound(), conflict('No.')]);
    expect(log).toEqual([]);
  });

  test('behind a proxy, the site is the one that the visitor asked for', () => {
    log.length = 0;
    const sent = {
      log: openLog('warn', stream),
      method: 'POST',
      url: '/account?returnTo=%2Fshop',
      routeOptions: { url: '/*' },
      raw: { socket: {} },
      headers: { host: '10.0.0.7:3000' },
      context: { host: 'shop.test', address: '203.0.113.9' },
      ip: '10.0.0.2',
    };
    logRefusal(401, sent as never, Date.UTC(2028, 0, 1));
    expect(lines()).toEqual([
      expect.objectContaining({ host: 'shop.test', address: '203.0.113.9', route: '/account' }),
    ]);
  });

  test('one whose connection is gone is logged without an address', () => {
    log.length = 0;
    const sent = {
      log: pino({ level: 'info' }, stream),
      method: 'POST',
      routeOptions: { url: '/api/thing' },
      raw: { socket: null },
      headers: {},
      get ip(): string {
        throw new TypeError('Cannot read properties of null');
      },
    };
    logRefusal(400, sent as never, Date.UTC(2029, 0, 1));
    expect(lines()).toEqual([expect.objectContaining({ status: 400, route: '/api/thing' })]);
    expect(lines()[0]).not.toHaveProperty('address');
  });

  test('a flood of refusals is no flood of lines', async () => {
    const sent = {
      log: pino({ level: 'info' }, stream),
      method: 'GET',
      routeOptions: {},
      raw: { socket: {} },
      ip: '::1',
      headers: {},
    };
    log.length = 0;
    const at = Date.UTC(2030, 0, 1);
    for (let index = 0; index < REFUSALS_A_MINUTE + 7; index++) logRefusal(429, sent as never, at);
    expect(log).toHaveLength(REFUSALS_A_MINUTE);
    logRefusal(429, sent as never, at + 60_000);
    expect(lines().slice(-2)).toEqual([
      expect.objectContaining({ left: 7, msg: 'further refusals were not logged' }),
      expect.objectContaining({ status: 429, msg: 'refused' }),
    ]);
  });
});

test('refusals say what they carry', async () => {
  expect(await reply(invalid('No.', { a: 'Not so.' }))).toMatchObject({
    status: 400,
    body: { error: 'No.', code: 'invalid', fields: { a: 'Not so.' } },
  });
  expect(await reply(staleVersion('page', { version: 2 }, 'No.'))).toMatchObject({
    status: 409,
    body: { error: 'No.', code: 'stale-version', current: { version: 2 } },
  });
  const limited = await reply(tooMany('Slowly.', 0.2));
  expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  expect(limited.body).toEqual({ error: 'Slowly.', code: 'too-many' });
  // A program shows no message beside the field.
  expect((await reply(malformed('This is missing.', { 'items.0': 'This is missing.' }))).body).toEqual({
    error: 'Check “items.0”: This is missing.',
    code: 'malformed',
    fields: { 'items.0': 'This is missing.' },
  });
});

test('what failed underneath a refusal is logged once, and not sent', async () => {
  const gone = Object.assign(new Error('no such file, open /srv/pots/7'), { code: 'ENOENT' });
  const { status, body } = await reply(gone);
  expect(status).toBe(503);
  expect(JSON.stringify(body)).not.toMatch(/pots|ENOENT/);
  expect(body['code']).toBe('busy');
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/ENOENT.*pots\/7|pots\/7.*ENOENT/);
});

test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 400],
  ['57014', 503],
  ['53100', 503],
  ['53200', 503],
  ['58030', 503],
  ['53300', 503],
  ['57P01', 503],
  ['40P01', 503],
  ['55P03', 503],
  ['ECONNREFUSED', 503],
  ['22021', 400],
  ['23505', null],
  ['42601', null],
])('%s is answered with %s', (code, status) => {
  expect(toRefusal(Object.assign(new Error('x'), { code }))?.status ?? null).toBe(status);
});

test.each([
  ['GET', { origin: 'http://evil.test' }, true],
  ['POST', {}, true],
  ['POST', { origin: 'http://a.test:3000' }, true],
  ['POST', { origin: 'http://A.TEST:3000' }, true],
  ['POST', { origin: 'http://a.test' }, false],
  ['POST', { origin: 'https://a.test:3000' }, false],
  ['POST', { origin: 'http://evil.test:3000' }, false],
  ['POST', { origin: 'http://b.a.test:3000' }, false],
  ['POST', { origin: 'http://a.test.evil.test:3000' }, false],
  ['POST', { origin: 'null' }, false],
  ['POST', { origin: '' }, false],
  ['PUT', { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' }, false],
  ['DELETE', { 'sec-fetch-site': 'cross-site' }, false],
  ['DELETE', { 'sec-fetch-site': 'same-site' }, false],
  ['DELETE', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { 'sec-fetch-site': 'none' }, true],
] as const)('%s with %o comes from here: %s', (method, headers, allowed) => {
  const context = { host: 'a.test:3000', secure: false } as RequestContext;
  const ask = () => refuseForeignOrigin({ method, headers, context } as never);
  if (allowed) expect(ask).not.toThrow();
  else expect(ask).toThrow('another site');
});
