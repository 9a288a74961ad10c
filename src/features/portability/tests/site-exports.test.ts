import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordInvariants } from '../../../app/wiring/invariants.ts';
import { checkInvariants } from '../../../lib/db/invariants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { tooLarge } from '../../../lib/errors.ts';
import { startExporting } from '../server/index.ts';
import type { SiteExport } from '../contract.ts';
import { tablesFormerly } from '../server/archive/policy/index.ts';
import { sweepExports } from '../server/export-job.ts';
import { startPreparing } from '../../files/server/index.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { jpeg } from '../../../../tests/support/pictures.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { root } from '../../../../tests/support/files.ts';
import { changeRow, type Contents, contentsOf, writeContents } from './repack.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { one, two } = world;
let good = '';
beforeAll(async () => {
  good = (await world.exportTo(one.id, 'good.zip')).path;
});

/** Sites, and all objects in the storage. */
async function stateOf() {
  const { rows } = await asAdmin(world.admin, (client) => client.query('select id from sitewright.websites'));
  const keys = [];
  for await (const { key } of world.target.storage.list('')) keys.push(key);
  return { rows, keys: keys.sort() };
}

test('a site that leaves and arrives is the same, row by row', async () => {
  await asAdmin(world.admin, async (client) => {
    await client.query(`insert into sitewright.shop_numbers values ($1, 'order', 41)`, [one.id]);
    await client.query(`update sitewright.mails set status = 'sent', sent_at = now() where website_id = $1`, [
      one.id,
    ]);
    await client.query(
      `insert into sitewright.stock_holds (website_id, variant_id, order_id, quantity, until)
       select $1, v.id, o.id, 1, now() from sitewright.variants v, sitewright.orders o
       where v.website_id = $1 and o.website_id = $1 limit 1`,
      [one.id],
    );
  });
  const first = await world.exportTo(one.id, 'first.zip');
  const host = 'arrived.test';
  const came = await world.importFrom(first.path, host);
  expect(came.notes).toEqual([]);
  expect(came.websiteId).not.toBe(one.id);
  const second = await world.exportTo(came.websiteId, 'second.zip');
  const hashes = ({ entries }: typeof first.manifest) =>
    Object.fromEntries(Object.entries(entries).map(([name, { sha256 }]) => [name, sha256]));
  expect(hashes(second.manifest)).toEqual(hashes(first.manifest));
  expect(second.manifest.tables).toEqual(first.manifest.tables);
  const empty = Object.entries(first.manifest.tables).filter(([, { rows }]) => rows === 0);
  expect(empty.length, 'Most tables have something to lose.').toBeLessThan(10);
  // The marks break some invariants; the import breaks the same ones.
  const broken = async (site: string) =>
    (await checkInvariants(world.app.db, site, recordInvariants)).map(({ invariant }) => invariant);
  expect(await broken(came.websiteId)).toEqual(await broken(one.id));
});

test('an export in the first format is imported whole by this release', async () => {
  const path = join(root, 'tests/fixtures/site-exports/format-1.zip');
  const { manifest } = await contentsOf(path);
  const { websiteId, notes } = await world.importFrom(path, 'old-export.test');
  expect(notes).toEqual([]);
  const again = await world.exportTo(websiteId, 'again.zip');
  // No longer exported: unsent emails, and references to the payment provider.
  const gone = ['mails', ...tablesFormerly];
  for (const [table, { rows }] of Object.entries(manifest.tables).filter(([name]) => !gone.includes(name)))
    expect({ table, rows: again.manifest.tables[table]?.rows }).toEqual({ table, rows });
});

test('an owner has an export made in the background and downloads it, in parts too', async () => {
  const { storage } = world.target;
  let refusal: Error | undefined = tooLarge('This site has too many files.');
  const put: typeof storage.put = (key, bytes) =>
    refusal ? Promise.reject(refusal) : storage.put(key, bytes);
  await startExporting({ ...world.app.files, storage: { ...storage, put } });
  const asOwner = { host: one.host, cookie: one.owner.cookie };
  // Errors that a retry wouldn't change are reported immediately.
  const refused = (await world.ask({ ...asOwner, method: 'POST', path: '/api/boxes' })).json() as SiteExport;
  const list = async () => (await world.ask({ ...asOwner, path: '/api/boxes' })).json() as SiteExport[];
  const failed = await eventually(list, ([last]) => last?.state === 'failed', { what: 'it is refused' });
  expect(failed[0]).toMatchObject({ _id: refused._id, problem: refusal.message });
  await world.ask({ ...asOwner, method: 'DELETE', path: `/api/box/${refused._id}` });
  refusal = undefined;
  const begun = await world.ask({ ...asOwner, method: 'POST', path: '/api/boxes' });
  expect(begun.status).toBe(201);
  const { _id: id } = begun.json() as SiteExport;
  const find = async () => (await list()).find(({ _id }) => _id === id);
  const made = await eventually(find, (found) => found?.state === 'ready', { what: 'it is packed' });
  expect(made).toMatchObject({ part: 1, problem: null });
  expect(made?.anew.join(' ')).toContain('Stripe');
  const path = `/api/box/${id}/file`;
  const whole = await world.ask({ ...asOwner, path });
  expect(whole.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(made?.size),
  });
  const part = await world.ask({ ...asOwner, path, headers: { range: 'bytes=0-3' } });
  expect([part.status, part.text]).toEqual([206, 'PK\u0003\u0004']);
  expect((await world.ask({ host: one.host, cookie: one.customer.cookie, path })).status).toBe(403);
  expect((await world.ask({ ...asOwner, method: 'DELETE', path: `/api/box/${id}` })).status).toBe(204);
  expect((await world.ask({ ...asOwner, path })).status).toBe(404);
  await sweepExports(world.app.files, 0);
  expect(await world.target.storage.folders('boxes/')).toEqual([]);
});

test('pictures are made anew of what was uploaded, when they are first asked for', async () => {
  await startPreparing(world.app.files, world.app.visits.lately);
  const form = formOf([{ name: 'files', fileName: 'boat.jpg', bytes: await jpeg(7, 300, 200) }]);
  const asked = { method: 'POST', path: '/api/files', cookie: one.owner.cookie, ...form };
  const [sent] = (await world.ask({ host: one.host, ...asked })).json() as { _id: string }[];
  const find = async () =>
    (
      await world.ask({ host: one.host, path: `/api/file/${sent?._id}`, cookie: one.owner.cookie })
    ).json() as { state: string; urls: { original: string } };
  const { urls } = await eventually(find, ({ state }) => state === 'ready', { what: 'it is prepared' });
  const made = await world.exportTo(one.id, 'pictures.zip');
  await world.importFrom(made.path, 'pictures.test');
  const path = new URL(urls.original, 'http://any.test').pathname;
  const [here, there] = await Promise.all(
    [one.host, 'pictures.test'].map((host) => world.ask({ host, path })),
  );
  expect(there?.headers['content-type']).toBe('image/jpeg');
  expect([there?.status, there?.text]).toEqual([200, here?.text]);
  const small = await world.ask({ host: 'pictures.test', path: path.replace(/[^/]+$/, 'thumbnail.webp') });
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
});

/** Values that no call would have stored. */
const refusedValues: [table: string, column: string, value: unknown][] = [
  ['websites', 'timezone', 'Nowhere/Land'],
  ['websites', 'locale', 'no language'],
  ['websites', 'locale', 'waiting'],
  ['websites', 'currency', 'ZZZ'],
  ['websites', 'colours', { main: 'red;}body{background:url(//evil.example)}' }],
  ['websites', 'brand', { fonts: { heading: 'x;}', body: 'inter' } }],
  ['websites', 'logo', 'javascript:alert(1)'],
  ['websites', 'contact_email', 'a@b.test\r\nBcc: c@d.test'],
  ['accounts', 'role', 'platform'],
  ['accounts', 'language', 'xx'],
  ['accounts', 'name', 'a\0b'],
  ['accounts', 'phone', '\ud800'],
  ['accounts', 'addresses', [{ line1: '1 Kiln Lane', line2: '', postcode: '', country: 'GB', street: 'x' }]],
  ['accounts', 'addresses', [{ line1: '1 Kiln Lane', line2: '', postcode: '', country: 'GB', city: 'a\nb' }]],
  ['redirects', 'to_address', '/\\evil.example'],
  ['menu_entries', 'href', '//evil.example'],
  ['forms', 'content', [{ name: '__proto__', label: 'x', type: 'script' }]],
  ['products', 'price', -1],
  ['products', 'price', 1e15],
  ['variants', 'stock', -1],
  ['discount_codes', 'value', 20_000],
  ['services', 'hours', [{ day: 9, from: '25:00', to: 'x' }]],
  ['services', 'description', 'x'],
  ['orders', 'status', 9],
  ['orders', 'provider', 'elsewhere'],
  ['orders', 'address', { line1: 'x', line2: '', postcode: '', country: 'GB', region: 'x'.repeat(121) }],
  ['orders', 'address', { line1: 'x', line2: '', postcode: '', country: 'GB', company: { html: 'x' } }],
  ['fulfilments', 'link', 'javascript:alert(1)'],
  ['bookings', 'visitor_timezone', 'Nowhere/Land'],
  ['bookings', 'language', 'xx'],
  ['orders', 'language', 'English'],
  ['bookings', 'start_at', '9999-12-31T00:00:00+00:00'],
  ['attachments', 'type', 'text/html'],
  ['audio_previews', 'type', 'text/html'],
  ['entry_comments', 'state', 'unconfirmed'],
  ['entry_comments', 'state', 'approved'],
  ['entry_comments', 'body', ''],
  ['entry_comments', 'author_email', 'a@b.test\r\nBcc: c@d.test'],
  ['entry_comments', 'language', 'xx'],
  ['history', 'word', 'became-operator'],
];

describe('an export that somebody changed', () => {
  const cases: [string, RegExp, (archive: Contents) => void | Parameters<typeof writeContents>[2]][] = [
    [
      'changed bytes',
      /changed after it was exported/,
      ({ entries, manifest }) => {
        const name = 'tables/pages.ndjson';
        const bytes = Buffer.from(entries.get(name) ?? '');
        bytes[10] = (bytes[10] ?? 0) ^ 1;
        entries.set(name, bytes);
        manifest.madeAt = new Date().toISOString();
        return { sums: false };
      },
    ],
    ['a newer format', /newer release/, ({ manifest }) => void (manifest.format = 99)],
    ['a newer schema', /newer release/, ({ manifest }) => void (manifest.schema = '9999-later')],
    ['an entry that comes twice', /two entries with the same name/, () => ({ twice: 'tables/pages.ndjson' })],
    [
      'an entry that nobody knows',
      /entry that no site export has/,
      ({ entries }) => void entries.set('pages.php', Buffer.from('x')),
    ],
    [
      'an unknown table',
      /“planets”/,
      ({ entries, manifest }) => {
        manifest.tables['planets'] = { rows: 0, columns: [] };
        entries.set('tables/planets.ndjson', Buffer.alloc(0));
      },
    ],
    [
      'a table of other things',
      /“sessions”/,
      ({ entries, manifest }) => {
        manifest.tables['sessions'] = { rows: 0, columns: [] };
        entries.set('tables/sessions.ndjson', Buffer.alloc(0));
      },
    ],
    [
      'an unknown column',
      /“is_admin”/,
      ({ manifest }) => void manifest.tables['accounts']?.columns.push('is_admin'),
    ],
    [
      'a column that its table does not list',
      /column that the table doesn’t list/,
      (archive) => changeRow(archive, 'accounts', (row) => (row['password_hash'] = 'x')),
    ],
    [
      'another site’s id',
      /column that the table doesn’t list/,
      (archive) => changeRow(archive, 'pages', (row) => (row['website_id'] = two.id)),
    ],
    [
      'a row of no such shape',
      /row 1 of “pages” can’t be used. slug: /,
      (archive) => changeRow(archive, 'pages', (row) => (row['slug'] = '../..')),
    ],
    [
      'a reference that leads nowhere',
      /don’t fit together/,
      (archive) => changeRow(archive, 'page_versions', (row) => (row['page_id'] = two.id)),
    ],
    [
      'a row too many',
      /number of rows/,
      ({ manifest }) => void ((manifest.tables['pages'] as { rows: number }).rows -= 1),
    ],
    [
      'a link that runs a script',
      /“redirects” can’t be used. to_address: Enter a path/,
      (archive) => changeRow(archive, 'redirects', (row) => (row['to_address'] = 'java\tscript:alert(1)')),
    ],
    ...refusedValues.map(([table, column, value]): (typeof cases)[number] => [
      `${table}.${column} as ${JSON.stringify(value)}`,
      new RegExp(`row 1 of “${table}” can’t be used. ${column}`),
      (archive) => changeRow(archive, table, (row) => (row[column] = value)),
    ]),
    [
      'a course whose dates overlap',
      /row 1 of “services” can’t be used. sessions: Two of the dates overlap/,
      (archive) =>
        changeRow(archive, 'services', (row) =>
          Object.assign(row, {
            whole_series: true,
            duration_minutes: 60,
            sessions: ['10:00', '10:30'].map((time) => ({ date: '2027-03-14', time })),
          }),
        ),
    ],
    [
      'a reset email without its link',
      /row 1 of “email_templates” can’t be used. body: .*resetLink|link/,
      (archive) => changeRow(archive, 'email_templates', (row) => (row['email_id'] = 'reset')),
    ],
    [
      'a reset email that is switched off',
      /row 1 of “email_templates” can’t be used. enabled: /,
      (archive) =>
        changeRow(archive, 'email_templates', (row) =>
          Object.assign(row, { email_id: 'reset', enabled: false, subject: null, body: null }),
        ),
    ],
    [
      'endless nesting',
      /nested too deep/,
      (archive) =>
        changeRow(archive, 'shops', (row) => {
          let deep: unknown = 1;
          for (let n = 0; n < 300; n += 1) deep = [deep];
          row['settings'] = deep;
        }),
    ],
    [
      'a text without end',
      /too long/,
      (archive) => changeRow(archive, 'accounts', (row) => (row['name'] = 'x'.repeat(1_000_001))),
    ],
    [
      'a file that is something else',
      /content must match its type/,
      (archive) => changeRow(archive, 'files', (row) => (row['type'] = 'text/html')),
    ],
    [
      'bytes that are something else',
      /don’t match its checksum/,
      ({ entries }) => {
        const name = [...entries.keys()].find((each) => each.startsWith('files/')) ?? '';
        entries.set(name, Buffer.from('<!doctype html><script>alert(1)</script>'));
      },
    ],
    [
      'a bomb',
      /too large when unpacked/,
      ({ entries }) => void entries.set('tables/pages.ndjson', Buffer.alloc(40 * 1024 * 1024)),
    ],
  ];

  test.each(cases)('is refused for %s, and nothing is left of it', async (what, sentence, change) => {
    const contents = await contentsOf(good);
    const options = change(contents) ?? {};
    const path = await writeContents(join(world.folder, 'hostile.zip'), contents, options);
    const there = await stateOf();
    await expect(world.importFrom(path, 'hostile.test'), what).rejects.toThrow(sentence);
    expect(await stateOf()).toEqual(there);
  });

  test('is refused where it is no archive, broken off, or leads out of its folder', async () => {
    const bytes = await readFile(good);
    const outside = Buffer.from(
      bytes.toString('latin1').replaceAll('tables/pages.ndjson', '../../pages.ndjson0'),
      'latin1',
    );
    for (const [name, content] of [
      ['plain.zip', Buffer.from('no archive at all')],
      ['empty.zip', Buffer.alloc(0)],
      ['half.zip', bytes.subarray(0, bytes.length / 2)],
      ['outside.zip', outside],
    ] as const) {
      const path = join(world.folder, name);
      await writeFile(path, content);
      await expect(world.importFrom(path, 'hostile.test'), name).rejects.toThrow(/can’t be imported/);
    }
  });

  test('loses what no text may hold, and keeps the rest', async () => {
    const contents = await contentsOf(good);
    changeRow(contents, 'products', (row) => {
      row['description'] = {
        type: 'doc',
        content: [
          { type: 'script', content: [{ type: 'text', text: 'kept' }] },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'x',
                marks: [{ type: 'link', attrs: { href: 'java\tscript:alert(1)' } }],
              },
            ],
          },
        ],
      };
    });
    changeRow(contents, 'page_versions', (row) => {
      row['blocks'] = [{ type: 'exploit', props: {} }, ...(row['blocks'] as object[])];
    });
    const path = await writeContents(join(world.folder, 'cleaned.zip'), contents);
    const { websiteId, notes } = await world.importFrom(path, 'cleaned.test');
    expect(notes).toEqual([expect.stringMatching(/imported without 1 block/)]);
    const { rows } = await asAdmin(world.admin, (client) =>
      client.query(`select description::text as text from sitewright.products where website_id = $1`, [
        websiteId,
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain('script');
  });
});
