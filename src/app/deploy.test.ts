import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformContract } from '../features/platform/contract.ts';
import { readConfig, settings as schema } from './config.ts';
import { serverPaths } from './http/server-paths.ts';

const root = join(import.meta.dirname, '../..');
const file = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8');
const port = String(readConfig({}, []).port);
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]{3,})=(\S[^\n]*?)(?=\s+[A-Z][A-Z0-9_]{3,}=|$)/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

test('Caddy asks where the product answers, and passes on what it believes', () => {
  const caddy = file('Caddyfile');
  const ask = new URL(/ask (\S+)/.exec(caddy)?.[1] ?? '');
  expect(Object.keys(platformContract)).toContain(`GET ${ask.pathname}`);
  expect([ask.hostname, ask.port]).toEqual(['127.0.0.1', port]);
  expect(caddy).toContain(`reverse_proxy 127.0.0.1:${port}`);
  expect(caddy).toContain('health_uri /readyz');
  // Nobody outside asks which hosts there are; what pages ask for stays reachable.
  const kept = [...caddy.matchAll(/@internal path (.+)/g)].flatMap(([, paths = '']) => paths.split(' '));
  const isKept = (path: string) =>
    kept.some((pattern) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
  expect(isKept(ask.pathname)).toBe(true);
  expect(Object.values(serverPaths).filter(isKept)).toEqual([]);
  // Caddy's defaults are TLS 1.2 and 1.3 with forward secrecy; the file must not allow older versions.
  expect(caddy).not.toMatch(/^\s*(protocols|ciphers|curves|auto_https|insecure)/m);
});

test('the README lists each setting of the program, with its default', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('| setting'), readme.indexOf('### Pages of the platform'));
  const listed = new Map(
    [...table.matchAll(/^\| (`[^|]*?) *\| ([^|]*?) *\|/gm)].flatMap(([, names = '', usual = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, usual] as const),
    ),
  );
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const known = Object.entries(properties).filter(([name]) => name !== 'NODE_ENV');
  expect([...listed.keys()].toSorted()).toEqual(known.map(([name]) => name).toSorted());
  for (const [name, property] of known) {
    const usual = typeof property === 'object' ? property.default : undefined;
    if (typeof usual === 'string' || typeof usual === 'number')
      expect(listed.get(name), name).toBe(`\`${usual}\``);
  }
});

/** As `npm start` runs it. */
const { start } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts;

test('the service starts the program with settings that it knows', () => {
  const unit = file('sitewright.service');
  const settings = settingsIn(file('sitewright.env').replace(/^#.*$/gm, ''));
  const config = readConfig(settings, []);
  expect([config.dataDir, config.trustProxy, config.domainTarget.ipv4]).toEqual([
    '/var/lib/sitewright',
    ['loopback'],
    ['192.0.2.10'],
  ]);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const name of Object.keys(settings).filter((each) => each !== 'NODE_ENV'))
    expect(readme, `${name} stands in the README`).toContain(`\`${name}\``);
  expect(unit).toContain(`\nExecStart=/opt/sitewright/node_modules/.bin/${start}\n`);
  expect(unit).toMatch(/^StateDirectory=sitewright$/m);
});

test('the container starts the same, on the same port', () => {
  const container = file('Containerfile');
  expect(container).toContain(`EXPOSE ${port}`);
  expect(container).toContain(`127.0.0.1:${port}/readyz`);
  const line = container.split('\n').find((each) => each.startsWith('ENV ')) ?? '';
  expect(readConfig(settingsIn(line), [])).toMatchObject({ dataDir: '/data', host: '0.0.0.0' });
  const command = `node_modules/.bin/${start}`.split(' ').map((part) => JSON.stringify(part));
  expect(container).toContain(`CMD [${command.join(', ')}]`);
});

test('compose starts it with settings that it knows, behind a Caddy that reaches it', () => {
  const compose = file('compose.yml');
  const [, block = ''] = /environment:\n([^]*?)\n {4}\w/.exec(compose) ?? [];
  const given = Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value
        .replace('${DOMAIN:?}', 'platform.example.com')
        .replace('${DATABASE_PASSWORD:?}', 'secret')
        .replace('${SMTP_URL:?}', 'smtps://user:password@mail.example.com')
        .replace('${SECRETS_KEY:?}', Buffer.alloc(32).toString('base64')),
    ]),
  );
  expect(Object.keys(given).filter((name) => !(name in schema.shape))).toEqual([]);
  const config = readConfig(given, []);
  expect(config.platform).toMatchObject({ origin: 'https://platform.example.com', portSuffix: '' });
  expect([config.host, config.trustProxy, config.databaseUrl]).toEqual([
    '127.0.0.1',
    ['loopback'],
    'postgresql://sitewright:secret@database:5432/sitewright',
  ]);
  // Caddy must be on the same machine to ask about certificates.
  expect(compose).toContain('network_mode: service:sitewright');
  expect(compose).toContain('./Caddyfile:/etc/caddy/Caddyfile');
});

test('what lies beside the source is no part of the container', () => {
  const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'dist']));
});
