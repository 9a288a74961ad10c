import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { twoSites } from '../../../tests/support/two-sites.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

const world = await twoSites();
afterAll(() => world.close());

test.each<[keyof typeof mostOfSite, string, object, string]>([
  [
    'forms',
    `forms (website_id, name, purpose, content, settings) select $1, 'Form ' || n, 'message', '[]', '{}'`,
    {
      name: 'One more',
      purpose: 'message',
      content: [{ name: 'text', label: 'Text', type: 'text', required: false }],
    },
    'POST /api/form',
  ],
  [
    'collections',
    `collections (website_id, label, slug) select $1, 'C ' || n, 'c-' || n`,
    { label: 'One more' },
    'POST /api/collection',
  ],
  [
    'resources',
    `resources (website_id, name) select $1, 'Room ' || n`,
    { name: 'One more' },
    'POST /api/resource',
  ],
  [
    'folders',
    `file_folders (website_id, path) select $1, 'folder-' || n`,
    { path: 'one more' },
    'POST /api/files/folders',
  ],
])(
  'a site has at most so many %s: another one is refused with a sentence',
  async (what, rows, body, call) => {
    const { host, id } = world.one;
    const [, table = ''] = /^(\w+)/.exec(rows) ?? [];
    await asAdmin(world.admin, (client) =>
      client.query(
        `insert into sitewright.${rows} from generate_series(
         (select count(*) from sitewright.${table} where website_id = $1) + 1, ${mostOfSite[what]}) n`,
        [id],
      ),
    );
    const [method = '', path = ''] = call.split(' ');
    const reply = await world.ask({ host, cookie: world.one.owner.cookie, method, path, body });
    expect([reply.status, reply.text]).toEqual([
      409,
      expect.stringContaining('Delete some before you add more'),
    ]);
  },
);
