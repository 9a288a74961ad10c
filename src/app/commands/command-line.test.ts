import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { root, temporaryFolder } from '../../../tests/support/files.ts';
import { asAdmin, testKey, writeDatabaseUrl } from '../../../tests/support/postgres.ts';
import { twoSites } from '../../../tests/support/two-sites.ts';
import { runCommand } from './command-line.ts';

// The server keeps running; the commands run beside it.
const world = await twoSites();
const folder = await temporaryFolder('commands');
afterAll(async () => {
  await world.close();
  await folder.remove();
});

const env = {
  PLATFORM_URL: 'http://platform.test',
  DATABASE_URL: writeDatabaseUrl(world.admin),
  SECRETS_KEY: testKey,
  DATA_DIR: world.app.config.dataDir,
};
const site = (...args: string[]) => runCommand(args, env);
const refused = (command: Promise<unknown>, sentence: RegExp | string) =>
  expect(command).rejects.toThrow(sentence);
const create = (host: string, ...more: string[]) =>
  site('create', '--host', host, '--name', 'New', '--owner', 'Owner@new.test', ...more);
const list = async () => (await site('list')) as { hosts: string[]; name: string }[];
const home = (host: string) => world.ask({ host, path: '/api/website' });

const query = (text: string, values: unknown[] = []) =>
  asAdmin(world.admin, async (client) => (await client.query(text, values)).rows as object[]);
/** Emails of a kind in the given outbox. */
const told = (table: 'mails' | 'platform_mails', cause: string) =>
  query(`select recipient, body_text from sitewright.${table} where cause like $1 || ':%'`, [cause]);

describe('beside a running server', () => {
  test('a creator who lost every second step signs in by password, and is told', async () => {
    const creator = 'lost@creators.test';
    const lost = () => site('second-step', 'end', '--creator', creator);
    await refused(lost(), 'has no account on the platform');
    await query(`insert into sitewright.creators (email, password_hash) values ($1, '')`, [creator]);
    await lost();
    expect(await told('platform_mails', 'platform-two-step-off')).toEqual([]);
    await query(
      `insert into sitewright.creator_code_apps (creator_id, secret, confirmed)
         select id, 'sealed', true from sitewright.creators where email = $1`,
      [creator],
    );
    expect(await lost()).toEqual({ creator, entersBy: 'password' });
    expect(await query('select 1 from sitewright.creator_code_apps')).toEqual([]);
    expect(await told('platform_mails', 'platform-two-step-off')).toEqual([
      { recipient: creator, body_text: expect.stringContaining('http://platform.test/account/security') },
    ]);
  });

  test('a site begins with a starter, with what it sells', async () => {
    await create('band.test', '--template', 'musician');
    const goods = await eventually(
      () => world.ask({ host: 'band.test', path: '/api/products' }),
      ({ status }) => status === 200,
      { what: 'it is found' },
    );
    expect((goods.json() as unknown[]).length).toBeGreaterThan(0);
    await site('delete', '--host', 'band.test', '--yes', '--now');
  });

  test('a site is packed into one file and unpacked as another', { timeout: 60_000 }, async () => {
    const file = join(folder.path, 'site.zip');
    const packed = await site('export', '--host', world.one.host, '--to', file);
    expect(packed).toMatchObject({ file, name: `Site of ${world.one.mark}` });
    const { cookie } = world.one.owner;
    const told = await world.ask({ host: world.one.host, path: '/api/history?limit=1', cookie });
    expect(told.json()).toMatchObject([{ word: 'site-packed', by: { account: null, email: '' } }]);
    const unpack = (...more: string[]) => site('import', '--from', file, '--host', 'moved.test', ...more);
    await refused(site('import', '--from', file, '--host', world.two.host), 'belongs to another site');
    const made = (await unpack()) as { choosePassword: Record<string, string>; toBeEnteredAnew: string[] };
    expect(made.toBeEnteredAnew.join(' ')).toContain('Stripe');
    const link = new URL(made.choosePassword[world.one.owner.email] ?? '');
    expect(link.host).toBe('moved.test');
    const pages = (host: string) => world.ask({ host, path: '/api/pages' });
    await eventually(
      () => pages('moved.test'),
      ({ status }) => status === 200,
      { what: 'it is found' },
    );
    const slugs = async (host: string) =>
      ((await pages(host)).json() as { slug: string }[]).map(({ slug }) => slug);
    expect(await slugs('moved.test')).toEqual(await slugs(world.one.host));
    const token = link.searchParams.get('token');
    const body = { token, password: 'chosen-anew-after-moving' };
    const chosen = await world.ask({ host: 'moved.test', method: 'POST', path: '/api/account/reset', body });
    expect(chosen.json()).toMatchObject({ owner: true, email: world.one.owner.email });
    await refused(unpack(), 'belongs to another site');
    await site('delete', '--host', 'moved.test', '--yes', '--now');
  });

  test('a site is made, found, given hosts and deleted', { timeout: 60_000 }, async () => {
    expect((await home('new.test')).status).toBe(404);
    const made = await create('New.Test');
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
    // The colours are the specification's.
    const { colours } = (await home('new.test')).json() as { colours: object };
    expect(colours).toMatchObject({ main: 'rgba(0, 0, 0, 0.7)', button: '#ffffff', text: '#000000' });
    const pages = (await world.ask({ host: 'new.test', path: '/api/pages' })).json() as { slug: string }[];
    expect(pages.map(({ slug }) => slug)).toEqual(['homepage', 'about', 'faq', 'privacy', 'terms']);

    const { link } = (await site('token', '--host', 'new.test')) as { link: string };
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('http://new.test/account');
    const token = searchParams.get('token');
    const signIn = () =>
      world.ask({ host: 'new.test', method: 'POST', path: '/api/account/check-token', body: { token } });
    expect((await signIn()).json()).toMatchObject({ owner: true, email: 'owner@new.test' });
    expect((await signIn()).status).toBe(401);
    const lost = (account: string) => site('second-step', 'end', '--host', 'new.test', '--account', account);
    expect(await lost('Owner@new.test')).toMatchObject({ account: 'owner@new.test', entersBy: 'password' });
    await refused(lost('nobody@new.test'), 'has no account on this site');
    // No email is sent if there was nothing to turn off.
    expect(await told('mails', 'two-step-ended')).toEqual([]);
    await query(
      `insert into sitewright.passkeys (website_id, account_id, credential_id, public_key, name)
         select website_id, id, 'lost key', '', 'Key' from sitewright.accounts where email = 'owner@new.test'`,
    );
    await lost('owner@new.test');
    expect(await told('mails', 'two-step-ended')).toMatchObject([{ recipient: 'owner@new.test' }]);
    const noted = await query(
      `select word, subject, account_id from sitewright.history where word = 'second-steps-ended' order by at desc limit 1`,
    );
    expect(noted).toEqual([{ word: 'second-steps-ended', subject: 'owner@new.test', account_id: null }]);

    const [at, named] = [
      ['--site', 'new.test'],
      ['--host', 'www.new.test'],
    ];
    expect(await site('host', 'add', ...at, ...named)).toEqual({ added: 'www.new.test' });
    await eventually(
      () => home('www.new.test'),
      ({ status }) => status === 200,
      { what: 'its host' },
    );
    await refused(site('host', 'add', ...at, ...named), 'already belongs to a site');
    await refused(site('host', 'canonical', ...at, '--host', world.two.host), 'not a host of this site');
    expect(await site('host', 'canonical', ...at, ...named)).toEqual({ canonical: 'www.new.test' });
    const moved = await eventually(
      () => world.ask({ host: 'new.test', path: '/about?from=1' }),
      ({ status }) => status === 308,
      { what: 'the second host redirects' },
    );
    expect(moved.headers['location']).toBe('http://www.new.test/about?from=1');
    await refused(site('host', 'remove', ...at, ...named), 'canonical host');
    expect(await site('host', 'remove', '--site', 'www.new.test', '--host', 'new.test')).toEqual({
      removed: 'new.test',
    });

    await refused(site('delete', '--host', 'www.new.test'), '--yes');
    const closed = (await site('delete', '--host', 'www.new.test', '--yes')) as { restoreUntil: string };
    expect(Date.parse(closed.restoreUntil) - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000);
    const answers = (wanted: number) =>
      eventually(
        () => home('www.new.test'),
        ({ status }) => status === wanted,
        { what: `it answers ${wanted}` },
      );
    await answers(410);
    await site('restore', '--host', 'www.new.test');
    await answers(200);
    await refused(site('restore', '--host', 'www.new.test'), 'not deleted');
    await site('delete', '--host', 'www.new.test', '--yes', '--now');
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

  test('what a site’s files may take is set, and taken back', async () => {
    const { host, owner } = world.one;
    const room = async () => {
      const reply = await world.ask({ host, path: '/api/files/room', cookie: owner.cookie });
      const { perFile, perSite } = reply.json() as { perFile: number; perSite: number };
      return [perFile, perSite];
    };
    const usual = await room();
    const set = (...args: string[]) => site('limits', '--host', host, ...args);
    expect(await set('--file', '3MB', '--space', '1.5GB')).toMatchObject({ host, file: '3MB' });
    expect(await room()).toEqual([3 * 1024 ** 2, 1.5 * 1024 ** 3]);
    expect(await set('--file', 'usual')).toMatchObject({ space: 'unchanged' });
    expect(await room()).toEqual([usual[0], 1.5 * 1024 ** 3]);
    await refused(set('--space', 'much'), '--space must be a size such as 500MB');
    await set('--space', 'usual');
    expect(await room()).toEqual(usual);
  });

  test('a command that cannot be done says why and changes nothing', { timeout: 60_000 }, async () => {
    const before = await list();
    await Promise.all([
      refused(create(world.one.host), 'already belongs to another site'),
      refused(create('platform.test'), 'platform’s own host'),
      refused(create('no host'), '--host must be a host name'),
      refused(create('new.test', '--template', 'none'), '--template must be one of shop, studio'),
      refused(create('short.test', '--password', 'short'), '8 to 128'),
      refused(create('weak.test', '--password', 'princess1'), '--password is too easy to guess'),
      refused(site('create', '--host', 'a.test', '--name', 'A', '--owner', 'me'), 'email address'),
      refused(site('create', '--host', 'a.test', '--owner', 'a@a.test'), 'Add --name'),
      refused(
        site('create', '--host', 'a.test', '--name', 'x'.repeat(101), '--owner', 'a@a.test'),
        '100 characters',
      ),
      refused(site('token', '--host', 'nobody.test'), 'There is no site at nobody.test'),
      refused(site('list', '--loud'), "Unknown option '--loud'"),
      refused(site('paint'), 'npm run site'),
      refused(site(), 'npm run site'),
    ]);
    expect(await list()).toEqual(before);
  });
});

test(
  'as a program it prints JSON or one sentence, and starts a database that is not running',
  {
    timeout: 60_000,
  },
  async () => {
    const at = (...args: string[]): Promise<{ code: number | null; out: string; err: string }> =>
      new Promise((resolve) => {
        const { PATH = '', HOME = '' } = process.env;
        const own = { PATH, HOME, DATA_DIR: join(folder.path, 'data'), PORT: '3123' };
        const script = join(root, 'src/site.ts');
        const child = execFile(process.execPath, [script, ...args], { env: own }, (_error, out, err) =>
          resolve({ code: child.exitCode, out, err }),
        );
      });
    const person = ['--owner', 'a@t.example', '--password', 'linen-and-wool'];
    const made = await at('create', '--host', 'tücher.example', '--name', 'T', ...person);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(made.out)).toMatchObject({ url: 'http://xn--tcher-kva.example:3123' });
    expect(await at('token', '--host', 'nobody.example')).toEqual({
      code: 1,
      out: '',
      err: 'There is no site at nobody.example.\n',
    });
    expect(JSON.parse((await at('list')).out)).toMatchObject([
      { name: 'T', hosts: ['xn--tcher-kva.example'] },
    ]);
  },
);
