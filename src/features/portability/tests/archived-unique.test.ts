import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import type { ContentType, OwnEntry } from '../../entries/entry-shapes.ts';
import { changeRow, contentsOf, writeContents } from './repack.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { admin, one } = world;
const { done } = callsOn(world, one);

test('a field whose values are checked travels, with entries that clash', async () => {
  const { _id } = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    plural: 'Mugs',
    inMenu: false,
  });
  const type = await done<ContentType>('PUT', `/api/content-types/${_id}`, {
    fields: [{ kind: 'text', label: 'SKU' }],
  });
  for (const name of ['First', 'Second'])
    await done<OwnEntry>('POST', '/api/entries', {
      type: _id,
      name,
      details: { excerpt: '', picture: null, values: { sku: 'A-1' } },
    });
  const fields = JSON.stringify(type.fields.map((field) => ({ ...field, unique: true })));
  await asAdmin(admin, (client) =>
    client.query('update sitewright.content_types set fields = $2 where id = $1', [_id, fields]),
  );
  const { path } = await world.exportTo(one.id, 'clashes.zip');
  const { websiteId } = await world.importFrom(path, 'clashes.test');
  const { rows } = await asAdmin(admin, (client) =>
    client.query<{ unique: boolean; name: string }>(
      `select (t.fields -> 0 -> 'unique')::boolean as unique, v.name
       from sitewright.content_types t join sitewright.entry_unique_values held
         on held.website_id = t.website_id and held.type_id = t.id
       join sitewright.page_versions v on v.website_id = held.website_id and v.page_id = held.page_id
       where t.website_id = $1 and t.plural = 'Mugs'`,
      [websiteId],
    ),
  );
  expect(rows).toEqual([{ unique: true, name: 'First' }]);
});

test('a field that can’t be compared is refused as a checked one', async () => {
  const { path } = await world.exportTo(one.id, 'good.zip');
  const archive = await contentsOf(path);
  changeRow(archive, 'content_types', (row) => {
    row['fields'] = [{ key: 'text', label: 'Text', kind: 'richText', unique: true }];
  });
  const hostile = await writeContents(join(world.folder, 'hostile.zip'), archive);
  await expect(world.importFrom(hostile, 'hostile.test')).rejects.toThrow(/can’t be compared/);
});
