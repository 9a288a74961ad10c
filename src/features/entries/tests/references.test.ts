import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';
import type { Product } from '../../products/contract.ts';
import type { ContentType, OwnEntry, ReferredEntries, ShownEntry } from '../entry-shapes.ts';

let server: RunningServer;
let cookie: string;
let people: ContentType;
let projects: ContentType;
let project: OwnEntry;
let anna: OwnEntry;
let ben: OwnEntry;
let product: Product;
let service: { _id: string; label: string };
let files: LibraryFile[];

interface LibraryFile {
  _id: string;
  name: string;
  objectPath: string;
}
const addressOf = ({ objectPath }: LibraryFile) => `/files/${objectPath}`;

async function own<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await server.request({ method, path, body, cookie });
  if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
}
const add = async (type: ContentType, name: string, more: object = {}, isPublished = true) => {
  const made = await own<OwnEntry>('POST', '/api/entries', { type: type._id, name, ...more });
  if (isPublished) await own('POST', `/api/page/${made._id}/publish`, {});
  return made;
};
const details = (values: Record<string, unknown>) => ({ excerpt: '', picture: null, values });
const page = async () => (await server.request({ path: '/projects/harbour-hall' })).text;
const shown = async () =>
  (await server.request({ path: '/api/entry?type=projects&slug=harbour-hall' })).json() as ShownEntry;
const valueOf = async <T>(key: string) => (await shown()).values.find((each) => each.key === key)?.value as T;
const pageWith = (what: string, satisfies: (html: string) => boolean) =>
  eventually(page, satisfies, { what });
const linksTo = (path: string) => (html: string) => html.includes(`href="${path}"`);
const lacks = (path: string) => (html: string) => !linksTo(path)(html);

beforeAll(async () => {
  server = await startServer();
  ({ cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner }));
  [product] = (await own<Product[]>('GET', '/api/products?limit=1')) as [Product];
  [service] = (await own<{ _id: string; label: string }[]>('GET', '/api/services')) as [typeof service];
  files = await own<LibraryFile[]>('GET', '/api/files?kind=image&limit=3');
  people = await own('POST', '/api/content-types', { kind: 'person', slug: 'people', inMenu: false });
  projects = await own('POST', '/api/content-types', { kind: 'project', slug: 'projects', inMenu: false });
  const field = (kind: string, label: string, more: object = {}) => ({ kind, label, ...more });
  projects = await own('PUT', `/api/content-types/${projects._id}`, {
    fields: [
      field('entries', 'Team', { of: people._id }),
      field('gallery', 'Pictures'),
      field('file', 'Brochure'),
      field('products', 'Prints'),
      field('services', 'Book a tour'),
    ],
  });
  anna = await add(people, 'Anna Berg');
  ben = await add(people, 'Ben Ode', {}, false);
  project = await add(projects, 'Harbour hall', {
    details: details({
      team: [ben._id, anna._id],
      pictures: files.map((file) => ({ src: addressOf(file), file: file._id, alt: `Alt of ${file.name}` })),
      brochure: files.slice(0, 1).map(addressOf)[0],
      prints: [product._id],
      book_a_tour: [service._id],
    }),
  });
});
afterAll(() => server.stop());

test('a page shows images, a file to download, products and services that its entry refers to', async () => {
  const html = await page();
  for (const { name } of files) expect(html).toContain(`alt="Alt of ${name}"`);
  expect(html).toMatch(new RegExp(`<a[^>]*href="/files/${files[0]?.objectPath}"[^>]*download`));
  expect(html).toContain(`href="/product/${product.slug}"`);
  expect(html).toContain(service.label);
  expect(await valueOf('prints')).toEqual([product._id]);
});

describe('a reference', () => {
  test('leads to an entry while visitors can see it, with the name that it has now', async () => {
    expect(await page()).toContain('href="/people/anna-berg"');
    expect(await valueOf<ReferredEntries>('team')).toMatchObject({
      type: { slug: 'people' },
      entries: [{ name: 'Anna Berg', href: '/people/anna-berg' }],
      hidden: [ben._id],
    });
    expect(JSON.stringify(await shown())).not.toContain('Ben Ode');
    await own('POST', `/api/page/${ben._id}/publish`, {});
    const both = await pageWith('Ben is there', linksTo('/people/ben-ode'));
    expect(both.indexOf('/people/ben-ode')).toBeLessThan(both.indexOf('/people/anna-berg'));
    await own('PUT', `/api/page/${ben._id}`, { name: 'Ben Otter' });
    await own('POST', `/api/page/${ben._id}/publish`, {});
    await pageWith('Ben has another name', (html) => html.includes('Ben Otter'));
    await own('DELETE', `/api/page/${ben._id}`);
    const left = await pageWith('Ben is gone', lacks('/people/ben-ode'));
    expect(left).toContain('href="/people/anna-berg"');
  });

  test('may form a circle', async () => {
    people = await own('PUT', `/api/content-types/${people._id}`, {
      fields: [{ kind: 'entries', label: 'Projects', of: projects._id }],
    });
    await own('PUT', `/api/page/${anna._id}`, { details: details({ projects: [project._id] }) });
    await own('POST', `/api/page/${anna._id}/publish`, {});
    const html = await eventually(
      async () => (await server.request({ path: '/people/anna-berg' })).text,
      linksTo('/projects/harbour-hall'),
      { what: 'the person names the project' },
    );
    expect(html).toContain('Harbour hall');
    expect((await server.request({ path: '/projects/harbour-hall' })).status).toBe(200);
  });

  test('shows nothing of a hidden product or service, and comes back with it', async () => {
    const inShop = linksTo(`/product/${product.slug}`);
    await own('PUT', `/api/product/${product._id}`, { published: false });
    expect(await pageWith('the product is hidden', (html) => !inShop(html))).not.toContain('Prints');
    await own('PUT', `/api/product/${product._id}`, { published: true });
    await pageWith('the product is back', inShop);
    await own('PUT', `/api/service/${service._id}`, { published: false });
    await pageWith('the service is hidden', (html) => !html.includes('>Book a tour<'));
    await own('PUT', `/api/service/${service._id}`, { published: true });
    expect(await pageWith('the service is back', (html) => html.includes('>Book a tour<'))).toContain(
      service.label,
    );
  });

  test('to nothing, or to an entry of another type, shows nothing', async () => {
    const other = await own<ContentType>('POST', '/api/content-types', { kind: 'post', inMenu: false });
    const post = await add(other, 'Not a person');
    await own('PUT', `/api/page/${project._id}`, {
      details: details({ team: [post._id, crypto.randomUUID(), project._id] }),
    });
    await own('POST', `/api/page/${project._id}/publish`, {});
    const html = await pageWith('nobody is in the team', lacks('/people/anna-berg'));
    expect(html).not.toMatch(/Not a person|>Team</);
  });
});

test('a reference to a content type that is gone is left out', async () => {
  const [team] = projects.fields;
  const gone = await own<ContentType>('POST', '/api/content-types', { kind: 'job', inMenu: false });
  const fields = (of: string) => ({ fields: [{ ...team, of }, ...projects.fields.slice(1)] });
  await own('PUT', `/api/content-types/${projects._id}`, fields(gone._id));
  expect((await shown()).values.map(({ key }) => key)).toContain('team');
  await own('DELETE', `/api/content-types/${gone._id}`);
  await eventually(
    async () => (await shown()).values.map(({ key }) => key),
    (keys) => !keys.includes('team'),
    { what: 'the reference is left out' },
  );
  expect((await server.request({ path: '/projects/harbour-hall' })).status).toBe(200);
  await own('PUT', `/api/content-types/${projects._id}`, fields(people._id));
});

test('a change to another content type says that its references will be hidden', async () => {
  const jobs = await own<ContentType>('POST', '/api/content-types', { kind: 'job', inMenu: false });
  const [team, ...others] = projects.fields;
  const fields = [{ ...team, of: jobs._id }, ...others];
  const found = await own('POST', `/api/content-types/${projects._id}/conversions`, { fields });
  expect(found).toMatchObject([{ key: 'team', fits: 0, hidden: 1 }]);
  await own('DELETE', `/api/content-types/${jobs._id}`);
});

test.each([
  ['team', ['x']],
  ['team', Array.from({ length: 21 }, () => crypto.randomUUID())],
  ['team', 'x'],
  ['pictures', [{ src: 'javascript:alert(1)', alt: '' }]],
  ['brochure', 'javascript:alert(1)'],
  ['brochure', 'https://elsewhere.example/files/a.pdf'],
  ['brochure', '/files/../api/account'],
  ['prints', { product: 1 }],
])('%s doesn’t take %j', async (key, value) => {
  const reply = await server.request({
    method: 'PUT',
    path: `/api/page/${project._id}`,
    body: { details: details({ [key]: value }) },
    cookie,
  });
  expect(reply.status).toBe(400);
});

test('a field with references needs a content type', async () => {
  const reply = await server.request({
    method: 'PUT',
    path: `/api/content-types/${projects._id}`,
    body: { fields: [{ kind: 'entries', label: 'Team' }] },
    cookie,
  });
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('Choose a content type.')]);
});

test('places without a choice are left out, an image becomes a gallery, and a gallery its first image', async () => {
  const kinds = (kind: string) => [{ key: 'pictures', label: 'Pictures', kind }];
  const [first, second] = files.map((file) => ({ src: addressOf(file), file: file._id, alt: '' }));
  await own('PUT', `/api/page/${project._id}`, { details: details({ pictures: [null, first, second] }) });
  await own('POST', `/api/page/${project._id}/publish`, {});
  const values = async () => (await valueOf<{ src: string }[]>('pictures')).map(({ src }) => src);
  await eventually(values, (all) => all.length === 2, { what: 'the empty place is gone' });
  await own('PUT', `/api/content-types/${projects._id}`, { fields: kinds('picture') });
  expect(await valueOf('pictures')).toMatchObject({ src: first?.src });
  await own('PUT', `/api/content-types/${projects._id}`, { fields: kinds('gallery') });
  expect(await values()).toEqual([first?.src, second?.src]);
});

test('a list of dishes shows their prices', async () => {
  const menu = await own<ContentType>('POST', '/api/content-types', {
    kind: 'dish',
    slug: 'menu',
    inMenu: false,
  });
  await add(menu, 'Mushroom pie', { details: details({ price: 14.5 }) });
  await add(menu, 'Of the day');
  const html = (await server.request({ path: '/menu' })).text;
  expect(html).toMatch(/Mushroom pie.*?£14\.50/);
  expect(html.match(/£/g)).toHaveLength(1);
});

test('chapters of an episode lead to their times in its audio, and apps find them beside it', async () => {
  const tracks = await eventually(
    () => own<{ _id: string; audio: string | null }[]>('GET', '/api/audio'),
    (all) => all.some(({ audio }) => audio !== null),
    { what: 'a track can be heard' },
  );
  const track = tracks.find(({ audio }) => audio !== null);
  const show = await own<ContentType>('POST', '/api/content-types', {
    kind: 'episode',
    slug: 'show',
    inMenu: false,
  });
  await add(show, 'Bells', {
    details: details({ audio: track?._id, chapters: '0:00 Welcome\n0:04 <b>Bells</b>' }),
  });
  const ask = async (path: string) => (await server.request({ path })).text;
  const html = await ask('/show/bells');
  expect(html).toMatch(new RegExp(`href="${track?.audio}#t=4"[^>]*>.*?0:04.*?&lt;b&gt;Bells`));
  const address = /podcast:chapters url="([^"]*)"/.exec(await ask('/show/podcast.xml'))?.[1] ?? '';
  expect(JSON.parse(await ask(new URL(address).pathname))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Welcome' },
      { startTime: 4, title: '<b>Bells</b>' },
    ],
  });
  await add(show, 'Silent', { details: details({ audio: track?._id }) });
  expect((await server.request({ path: '/show/silent/chapters.json' })).status).toBe(404);
});

test('visitors read the transcript of an episode on its page', async () => {
  const upload = await server.request({
    method: 'POST',
    path: '/api/files/',
    cookie,
    ...formOf([
      {
        name: 'files',
        fileName: 'talk.vtt',
        bytes: Buffer.from(
          'WEBVTT\n\n01:02.000 --> 01:04.000\n<v Ada>&lt;script&gt;alert(1)&lt;/script&gt; "onclick=x',
        ),
      },
    ]),
  });
  const [file] = upload.json() as [LibraryFile];
  const [track] = await own<{ _id: string; audio: string }[]>('GET', '/api/audio');
  const talks = await own<ContentType>('POST', '/api/content-types', {
    kind: 'episode',
    slug: 'talks',
    inMenu: false,
  });
  await add(talks, 'Talk', { details: details({ audio: track?._id, transcript: addressOf(file) }) });
  const html = (await server.request({ path: '/talks/talk' })).text;
  expect(html).toMatch(/<summary>Show transcript<\/summary>.*href="[^"]*#t=62".*1:02.*Ada/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;onclick=x');
  expect(html).not.toContain('<script>alert');
});

test('products of an event are its tickets, and services its places to book', async () => {
  const events = await own<ContentType>('POST', '/api/content-types', {
    kind: 'event',
    slug: 'concerts',
    inMenu: false,
  });
  const time = { start: '2027-05-01T18:00:00.000Z' };
  await add(events, 'Spring concert', {
    details: details({ time, tickets: [product._id], booking: [service._id] }),
  });
  const html = (await server.request({ path: '/concerts/spring-concert' })).text;
  expect(html).toMatch(new RegExp(`Booking</dt>.*href="/service/[^"]*"[^>]*>[^/]*${service.label}`, 's'));
  expect(html).toContain(`href="/product/${product.slug}"`);
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(facts).toMatch(
    new RegExp(`"@type":"Event".*"offers":\\[\\{"@type":"Offer".*/product/${product.slug}"`),
  );
});
