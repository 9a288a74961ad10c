import { afterAll, describe, expect, test } from 'vitest';
import { rightsOf } from '../../src/features/accounts/roles.ts';
import { allows } from '../../src/lib/http/areas.ts';
import { accessBy } from '../../src/lib/http/invoke.ts';
import type { Answered, Asked } from '../support/http.ts';
import { leaksIn } from '../support/leaks.ts';
import { allRows, butHistory } from '../support/rows.ts';
import { staffMember, staffRoles } from '../support/staff.ts';
import { type MarkedSite, twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two, app } = world;
const staff = await Promise.all(
  staffRoles.map(async (role) => {
    const { cookie } = await staffMember({ db: app.db, admin: world.admin, ask: world.ask, site: one }, role);
    return { role, cookie };
  }),
);
const tus = { 'tus-resumable': '1.0.0' };

/** An upload that the owner of a site has started. */
async function begun({ host, owner }: MarkedSite): Promise<string> {
  const headers = { ...tus, 'upload-length': '9', 'upload-metadata': 'filename YS50eHQ=' };
  const path = '/api/files/uploads';
  const reply = await world.ask({ host, method: 'POST', path, cookie: owner.cookie, headers });
  return reply.headers.location?.split('/').at(-1) ?? '';
}
const uploads = new Map([
  [one, await begun(one)],
  [two, await begun(two)],
]);

/** The value of `{id}` in an address, on a site. */
const idFor = (path: string, site: MarkedSite): string | undefined => {
  if (path.startsWith('/api/files/uploads/')) return uploads.get(site);
  if (path.startsWith('/api/file/')) return site.file;
  if (path.startsWith('/api/form/')) return site.form;
  if (path.startsWith('/api/translation-file/')) return 'sv';
  if (path.startsWith('/api/content-types/')) return site.entries.type;
  if (path.startsWith('/api/box/')) return site.siteExport;
  if (path.startsWith('/api/message/')) return site.message;
  if (path.startsWith('/api/booking/')) return site.booking;
  // Only its key opens it, and nobody has this one.
  if (path.startsWith('/api/calendar/feed/')) return `${site.id}.ics`;
  return path.startsWith('/api/order/') ? site.shop.order : undefined;
};
/** The query of calls that name records there. */
const listed: Readonly<Record<string, (site: MarkedSite) => string>> = {
  '/api/files/zip': ({ file }) => `?ids=${file}`,
  '/api/customers.csv': ({ customer }) => `?email=${customer.email}`,
  '/api/orders/packing-slips.pdf': ({ shop }) => `?orders=${shop.order}`,
};
const calls = app.streamed
  // The stream of notifications never ends. src/features/notifications/tests covers its isolation.
  .filter(({ method, path }) => method !== 'OPTIONS' && path !== '/api/notifications/stream')
  .map((call) => ({ ...call, call: `${call.method} ${call.path}` }));
type Call = (typeof calls)[number];

function send({ method, path }: Call, of: MarkedSite, asked: Partial<Asked> = {}): Promise<Answered> {
  const id = idFor(path, of);
  if (path.includes('{') && !id)
    throw new Error(`${path} is new: say in idFor what its id is, so that its walls are tried.`);
  const target = path
    .replace('/feed/{file}', `/feed/${id}`)
    .replace(/\{(id|language)\}/, id ?? '')
    .replace(/\{(item|file)\}/, of.id)
    .replace('{field}', 'file');
  const about = listed[target]?.(of) ?? '';
  const isTus = path.startsWith('/api/files/uploads');
  const body =
    method === 'PATCH'
      ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
      : undefined;
  const { headers, path: with_ = '', ...rest } = asked;
  return world.ask({
    host: one.host,
    method,
    path: `${target}${about}${with_}`,
    ...rest,
    headers: { ...(isTus ? tus : {}), ...body, ...headers },
    ...(body ? { body: Buffer.from('some text') } : {}),
  });
}

describe.each(calls)('$call', (call) => {
  const isWrite = !['GET', 'HEAD'].includes(call.method);
  const cookie = one.owner.cookie;

  test('lets in nobody but whom it is for, of no other site, from no other page', async () => {
    const rows = await allRows(world.admin);
    const wrong: [string, number, Partial<Asked>][] = [
      ['another site in a header', 403, { cookie, headers: { 'x-website-id': two.id } }],
      ['no site', 404, { cookie, host: 'nobody.test' }],
    ];
    if (call.who === 'owner')
      wrong.push(
        ['a visitor', 401, {}],
        ['a customer', 403, { cookie: one.customer.cookie }],
        ['the other owner', 401, { cookie: two.owner.cookie }],
      );
    for (const { role, cookie: theirs } of staff)
      if (
        call.who === 'owner' &&
        !(
          allows(rightsOf[role], call.area, accessBy(call.method)) &&
          (!call.publishes || allows(rightsOf[role], 'publish', 'write'))
        )
      )
        wrong.push([`somebody for ${role}`, 403, { cookie: theirs }]);
    if (isWrite)
      wrong.push(
        ['a foreign page', 403, { cookie, headers: { origin: 'https://evil.test' } }],
        ['the other site’s page', 403, { cookie, headers: { origin: `http://${two.host}` } }],
        ['a page elsewhere', 403, { cookie, headers: { 'sec-fetch-site': 'cross-site' } }],
      );
    for (const [what, status, asked] of wrong)
      expect((await send(call, one, asked)).status, what).toBe(status);
    expect(await allRows(world.admin)).toEqual(rows);
  });

  test('has nothing of another site', async () => {
    const rows = butHistory(await allRows(world.admin));
    const reply = await send(call, two, { cookie });
    // Sites share the names of languages.
    const namesRecord = call.path.includes('{') && !call.path.includes('{language}');
    if (namesRecord || (call.path in listed && !isWrite)) expect(reply.status).toBe(404);
    expect(leaksIn(reply)).toEqual([]);
    expect(reply.text).not.toContain(two.mark);
    expect(butHistory(await allRows(world.admin))).toEqual(rows);
  });
});
