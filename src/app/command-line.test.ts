import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { root, temporaryFolder } from '../../tests/support/files.ts';
import { writeDatabaseUrl } from '../../tests/support/postgres.ts';
import { twoSites } from '../../tests/support/two-sites.ts';

// A server that runs all the while; the commands are given beside it.
const world = await twoSites();
const folder = await temporaryFolder('commands');
afterAll(async () => {
  await world.close();
  await folder.remove();
});

interface Outcome {
  code: number;
  out: string;
  err: string;
}
const run = (settings: Record<string, string>, args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, PLATFORM_URL: 'http://platform.test', ...settings };
    const script = join(root, 'src/site.ts');
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const site = (...args: string[]) => run({ DATABASE_URL: writeDatabaseUrl(world.admin) }, args);
const printed = async <T>(outcome: Promise<Outcome>): Promise<T> => {
  const { code, out, err } = await outcome;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as T;
};
const refused = async (outcome: Promise<Outcome>, sentence: RegExp | string): Promise<void> => {
  const { code, out, err } = await outcome;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
};
const create = (host: string, ...more: string[]) =>
  site('create', '--host', host, '--name', 'New', '--owner', 'Owner@new.test', ...more);
const list = () => printed<{ hosts: string[]; name: string }[]>(site('list'));
const home = (host: string) => world.ask({ host, path: '/api/website' });

describe('beside a running server', () => {
  test('a site is made, found, given hosts and deleted', { timeout: 60_000 }, async () => {
    expect((await home('new.test')).status).toBe(404);
    const made = await printed<Record<string, string>>(create('New.Test'));
    expect(made).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'New',
      host: 'new.test',
      url: 'http://new.test',
      owner: 'owner@new.test',
    });
    await eventually(
      () => home('new.test'),
      ({ status }) => status === 200,
      { what: 'it is found' },
    );
    const pages = (await world.ask({ host: 'new.test', path: '/api/pages' })).json() as { slug: string }[];
    expect(pages.map(({ slug }) => slug)).toEqual(['homepage', 'about', 'faq', 'privacy', 'terms']);

    const { link } = await printed<{ link: string }>(site('token', '--host', 'new.test'));
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('http://new.test/account');
    const token = searchParams.get('token');
    const signIn = () =>
      world.ask({ host: 'new.test', method: 'POST', path: '/api/account/check-token', body: { token } });
    expect((await signIn()).json()).toMatchObject({ owner: true, email: 'owner@new.test' });
    expect((await signIn()).status).toBe(401);

    const [at, named] = [
      ['--site', 'new.test'],
      ['--host', 'www.new.test'],
    ];
    expect(await printed(site('host', 'add', ...at, ...named))).toEqual({ added: 'www.new.test' });
    await eventually(
      () => home('www.new.test'),
      ({ status }) => status === 200,
      { what: 'its host' },
    );
    await refused(site('host', 'add', ...at, ...named), 'belongs to a site already');
    await refused(site('host', 'canonical', ...at, '--host', world.two.host), 'not a host of this site');
    expect(await printed(site('host', 'canonical', ...at, ...named))).toEqual({ canonical: 'www.new.test' });
    const moved = await eventually(
      () => world.ask({ host: 'new.test', path: '/about?from=1' }),
      ({ status }) => status === 308,
      { what: 'the second host redirects' },
    );
    expect(moved.headers['location']).toBe('http://www.new.test/about?from=1');
    await refused(site('host', 'remove', ...at, ...named), 'canonical one stays');
    expect(await printed(site('host', 'remove', '--site', 'www.new.test', '--host', 'new.test'))).toEqual({
      removed: 'new.test',
    });

    await refused(site('delete', '--host', 'www.new.test'), '--yes');
    await printed(site('delete', '--host', 'www.new.test', '--yes'));
    await eventually(
      () => home('www.new.test'),
      ({ status }) => status === 404,
      { what: 'it is gone' },
    );
    expect((await list()).map(({ name }) => name)).toEqual([
      `Site of ${world.one.mark}`,
      `Site of ${world.two.mark}`,
    ]);
  });

  test('a command that cannot be done says why and changes nothing', { timeout: 60_000 }, async () => {
    const before = await list();
    await Promise.all([
      refused(create(world.one.host), 'belongs to another site already'),
      refused(create('platform.test'), 'platform’s own host'),
      refused(create('no host'), '--host must be a host name'),
      refused(create('short.test', '--password', 'short'), '8 to 128'),
      refused(site('create', '--host', 'a.test', '--name', 'A', '--owner', 'me'), 'e-mail address'),
      refused(site('create', '--host', 'a.test', '--owner', 'a@a.test'), 'Please give --name'),
      refused(
        site('create', '--host', 'a.test', '--name', 'x'.repeat(101), '--owner', 'a@a.test'),
        '100 characters',
      ),
      refused(site('token', '--host', 'nobody.test'), 'No site lives at nobody.test'),
      refused(site('list', '--loud'), "Unknown option '--loud'"),
      refused(site('paint'), 'npm run site'),
      refused(site(), 'npm run site'),
    ]);
    expect(await list()).toEqual(before);
  });
});

test(
  'without a server a site is made in the data folder, and is there the next time',
  {
    timeout: 60_000,
  },
  async () => {
    const at = (...args: string[]) => run({ DATA_DIR: join(folder.path, 'data'), PORT: '3123' }, args);
    const made = await printed<{ url: string }>(
      at(
        'create',
        '--host',
        'tücher.example',
        '--name',
        'T',
        '--owner',
        'a@t.example',
        '--password',
        'linen-and-wool',
      ),
    );
    expect(made.url).toBe('http://xn--tcher-kva.example');
    expect(await printed(at('list'))).toMatchObject([{ name: 'T', hosts: ['xn--tcher-kva.example'] }]);
  },
);
