import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import type { Visitor } from '../../../../tests/support/site-context.ts';
import { accountWorld, inGerman, password, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.close());

const HOST = 'one.test';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

interface Signed {
  /** What the authenticator says that it checked. */
  flags?: number;
  origin?: string;
  count?: number;
}

/** An authenticator without a person before it. */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = sha256(x);
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const data = (flags: number, count: number, attested = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(HOST), Buffer.from([flags]), counter, attested]);
  };
  const client = (type: string, challenge: string, origin = `http://${HOST}`) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: text(credential),
    rawId: text(credential),
    type: 'public-key',
    response,
  });
  return {
    register: (challenge: string, { flags = PRESENT | VERIFIED, origin }: Signed = {}) => {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data(flags | 0x40, 0, attested))],
      ]);
      return answer({
        clientDataJSON: text(client('webauthn.create', challenge, origin)),
        attestationObject: text(Buffer.from(isoCBOR.encode(attestation))),
      });
    },
    enter: (challenge: string, { flags = PRESENT | VERIFIED, origin, count = 1 }: Signed = {}) => {
      const clientData = client('webauthn.get', challenge, origin);
      const authData = data(flags, count);
      return answer({
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
      });
    },
  };
}

interface Options {
  token: string;
  options: { challenge: string; userVerification?: string };
}

async function added(person: Visitor, key = authenticator(), signed: Signed = {}) {
  const asked = await person.call('POST /api/account/passkeys/options', { body: { password } });
  const { token, options } = asked.body as Options;
  const answer = key.register(options.challenge, signed);
  const body = { token, answer, name: 'My key' };
  return { key, status: (await person.call('POST /api/account/passkeys', { body })).status };
}

async function entered(key: ReturnType<typeof authenticator>, signed: Signed = {}): Promise<number> {
  return (await prepared(key, signed))();
}

/** A sign-in up to its last call. */
async function prepared(key: ReturnType<typeof authenticator>, signed: Signed) {
  const visitor = world.visitor();
  const { token, options } = (await visitor.call('POST /api/account/passkey/options', { body: {} }))
    .body as Options;
  expect(options.userVerification).toBe('required');
  const answer = key.enter(options.challenge, signed);
  return async () => (await visitor.call('POST /api/account/passkey', { body: { token, answer } })).status;
}

test('a passkey alone signs in, where its authenticator verified the person', async () => {
  const ada = await world.customer('ada@example.com');
  const { key, status } = await added(ada);
  expect(status).toBe(201);
  // The person is only present, not verified by a fingerprint or PIN.
  expect(await inGerman(() => entered(key, { flags: PRESENT }))).toBe(401);
  expect(await world.languageOf(ada.id)).toBeNull();
  expect(await inGerman(() => entered(key))).toBe(200);
  expect(await world.languageOf(ada.id)).toBe('de');
});

test('a passkey is not added unless its authenticator verified the person', async () => {
  const ben = await world.customer('ben@example.com');
  expect((await added(ben, authenticator(), { flags: PRESENT })).status).toBe(400);
});

test('a passkey works for no page of another origin, and for no copy with an older count', async () => {
  const cy = await world.customer('cy@example.com');
  const evil = 'https://evil.test';
  expect((await added(cy, authenticator(), { origin: evil })).status).toBe(400);
  const { key } = await added(cy);
  expect(await entered(key, { origin: evil })).toBe(401);
  expect(await entered(key, { count: 5 })).toBe(200);
  expect(await entered(key, { count: 5 })).toBe(401);
  expect(await entered(authenticator(), { count: 9 })).toBe(401);
});

// Fails if only passwords and codes are recorded.
test('a wrong proof of a passkey is among the sign-ins of its account, and of no other', async () => {
  const [eve, fay] = [await world.customer('eve@example.com'), await world.customer('fay@example.com')];
  const { key } = await added(eve);
  const failures = async (someone: Visitor) =>
    ((await someone.call('GET /api/account/sign-ins')).body as { how: string; address: string }[]).filter(
      ({ how }) => how === 'wrong-passkey',
    );
  expect(await entered(key, { origin: 'https://evil.test' })).toBe(401);
  await eventually(
    () => failures(eve),
    (found) => found.length === 1,
  );
  expect(await entered(key, { count: 7 })).toBe(200);
  // A copy with the same count, and a passkey that nobody has.
  expect(await entered(key, { count: 7 })).toBe(401);
  expect(await entered(authenticator())).toBe(401);
  const found = await eventually(
    () => failures(eve),
    (seen) => seen.length === 2,
  );
  expect(found).toMatchObject([{ address: '203.0.113.7' }, { address: '203.0.113.7' }]);
  expect(await failures(fay)).toEqual([]);
});

// The library compares with the count that was read, which is the older one for both.
test('of a passkey and its copy that sign in at the same moment, one enters', async () => {
  const { key } = await added(await world.customer('dee@example.com'));
  const first = await prepared(key, { count: 5 });
  const second = await prepared(key, { count: 5 });
  // PostgreSQL shows a transaction the connections that there were when it first looked, so another one looks.
  const statuses = await asAdmin(world.admin, (holder) =>
    asAdmin(world.admin, async (watcher) => {
      await holder.query('begin');
      await holder.query('select from sitewright.passkeys for update');
      const both = Promise.all([first(), second()]);
      await eventually(
        () =>
          watcher.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        ({ rowCount }) => rowCount === 2,
        { what: 'both sign-ins wait to write' },
      );
      await holder.query('commit');
      return both;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 401]);
});
