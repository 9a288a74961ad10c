import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkDomain } from '../server/domains/check-domain.ts';
import { domainJob } from '../server/index.ts';
import type { Domain } from '../domains-contract.ts';
import { type DnsServer, startDnsServer } from '../../../../tests/support/dns-server.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites, type World } from '../../../../tests/support/two-sites.ts';

const HERE = '198.51.100.7';
let dns: DnsServer;
let world: World;
let one: ReturnType<typeof callsOn>;
let two: ReturnType<typeof callsOn>;

beforeAll(async () => {
  dns = await startDnsServer();
  world = await twoSites({ DNS_SERVERS: dns.address, SITES_IPV4: HERE, SITES_NAME: 'sites.platform.test' });
  one = callsOn(world, world.one);
  two = callsOn(world, world.two);
});
afterAll(async () => {
  await world.close();
  await dns.close();
});
/** Pretends that a day has passed, which resets the limit of claims. */
beforeEach(() => asAdmin(world.admin, (client) => client.query('delete from sitewright.rate_limits')));

const claim = (site: typeof one, host: string) => site.done<Domain>('POST', '/api/domains', { host });
const check = (site: typeof one, host: string) => site.done<Domain>('POST', `/api/domain/${host}/check`, {});
const proofOf = ({ records }: Domain) => records.find(({ purpose }) => purpose === 'proof')?.value ?? '';
const setRecords = (host: string, proof: string, address: object = { A: [HERE] }) => {
  dns.set(`_sitewright.${host}`, { TXT: ['another text', proof] });
  dns.set(host, address);
};
const page = async (host: string) => (await world.ask({ host, path: '/api/website' })).status;
const tls = async (host: string) =>
  (await world.ask({ host: world.one.host, path: `/internal/tls-check?domain=${host}` })).status;

test('a domain goes from a claim to the main address, and away again', async () => {
  const made = await claim(one, 'https://WWW.Kiln.example/about?x');
  expect(made).toMatchObject({ host: 'www.kiln.example', state: 'unproven', main: false, kind: 'own' });
  expect(made.records).toMatchObject([
    { type: 'TXT', name: '_sitewright.www', fullName: '_sitewright.www.kiln.example', right: false },
    { type: 'CNAME', name: 'www', value: 'sites.platform.test', right: false },
  ]);
  expect(proofOf(made)).toMatch(/^sitewright-site=[0-9a-f]{40}$/);
  expect([await page(made.host), await tls(made.host)]).toEqual([404, 404]);
  expect((await one.owner('POST', `/api/domain/${made.host}/main`, {})).status).toBe(409);

  setRecords(made.host, proofOf(made), { A: ['192.0.2.9'] });
  const proven = await check(one, made.host);
  expect(proven).toMatchObject({ state: 'elsewhere', expiresAt: null });
  expect(proven.records).toMatchObject([{ right: true }, { right: false, seen: ['192.0.2.9'] }]);
  // It serves visitors, and a certificate is allowed.
  expect([await page(made.host), await tls(made.host)]).toEqual([200, 200]);
  expect((await one.owner('POST', `/api/domain/${made.host}/main`, {})).status).toBe(409);

  setRecords(made.host, proofOf(made), { CNAME: ['sites.platform.test'] });
  expect(await check(one, made.host)).toMatchObject({ state: 'ready', records: [{}, { right: true }] });
  const list = await one.done<Domain[]>('POST', `/api/domain/${made.host}/main`, {});
  expect(list.filter(({ main }) => main).map(({ host }) => host)).toEqual([made.host]);
  const led = await world.ask({ host: world.one.host, path: '/about?x=1' });
  expect([led.status, led.headers['location']]).toEqual([308, `http://${made.host}/about?x=1`]);

  await one.done('DELETE', `/api/domain/${made.host}`);
  expect([await page(made.host), await tls(made.host), await page(world.one.host)]).toEqual([404, 404, 200]);
  expect((await world.ask({ host: world.one.host, path: '/about' })).status).not.toBe(308);
});

test('the owner reads in the language of the admin what is wrong with a domain, and why it isn’t connected', async () => {
  const ask = async (method: string, path: string, body: object) => {
    const { host, owner } = world.one;
    const headers = { referer: `http://${host}/admin/settings/domains`, 'accept-language': 'de' };
    const reply = await world.ask({ host, method, path, body, cookie: owner.cookie, headers });
    return reply.json() as { error: string };
  };
  expect(await ask('POST', '/api/domains', { host: 'co.uk' })).toMatchObject({
    error: 'co.uk wird von vielen gemeinsam genutzt. Geben Sie Ihre vollständige Domain ein.',
  });
  const made = await claim(one, 'www.glaze.example');
  await check(one, made.host);
  expect(await ask('POST', `/api/domain/${made.host}/main`, {})).toMatchObject({
    error: 'Diese Domain ist noch nicht bestätigt. Legen Sie zuerst ihre DNS-Einträge an.',
  });
  setRecords(made.host, proofOf(made), { A: ['192.0.2.9'] });
  await check(one, made.host);
  expect(await ask('POST', `/api/domain/${made.host}/main`, {})).toMatchObject({
    error: 'Diese Domain verweist noch nicht auf Ihre Website. Legen Sie zuerst ihre DNS-Einträge an.',
  });
  expect(await ask('PUT', '/api/site/address', { subdomain: 'a--b' })).toMatchObject({
    error: 'Verwenden Sie nicht mehrere Bindestriche hintereinander.',
  });
});

test('a domain itself gets records of numbers, and an address that is left over is told', async () => {
  const made = await claim(one, 'bowls.example');
  expect(made.records).toMatchObject([
    { name: '_sitewright' },
    { type: 'A', name: '@', fullName: 'bowls.example', value: HERE },
  ]);
  setRecords(made.host, proofOf(made), { A: [HERE], AAAA: ['2001:db8::5'] });
  expect(await check(one, made.host)).toMatchObject({
    state: 'elsewhere',
    records: [{ right: true }, { right: true }],
  });
});

test('the only domain of a site stays, and so does the one under the platform', async () => {
  expect((await two.owner('DELETE', `/api/domain/${world.two.host}`)).text).toContain('only domain');
  const under = 'quokka.platform.test';
  await asAdmin(world.admin, (client) =>
    client.query('insert into sitewright.hosts (host, website_id) values ($1, $2)', [under, world.two.id]),
  );
  expect((await two.owner('DELETE', `/api/domain/${under}`)).text).toContain('always be found');
  expect((await two.owner('DELETE', '/api/domain/nobodys.example')).status).toBe(404);
});

test('two sites may claim a domain; whoever proves it first has it', async () => {
  const [first, second] = [await claim(one, 'vase.example'), await claim(two, 'vase.example')];
  dns.set('_sitewright.vase.example', { TXT: [proofOf(first), proofOf(second)] });
  dns.set('vase.example', { A: [HERE] });
  // Fails without the key of `hosts`, or with a query before the insert instead: both would get it.
  await Promise.all([
    checkDomain(world.app.domains, world.one.id, 'vase.example'),
    checkDomain(world.app.domains, world.two.id, 'vase.example'),
  ]);
  const states = await Promise.all(
    [one, two].map(async (site) =>
      (await site.done<Domain[]>('GET', '/api/domains')).find(({ host }) => host === 'vase.example'),
    ),
  );
  expect(states.map((each) => each?.state).toSorted()).toEqual(['ready', 'unproven']);
  expect(states.find((each) => each?.state === 'unproven')).toMatchObject({ taken: true });
  const loser = states[0]?.state === 'ready' ? two : one;
  await loser.done('DELETE', '/api/domain/vase.example');
  expect((await loser.owner('POST', '/api/domains', { host: 'vase.example' })).text).toContain(
    'another site',
  );
});

test('of twenty claims at once ten are taken, and the others are told to wait', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => two.owner('POST', '/api/domains', { host: `many-${n}.example` })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  await asAdmin(world.admin, (client) => client.query('delete from sitewright.rate_limits'));
  const domains = async () =>
    (await two.done<Domain[]>('GET', '/api/domains')).filter(({ records }) => records.length > 0).length;
  const before = await domains();
  // Fails without the lock on the site's row: concurrent requests would not count each other.
  const more = await Promise.all(
    Array.from({ length: 10 }, (_, n) => two.owner('POST', '/api/domains', { host: `more-${n}.example` })),
  );
  expect(await domains()).toBe(20);
  expect(more.filter(({ status }) => status === 409)).toHaveLength(before - 10);
});

test('scheduled jobs look by themselves, ever more seldom, and forget what nobody proved', async () => {
  const made = await claim(one, 'glaze.example');
  const past = (column: string) =>
    asAdmin(world.admin, (client) =>
      client.query(
        `update sitewright.domains set ${column} = now() - interval '1 second' where host = 'glaze.example'`,
      ),
    );
  await domainJob(world.app.domains);
  const before = dns.asked();
  await domainJob(world.app.domains);
  expect(dns.asked()).toBe(before);
  setRecords('glaze.example', proofOf(made));
  await past('due_at');
  await domainJob(world.app.domains);
  expect(await page('glaze.example')).toBe(200);

  await claim(one, 'kept-for-a-week.example');
  await asAdmin(world.admin, (client) =>
    client.query(`update sitewright.domains set expires_at = now() where host = 'kept-for-a-week.example'`),
  );
  expect((await one.owner('POST', '/api/domain/kept-for-a-week.example/check', {})).status).toBe(404);
  await domainJob(world.app.domains);
  expect((await allRows(world.admin))['domains']?.join()).not.toContain('kept-for-a-week');
});

test('name servers that do not answer change nothing, and that is said', async () => {
  const made = await claim(one, 'slip.example');
  setRecords('slip.example', proofOf(made));
  dns.fail(true);
  expect(await check(one, 'slip.example')).toMatchObject({ state: 'unproven', unanswered: true });
  dns.fail(false);
  expect(await check(one, 'slip.example')).toMatchObject({ state: 'ready', unanswered: false });
});

test('a proxy that asks for a certificate is noted', async () => {
  const asked = async () => {
    const list = await one.done<Domain[]>('GET', '/api/domains');
    return list.find(({ host }) => host === 'slip.example')?.certificate.state;
  };
  expect(await asked()).toBe('none');
  await tls('slip.example');
  await eventually(asked, (state) => state === 'asked');
});

test('what can be nobody’s domain is refused, and nothing is kept', async () => {
  const kept = async () => {
    const { domains, hosts } = await allRows(world.admin);
    return { domains, hosts };
  };
  const before = await kept();
  for (const host of ['localhost', '127.0.0.1', world.two.host, '*.example', 'x:80', ''])
    expect([host, (await one.owner('POST', '/api/domains', { host })).status]).toEqual([
      host,
      host === world.two.host ? 409 : 400,
    ]);
  expect(await kept()).toEqual(before);
});
