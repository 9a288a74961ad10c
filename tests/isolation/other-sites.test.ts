import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteBeside } from '../../src/features/pages/sections-contract.ts';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import { findOwners, issueToken } from '../../src/features/accounts/server/index.ts';
import { setLimits } from '../../src/features/files/server/uploads/room-queries.ts';
import type { Block } from '../../src/lib/content/block-kind.ts';
import { file } from '../support/files-world.ts';
import { formOf } from '../support/forms.ts';
import type { Answered } from '../support/http.ts';
import { jpeg } from '../support/pictures.ts';
import { asAdmin } from '../support/postgres.ts';
import { staffMember } from '../support/staff.ts';
import { twoSites, type World } from '../support/two-sites.ts';

const password = 'slip-and-slate-9';
const FORM = '0198c7a4-5d11-7c3e-9a55-6a1b2c3d4e5f';
const PATH = '/api/other-sites/sections';

interface Site {
  id: string;
  host: string;
  /** A session that its creator opened from the platform. */
  cookie: string;
}

let world: World;
let ada: string;
let first: Site;
let second: Site;
let bobs: Site;
let picture: LibraryFile;
let section: string;

const platform = async (call: string, body: unknown, cookie = ''): Promise<Answered> => {
  const host = 'platform.sites.test';
  const reply = await world.ask({ host, method: 'POST', path: `/api/platform/${call}`, body, cookie });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
};
const register = async (name: string) =>
  (await platform('register', { email: `${name}@creators.test`, password })).cookie;
const enter = async (host: string, token: string) => {
  const reply = await world.ask({ host, method: 'POST', path: '/api/account/check-token', body: { token } });
  expect(reply.status, reply.text).toBe(200);
  return reply.cookie;
};
const siteOf = async (creator: string, name: string): Promise<Site> => {
  const made = (await platform('sites', { name, subdomain: name }, creator)).json() as {
    website: { _id: string; host: string };
    token: string;
  };
  const { _id: id, host } = made.website;
  return { id, host, cookie: await enter(host, made.token) };
};
const call = ({ host, cookie }: Omit<Site, 'id'>, method: string, path: string, body?: unknown) =>
  world.ask({ host, method, path, cookie, ...(body === undefined ? {} : { body }) });
const listed = async (site: Omit<Site, 'id'>) => {
  const reply = await call(site, 'GET', PATH);
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as SiteBeside[];
};
const copied = (to: Omit<Site, 'id'>) => call(to, 'POST', PATH, { site: second.id, section });
const used = async (site: Site) =>
  ((await call(site, 'GET', '/api/files/room')).json() as { used: number }).used;

const blocksOf = ({ _id, urls }: LibraryFile): unknown[] => [
  { type: 'heading', props: { id: 'title', text: 'Canary of the kiln' } },
  {
    type: 'image',
    props: { id: 'image', picture: { file: _id, src: urls.original, alt: 'A kiln' }, href: '/hidden-page' },
  },
  {
    type: 'richText',
    props: {
      id: 'words',
      text: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/hidden-page' } }] },
              {
                type: 'text',
                text: 'there',
                marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }],
              },
            ],
          },
        ],
      },
    },
  },
  { type: 'form', props: { id: 'form', form: FORM, title: 'Write to us' } },
  { type: 'video', props: { id: 'film', address: `/files/${FORM}/1/film.mp4` } },
];

beforeAll(async () => {
  world = await twoSites({ PLATFORM_URL: 'http://platform.sites.test' });
  ada = await register('ada');
  first = await siteOf(ada, 'first-kiln');
  second = await siteOf(ada, 'second-kiln');
  bobs = await siteOf(await register('bob'), 'bobs-boats');
  const uploaded = await world.ask({
    host: second.host,
    method: 'POST',
    path: '/api/files/',
    cookie: second.cookie,
    ...formOf([file('kiln.jpg', await jpeg(3))]),
  });
  if (uploaded.status !== 201) throw new Error(uploaded.text);
  [picture] = uploaded.json() as [LibraryFile];
  const saved = await call(second, 'POST', '/api/section', {
    name: 'Kiln section',
    blocks: blocksOf(picture),
  });
  if (saved.status !== 201) throw new Error(saved.text);
  section = (saved.json() as { _id: string })._id;
});
afterAll(() => world?.close());

// Fails if the list passes on what is stored, or sites of other creators.
test('the creator who opened a site from the platform sees the sections of the others, without what belongs to those', async () => {
  const sites = await listed(first);
  expect(sites.map(({ _id, name }) => [_id, name])).toEqual([[second.id, 'second-kiln']]);
  expect(sites[0]?.sections.map(({ _id, name }) => [_id, name])).toEqual([[section, 'Kiln section']]);
  const text = JSON.stringify(sites[0]?.sections);
  expect(text).toContain('Canary of the kiln');
  expect(text).toContain('https://example.com/');
  for (const secret of ['hidden-page', FORM, picture._id, '/files/']) expect(text).not.toContain(secret);
  expect(await listed(second)).toEqual([]);
});

// Fails if the owner's role is enough, or a link of the operator.
test('nobody else on the site sees or copies them, nor does another creator', async () => {
  const { db } = world.app;
  const editor = await staffMember({ db, admin: world.admin, ask: world.ask, site: first }, 'manager');
  const token = await db.forWebsite(first.id, async (tx) => {
    const [owner] = await findOwners(tx);
    return issueToken(tx, owner?.id ?? '', 'sign-in', { twoSteps: true });
  });
  const made = await call(first, 'POST', '/api/api-key', {
    name: 'Key',
    rights: { pages: 'write' },
    days: null,
  });
  const { key } = made.json() as { key: string };
  const byKey = await world.ask({
    host: first.host,
    path: PATH,
    headers: { authorization: `Bearer ${key}` },
  });
  expect([byKey.status, byKey.text]).toEqual([200, '[]']);
  const others = [
    { host: first.host, cookie: editor.cookie },
    { host: first.host, cookie: await enter(first.host, token) },
    { host: world.one.host, cookie: world.one.owner.cookie },
    bobs,
  ];
  for (const other of others) {
    expect(await listed(other)).toEqual([]);
    const refused = await copied(other);
    expect([refused.status, refused.text]).toEqual([404, expect.not.stringContaining('Canary')]);
  }
  // A creator's own session names a section of another site than it belongs to, or a site that isn't theirs.
  for (const body of [
    { site: first.id, section },
    { site: bobs.id, section },
    { site: world.one.id, section: world.one.section },
  ])
    expect((await call(first, 'POST', PATH, body)).status).toBe(404);
});

test('a copy brings its images along within the space of the site, and nothing else', async () => {
  const before = await used(first);
  const reply = await copied(first);
  expect(reply.status, reply.text).toBe(200);
  const { name, blocks, images } = reply.json() as { name: string; blocks: Block[]; images: number };
  expect([name, images]).toEqual(['Kiln section', 1]);
  for (const secret of ['hidden-page', FORM, picture._id]) expect(reply.text).not.toContain(secret);
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'image', 'richText', 'form', 'video']);
  const copy = blocks[1]?.props['picture'] as { file: string; src: string; alt: string };
  expect(copy.alt).toBe('A kiln');
  expect((await call(first, 'GET', copy.src)).status).toBe(200);
  expect((await call(first, 'GET', picture.urls.original)).status).toBe(404);
  expect(await used(first)).toBe(before + picture.size);
  const page = await call(first, 'POST', '/api/page', { name: 'With a copy', blocks });
  expect(page.status, page.text).toBe(201);

  const again = (await copied(first)).json() as { blocks: Block[] };
  expect(again.blocks[1]?.props['picture']).toMatchObject({ file: copy.file });
  expect(await used(first)).toBe(before + picture.size);
});

test('without space for the images, nothing is copied', async () => {
  const third = await siteOf(ada, 'third-kiln');
  const before = await used(third);
  await world.app.db.forWebsite(third.id, (tx) => setLimits(tx, { perSite: before + 10 }));
  const refused = await copied(third);
  expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('storage')]);
  expect(await used(third)).toBe(before);
});

// Fails if the session on the site is enough.
test('the right ends with the session on the platform, and a deleted site is not read', async () => {
  const eve = await register('eve');
  const [one, two] = [await siteOf(eve, 'eves-one'), await siteOf(eve, 'eves-two')];
  await call(two, 'POST', '/api/section', {
    name: 'Hers',
    blocks: [{ type: 'heading', props: { text: 'Hers' } }],
  });
  expect((await listed(one)).map(({ name }) => name)).toEqual(['eves-two']);
  const erase = (when: string) =>
    asAdmin(world.admin, (client) =>
      client.query(
        `update sitewright.websites set (deleted_at, erase_at) = (${when}, ${when}) where id = $1`,
        [two.id],
      ),
    );
  await erase(`now() + interval '30 days'`);
  expect(await listed(one)).toEqual([]);
  await erase('null');
  expect(await listed(one)).toHaveLength(1);
  await platform('logout', {}, eve);
  expect(await listed(one)).toEqual([]);
  // The site itself stays open.
  expect((await call(one, 'GET', '/api/sections')).status).toBe(200);
});
