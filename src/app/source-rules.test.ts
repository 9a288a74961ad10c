import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPassword, triedPassword } from '../features/accounts/contract.ts';
import { newRecoveryCodes, newSecret } from '../features/accounts/server/security/codes.ts';
import { serverSettings } from '../lib/db/embedded/settings.ts';
import { newToken } from '../lib/http/sessions/session-cookie.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|[\\/]tests[\\/]/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));
const having = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();
const found = (pattern: RegExp) =>
  [
    ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].sort();

test('tests of one feature are with it: `tests` holds what is about several, and what all share', () => {
  const folders = readdirSync(join(root, 'tests'), { withFileTypes: true }).map(({ name }) => name);
  expect(folders.sort()).toEqual(['faults', 'fixtures', 'isolation', 'journeys', 'support']);
});

test('programs are started by file and arguments, never by a shell', () => {
  const names = found(/import \{([^}]*)\} from 'node:child_process'/g).flatMap((list) => list.split(','));
  expect(new Set(names.map((name) => name.trim()))).toEqual(
    new Set(['execFile', 'fork', 'spawn', 'spawnSync', 'type ChildProcess']),
  );
  expect(having(/\bshell:/)).toEqual([]);
  expect(having(/import \* as \w+ from 'node:child_process'|require\('node:child_process/)).toEqual([]);
});

test('other servers are asked by `lib/safe-fetch`, or by the library of a provider', () => {
  expect(
    having(/import (?!type\b)[^;]*\brequest\b[^;]*from 'node:https?'|import \* as \w+ from 'node:https?'/),
  ).toEqual(['src/lib/safe-fetch/safe-fetch.ts']);
  expect(having(/\bfetch\(/).filter((file) => /\/server\/|^src\/app\/(?!hydrate)/.test(file))).toEqual([]);
});

test('no text is run as code, and nothing is shown by a plug-in', () => {
  expect(having(/\beval\(|new Function\(|<(embed|applet)\s|<object (data|type)/)).toEqual([]);
});

test('regular expressions are built from constants of the code, and from nothing that somebody entered', () => {
  // `NAME` or a name that these files set themselves; a new one is escaped by `RegExp.escape`, or added here with care.
  const constant = /^(?:UUID|TIME|path|script|east|name|pattern)$/;
  const built = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/RegExp\(([^\n]*)/g)].map(([, given = '']) => ({ file, given })),
  );
  const inserted = built.flatMap(({ given }) =>
    [...given.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name),
  );
  expect(inserted.length).toBeGreaterThan(5);
  expect(inserted.filter((name) => !constant.test(name))).toEqual([]);
  const bare = built.filter(({ given }) => !/^(?:`|String\.raw`|UUID,)/.test(given));
  expect(bare).toEqual([]);
  expect([...new Set(built.map(({ file }) => file))].sort()).toEqual([
    'src/app/cache/addresses.ts',
    'src/app/cache/shown.ts',
    'src/features/audio/server/preview-delivery.ts',
    'src/features/files/server/delivery/deliver.ts',
    'src/features/files/server/upkeep/compare-files.ts',
    'src/features/orders/server/documents/paper-text.ts',
    'src/features/pages/web/admin/health/file-findings.ts',
    'src/features/pages/web/blocks/hours/view.tsx',
    'src/features/platform/server/domains/domain-name.ts',
    'src/lib/content/rich-text-html.ts',
    'src/lib/messages/stored-sentences.ts',
    'src/lib/postal/postal-rules.ts',
    'src/lib/values/uuid.ts',
  ]);
});

test('a window that hears messages looks at who sent them', () => {
  const windows = sources.filter(({ text }) =>
    /(?<![.\w])addEventListener\('message'|\bwindow\.addEventListener\('message'|onmessage/.test(text),
  );
  expect(windows.map(({ file }) => file).sort()).toEqual([
    'src/app/http/code-frame.ts',
    'src/features/forms/web/admin/build/preview-frame.tsx',
    'src/features/forms/web/public/form-preview.tsx',
  ]);
  // The frame of an owner’s code has no origin, so only its window identifies it: the page that made it.
  for (const { file, text } of windows)
    expect([
      file,
      /source [!=]== (?:parent|frame\.current\?\.contentWindow)/.test(text),
      file.includes('code-frame') || text.includes('origin === location.origin'),
    ]).toEqual([file, true, true]);
});

test('logs go to standard output, and nowhere else', () => {
  expect(having(/\bconsole\.\w+\(/)).toEqual(['src/lib/db/embedded/support-for-tests.ts']);
  expect(having(/\bpino\(/)).toEqual([
    'src/app/commands/command-line.ts',
    'src/app/commands/move-site.ts',
    'src/lib/log.ts',
  ]);
  expect(
    having(/pino\.(?:transport|destination|multistream)|from '(?:node:)?(?:dgram|syslog|winston)|appendFile/),
  ).toEqual([]);
  // Commands and the process that reads audio print their result.
  expect(having(/process\.std(?:out|err)\.write/)).toEqual([
    'src/app/run.ts',
    'src/features/audio/server/sound/sound-process.ts',
    'src/site.ts',
  ]);
  // The database’s own log, without statements and their values.
  const settings = serverSettings({ socketDir: null, port: 1, name: 'x' });
  for (const setting of [
    'log_directory=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    // A file for each weekday, emptied a week later.
    'log_filename=postgres-%a.log',
    'log_rotation_age=1d',
    'log_rotation_size=0',
    'log_truncate_on_rotation=on',
    'log_timezone=UTC',
  ])
    expect(settings).toContain(setting);
  expect(
    settings.filter((setting) =>
      /^(?:log_destination|log_statement|log_duration|log_connections)/.test(setting),
    ),
  ).toEqual([]);
});

test('no reply is for other origins: the one exception would be written here', () => {
  expect(having(/access-control-allow|@fastify\/cors/i)).toEqual([]);
});

test('SHA-256 hashes and signs, AES-256-GCM encrypts; SHA-1 is for authenticator apps alone', () => {
  expect(found(/create(?:Hash|Hmac)\('([^']*)'/g)).toEqual(['sha256']);
  expect(having(/create(?:Hash|Hmac)\((?!')/)).toEqual([]);
  expect(having(/createCipheriv/)).toEqual(['src/lib/backup/sealing.ts', 'src/lib/keyring.ts']);
  expect(found(/ALGORITHM = '([^']*)'/g)).toContain('aes-256-gcm');
  expect(having(/sha-?1\b/i).filter((file) => !file.endsWith('codes.ts'))).toEqual([]);
});

test('no secret comes from a generator that can be guessed', async () => {
  const guessed = having(/Math\.random/);
  expect(guessed.filter((file) => /accounts|api-keys|platform|sessions|keyring|payment/.test(file))).toEqual(
    [],
  );
  const tokens = Array.from({ length: 1_000 }, newToken);
  expect(new Set(tokens).size).toBe(1_000);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  let hashes: Buffer[] = [];
  const codes = await newRecoveryCodes({
    replaceRecoveryCodes: async (given: Buffer[]) => void (hashes = given),
  } as unknown as Parameters<typeof newRecoveryCodes>[0]);
  expect(new Set(codes).size).toBe(10);
  // 31 characters, ten times: 49 bits.
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  expect(hashes.map((hash) => hash.length)).toEqual(Array(10).fill(32));
});

test('a password has 8 to 128 characters of any kind, and is taken as it was typed', () => {
  const accepted = [
    'x'.repeat(8),
    'x'.repeat(128),
    ' lower case only ',
    'ÄÖ漢字 🔑🔑 kiln',
    '12345678',
    '\u212b'.repeat(8),
  ];
  expect(accepted.map((typed) => newPassword.parse(typed))).toEqual(accepted);
  expect(accepted.map((typed) => triedPassword.parse(typed))).toEqual(accepted);
  for (const refused of ['x'.repeat(7), 'x'.repeat(129)])
    expect(newPassword.safeParse(refused).success).toBe(false);
});

test('what visitors read has the digits of order numbers and inputs in every locale', () => {
  const formats =
    /(?:Intl\.(?:Number|DateTime)Format|\.toLocale(?:Date|Time)?String)\((?!['\s)]*'|\)|withLatinDigits\()/;
  // The admin and the platform speak languages with these digits.
  const screens = having(formats).filter(
    (file) => !/\/(?:admin|admin-ui|platform)\/|^src\/app\/demo|values\/digits/.test(file),
  );
  expect(screens).toEqual([]);
});

test('a group of choices is named by its label or its fieldset, because its library leaves `aria-label` outside', () => {
  expect(having(/<(Radio|Checkbox|Switch|Chip)\.Group\s[^>]*aria-label/)).toEqual([]);
});

test('no file that browsers load waits at its top, where it would wait for files that wait for it', () => {
  // In bundles, files are joined with those that the awaited ones import.
  const waiting = having(/^(?:export )?(?:const .* = )?await /m).filter((file) =>
    /\/web\/|\.tsx$/.test(file),
  );
  expect(waiting).toEqual([]);
});
