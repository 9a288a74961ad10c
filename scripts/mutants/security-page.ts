import { mutant, type Mutant } from './mutant.ts';

const ACCOUNTS = 'src/features/accounts/server';
const COOKIES = 'src/lib/http/sessions/session-cookie.ts';
const POLICIES = 'src/app/http/security-headers.ts';
const PASSKEYS = `${ACCOUNTS}/security/passkeys.ts`;
const PASSKEY_TESTS = 'src/features/accounts/tests/passkeys.test.ts';
const POLICY_TESTS = 'src/features/analytics/tests/counting.test.ts';
const PAGE_TESTS = 'src/app/security-docs.test.ts';

/** Faults that make a claim of docs/security.md untrue. */
export const securityPage: readonly Mutant[] = [
  mutant(
    'a session lasts for 60 days',
    'src/lib/http/sessions/sessions.ts',
    ['SESSION_SECONDS = 30 * 24 * 3600', 'SESSION_SECONDS = 60 * 24 * 3600'],
    'src/features/accounts/tests/sign-in.test.ts',
  ),
  mutant(
    'a link to set a password lasts for a day',
    `${ACCOUNTS}/issue-token.ts`,
    ['reset: 60 * 60', 'reset: 24 * 60 * 60'],
    'src/features/accounts/tests/tokens.test.ts',
  ),
  mutant(
    'an invitation lasts for 70 days',
    `${ACCOUNTS}/people/people-queries.ts`,
    [`now() + interval '7 days'`, `now() + interval '70 days'`],
    'src/features/accounts/tests/people.test.ts',
  ),
  mutant(
    'recovery codes are shorter than 49 bits',
    `${ACCOUNTS}/security/codes.ts`,
    ['Array.from({ length: 5 }', 'Array.from({ length: 4 }'],
    'src/features/accounts/tests/second-step.test.ts',
  ),
  {
    name: 'recovery codes are stored as they are',
    edits: [
      {
        file: `${ACCOUNTS}/security/codes.ts`,
        find: 'store.spendRecoveryCode(hashToken(plain(code)))',
        replace: `store.spendRecoveryCode(Buffer.from(plain(code).padEnd(32)))`,
      },
      {
        file: `${ACCOUNTS}/security/codes.ts`,
        find: 'codes.map((code) => hashToken(plain(code)))',
        replace: `codes.map((code) => Buffer.from(plain(code).padEnd(32)))`,
      },
    ],
    tests: ['src/features/accounts/tests/second-step.test.ts'],
  },
  mutant(
    'keys and sessions are hashed with MD5',
    COOKIES,
    [
      `createHash('sha256').update(token).digest()`,
      `Buffer.alloc(32, createHash('md5').update(token).digest())`,
    ],
    'src/features/api-keys/tests/api-keys.test.ts',
  ),
  mutant(
    'a reset by email doesn’t end a lock-out',
    `${ACCOUNTS}/sign-in/sign-in-flows.ts`,
    ['await limits.reset(store.id, person.email);', ''],
    'src/features/accounts/tests/limits.test.ts',
  ),
  mutant(
    'public pages allow every inline style',
    POLICIES,
    ["`style-src 'self' 'sha256-${hash}'`", "`style-src 'self' 'unsafe-inline' ${hash.slice(0, 0)}`"],
    POLICY_TESTS,
  ),
  mutant(
    'public pages allow inline script',
    POLICIES,
    [
      `sources("script-src 'self'", external?.scripts),\n    \`style-src`,
      `sources("script-src 'self' 'unsafe-inline'", external?.scripts),\n    \`style-src`,
    ],
    POLICY_TESTS,
  ),
  mutant(
    'the nonce of the admin is the same each time',
    'src/app/rendering/serve-admin.ts',
    [`const nonce = randomBytes(16).toString('base64');`, `const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';`],
    POLICY_TESTS,
  ),
  mutant(
    'a passkey is added without verifying the person',
    PASSKEYS,
    [
      'expectedChallenge: step.challenge,\n        expectedOrigin,\n        expectedRPID: rpID,\n      })',
      'expectedChallenge: step.challenge,\n        expectedOrigin,\n        expectedRPID: rpID,\n        requireUserVerification: false,\n      })',
    ],
    PASSKEY_TESTS,
  ),
  mutant(
    'a passkey signs in without verifying the person',
    PASSKEYS,
    [
      'credential: { ...known(key), publicKey',
      'requireUserVerification: false,\n        credential: { ...known(key), publicKey',
    ],
    PASSKEY_TESTS,
  ),
  {
    // The library compares the count that it is given, the statement the one that is stored.
    name: 'a copy of a passkey with an older count signs in',
    edits: [
      { file: PASSKEYS, find: 'counter: key.counter }', replace: 'counter: 0 }' },
      {
        file: `${ACCOUNTS}/security/passkey-queries.ts`,
        find: `by('counter', '<', counter)`,
        replace: `by('counter', '>=', 0)`,
      },
    ],
    tests: [PASSKEY_TESTS],
  },
  mutant(
    'a passkey and its copy both sign in at the same moment',
    `${ACCOUNTS}/security/passkey-queries.ts`,
    [`by('counter', '<', counter)`, `by('counter', '>=', 0)`],
    PASSKEY_TESTS,
  ),
  mutant(
    'a visitor’s statement has half a minute',
    'src/lib/db/time-budget.ts',
    ['VISITOR_MS = 4_000', 'VISITOR_MS = 30_000'],
    PAGE_TESTS,
  ),
  mutant(
    'an editor may write discounts',
    'src/features/accounts/roles.ts',
    [
      `'audio', 'forms', 'brand'], 'write'),\n    ...rightsFor(['products', 'services', 'settings', 'analytics'], 'read')`,
      `'audio', 'forms', 'brand', 'discounts'], 'write'),\n    ...rightsFor(['products', 'services', 'settings', 'analytics'], 'read')`,
    ],
    PAGE_TESTS,
  ),
  mutant(
    'a refusal sends data that its contract doesn’t declare',
    'src/lib/http/replies/declared-refusals.ts',
    ['if (detail.current === undefined) return refusal;', 'if (!declared?.current) return refusal;'],
    'src/lib/http/invoke.test.ts',
  ),
  mutant(
    'a call by version doesn’t declare its reply to an old one',
    'src/features/orders/shop-contract.ts',
    [`refusals: { conflict: {}, 'stale-version': { current: shop } },`, 'refusals: { conflict: {} },'],
    'src/app/http/api-guide.test.ts',
  ),
  mutant(
    'a key works though its creator lacks the second step that the site requires',
    'src/features/api-keys/server/find-key.ts',
    ['found.expired || found.lacks_step || !role', 'found.expired || !role'],
    'src/features/api-keys/tests/api-keys.test.ts',
  ),
  mutant(
    'the keys of somebody who was removed work again after another invitation',
    'src/app/listeners.ts',
    ["      if (event.type === 'staff-removed') await endKeysOf(tx, event.accountId);\n", ''],
    'src/features/api-keys/tests/api-keys.test.ts',
  ),
  mutant(
    'a browser that signed in with one address counts as known for all',
    `${ACCOUNTS}/sign-in/known-browsers.ts`,
    ["['known_browser', storeId, email]", "['known_browser', storeId, '']"],
    'src/features/accounts/tests/limits.test.ts',
  ),
  mutant(
    'a browser that signed in on one site counts as known on all',
    `${ACCOUNTS}/sign-in/known-browsers.ts`,
    ["['known_browser', storeId, email]", "['known_browser', '', email]"],
    'src/features/accounts/tests/limits.test.ts',
  ),
  mutant(
    'a recovery code can be guessed from a backup',
    `${ACCOUNTS}/security/recovery-codes.ts`,
    ["sealed: seal(tx, [...place, id], hash.toString('hex'))", "sealed: hash.toString('hex')"],
    'src/features/accounts/tests/second-step.test.ts',
  ),
  mutant(
    'the country of a visitor is believed from anybody',
    'src/app/http/visitor-country.ts',
    ['header && byProxy(request) ?', 'header ?'],
    'src/app/http/visitor-country.test.ts',
  ),
  mutant(
    'a reply that sets a cookie is kept for others',
    'src/app/cache/page-cache.ts',
    ["name.toLowerCase() === 'set-cookie'", "name === 'never'"],
    'src/app/cache/page-cache.test.ts',
  ),
  mutant(
    'webhooks of trials reach the whole network',
    'src/features/webhooks/server/deliver.ts',
    ['isPublicAddress(address) || isLoopbackAddress(address)', 'address !== null'],
    'src/features/webhooks/tests/webhooks.test.ts',
  ),
  mutant(
    'a refused form that was sent without script leaves no line in the log',
    'src/lib/http/adapter.ts',
    ["server.addHook('onSend', async (request, reply) => logRefusal(reply.statusCode, request));", ''],
    'tests/faults/security-log.test.ts',
  ),
  mutant(
    'the log shows the secrets in paths',
    'src/lib/http/replies/hide-secrets.ts',
    [".replace(secretPaths, '$1hidden')", ''],
    'tests/isolation/secret-paths.test.ts',
  ),
];
