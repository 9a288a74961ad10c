import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry } from '../../entry-shapes.ts';
import type { EntryImport, ImportedRow } from '../../import-contract.ts';
import { startEntryImportWorker } from '../index.ts';

const world = await twoSites();
const { app, one } = world;
beforeAll(() => startEntryImportWorker(app));
afterAll(() => world.close());
const { owner, done } = callsOn(world, one);

const addType = (body: object) => done<ContentType>('POST', '/api/content-types', { inMenu: false, ...body });
async function stage(type: ContentType, body: string): Promise<EntryImport> {
  const reply = await world.ask({
    host: one.host,
    method: 'POST',
    path: `/api/content-types/${type._id}/import?name=table.csv`,
    body,
    cookie: one.owner.cookie,
    headers: { 'content-type': 'text/csv' },
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as EntryImport;
}
async function run({ _id }: EntryImport): Promise<void> {
  await done('POST', `/api/entry-import/${_id}/start`, { publish: true, overwrite: true });
  await eventually(
    () => owner('GET', `/api/entry-import/${_id}`),
    // A busy process refuses some calls.
    ({ status, text }) => status === 200 && (JSON.parse(text) as EntryImport).status === 'done',
    { what: 'the import is done' },
  );
}
const rowsOf = ({ _id }: EntryImport) => done<ImportedRow[]>('GET', `/api/entry-import/${_id}/rows`);

describe('references in a table', async () => {
  const people = await addType({ kind: 'person', slug: 'team' });
  const type = await addType({ kind: 'project', slug: 'projects' });
  const fields = [
    { kind: 'entries', label: 'Team', of: people._id },
    { kind: 'products', label: 'Prints' },
    { kind: 'services', label: 'Tours' },
  ];
  await done('PUT', `/api/content-types/${type._id}`, { fields });
  const addPerson = (name: string, slug: string) =>
    done<OwnEntry>('POST', '/api/entries', { type: people._id, name, slug });
  const anna = await addPerson('Anna, Berg', 'anna-berg');
  const twins = [await addPerson('Ben', 'ben'), await addPerson('Ben', 'ben-2')] as const;
  interface Sold {
    _id: string;
    label: string;
    slug: string;
  }
  const [product] = await done<Sold[]>('GET', '/api/products?limit=1');
  const [service] = await done<Sold[]>('GET', '/api/services');
  const namesNow = async () => {
    const path = `/api/content-types/${type._id}/entries?values=true`;
    return (await done<{ names: object }>('GET', path)).names;
  };
  const valuesOf = async () => {
    const path = `/api/content-types/${type._id}/entries?values=true`;
    return (await done<{ entries: OwnEntry[] }>('GET', path)).entries.map(({ values }) => values);
  };

  test('are addresses, titles or IDs, and are exported as addresses', async () => {
    const team = `"""anna, BERG"", https://any.example/team/ben-2, ${twins[0]._id}"`;
    const sold = `"${product?.label}",/service/${service?.slug}`;
    const staged = await stage(type, `title,team,prints,tours\nHall,${team},${sold}`);
    expect(staged).toMatchObject({ wrong: 0, fresh: 1 });
    await run(staged);
    const values = {
      team: [anna._id, twins[1]._id, twins[0]._id],
      prints: [product?._id],
      tours: [service?._id],
    };
    expect(await valuesOf()).toEqual([values]);
    expect(await namesNow()).toEqual({
      [anna._id]: 'Anna, Berg',
      [twins[1]._id]: 'Ben',
      [twins[0]._id]: 'Ben',
      [product?._id ?? '']: product?.label,
      [service?._id ?? '']: service?.label,
    });
    const csv = async () => (await owner('GET', `/api/content-types/${type._id}/entries.csv`)).text;
    expect(await csv()).toContain(
      `"/team/anna-berg, /team/ben-2, /team/ben",/product/${product?.slug},/service/${service?.slug}`,
    );
    await run(await stage(type, await csv()));
    expect(await valuesOf()).toEqual([values]);
    // What is gone keeps its ID.
    await done('DELETE', `/api/page/${twins[1]._id}`);
    expect(await csv()).toContain(`"/team/anna-berg, ${twins[1]._id}, /team/ben"`);
  });

  test('to nothing, to several and to another site are said by row and column', async () => {
    const [elsewhere] = await callsOn(world, world.two).done<Sold[]>('GET', '/api/products?limit=1');
    await addPerson('Twin', 'twin-a');
    await addPerson('Twin', 'twin-b');
    const rows = ['A,Nobody,', 'B,twin,', `C,,"${elsewhere?.label}"`, 'D,constructor,', 'E,/team/twin-a,'];
    const staged = await stage(type, `title,team,prints\n${rows.join('\n')}`);
    expect(staged).toMatchObject({ wrong: 4, fresh: 1 });
    const said = (await rowsOf(staged)).map(({ problems }) => problems[0]);
    expect(said).toMatchObject([
      { column: 'team', sentence: '“Nobody” isn’t on your site. Use an address or a title.' },
      { column: 'team', sentence: 'Several are called “twin”. Use the address.' },
      { column: 'prints', sentence: expect.stringContaining('isn’t on your site') },
      { column: 'team', sentence: expect.stringContaining('constructor') },
      undefined,
    ]);
  });
});
