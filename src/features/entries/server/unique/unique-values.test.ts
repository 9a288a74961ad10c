import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { whileLocked } from '../../../../../tests/support/while-locked.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Page } from '../../../pages/contract.ts';
import { saveDraft, startPublishWorker } from '../../../pages/server/index.ts';
import type { ContentType, OwnEntry } from '../../entry-shapes.ts';
import type { EntryImport, ImportedRow } from '../../import-contract.ts';
import { startEntryImportWorker } from '../index.ts';

const world = await twoSites();
const { app, one } = world;
afterAll(() => world.close());
const { owner, done } = callsOn(world, one);
beforeAll(async () => {
  await startEntryImportWorker(app);
  await startPublishWorker({ ...app.pages, db: app.db });
});

type Values = Record<string, unknown>;
type Refused = { error: string; fields: Record<string, string> };

const details = (values: Values) => ({ excerpt: '', picture: null, values });
const number = { kind: 'text', label: 'SKU', unique: true };
let count = 0;
let type: ContentType;

const addType = async (...fields: object[]) => {
  const { _id } = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    plural: `Things ${(count += 1)}`,
    inMenu: false,
  });
  return done<ContentType>('PUT', `/api/content-types/${_id}`, { fields });
};
const tryToAdd = (name: string, values: Values = {}) =>
  owner('POST', '/api/entries', { type: type._id, name, details: details(values) });
const add = (name: string, values: Values = {}) =>
  done<OwnEntry>('POST', '/api/entries', { type: type._id, name, details: details(values) });
const tryToSave = (id: string, values: Values) =>
  owner('PUT', `/api/page/${id}`, { details: details(values) });
const save = (id: string, values: Values) =>
  done<Page>('PUT', `/api/page/${id}`, { details: details(values) });
const publish = (id: string, body: object = {}) => done<Page>('POST', `/api/page/${id}/publish`, body);
const draftOf = (id: string) => done<Page>('GET', `/api/page?_id=${id}&draft=true`);
const valuesOf = async (id: string) => (await draftOf(id)).details?.values;
const tryToChange = (fields: readonly object[]) => owner('PUT', `/api/content-types/${type._id}`, { fields });
const change = (fields: readonly object[]) =>
  done<ContentType>('PUT', `/api/content-types/${type._id}`, { fields });
const restore = (...entries: OwnEntry[]) =>
  done('POST', '/api/entries/restore', { entries: entries.map(({ _id }) => _id) });
const trash = (...entries: OwnEntry[]) =>
  done('POST', '/api/entries/delete', { entries: entries.map(({ _id }) => _id) });

beforeEach(async () => {
  type = await addType(number);
});

describe('a value that another entry has', () => {
  test('is refused at its field, with the name of that entry, and changes nothing', async () => {
    await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup', { sku: 'A-2' });
    const said = 'Another entry, “Mug”, already has this SKU.';
    for (const reply of [await tryToAdd('Jug', { sku: 'A-1' }), await tryToSave(cup._id, { sku: 'A-1' })]) {
      expect(reply.status).toBe(400);
      const { error, fields } = reply.json() as Refused;
      expect(fields).toEqual({ 'details.values.sku': said });
      expect(error).toBe(`The entry was not saved, because of “SKU”: ${said}`);
    }
    expect((await draftOf(cup._id)).version).toBe(1);
    expect(await valuesOf(cup._id)).toEqual({ sku: 'A-2' });
  });

  test('is refused in the language of staff, and in English to programs', async () => {
    type = await addType({ kind: 'text', label: 'Nummer', unique: true });
    await add('Becher', { nummer: 'A-1' });
    const till = { name: 'Till', rights: { pages: 'write' }, days: 1 };
    const { key } = await done<{ key: string }>('POST', '/api/api-key', till);
    const inGerman = { referer: `http://${one.host}/admin/content`, 'accept-language': 'de' };
    const refused = async (asked: { cookie?: string; headers: Record<string, string> }) => {
      const body = { type: type._id, name: 'Krug', details: details({ nummer: 'A-1' }) };
      const path = '/api/entries';
      const reply = await world.ask({ host: one.host, method: 'POST', path, body, ...asked });
      return (reply.json() as Refused).error;
    };
    const { cookie } = one.owner;
    expect(await refused({ cookie, headers: inGerman })).toBe(
      'Der Eintrag wurde wegen „Nummer“ nicht gespeichert: ' +
        'Ein anderer Eintrag, „Becher“, hat bereits diesen Wert in „Nummer“.',
    );
    expect(await refused({ headers: { ...inGerman, authorization: `Bearer ${key}` } })).toBe(
      'The entry was not saved, because of “Nummer”: Another entry, “Becher”, already has this nummer.',
    );
  });

  test.each<[string, object, unknown, unknown, unknown]>([
    ['capital letters and spaces', { kind: 'text' }, 'Straße  1', ' STRASSE 1', 'Strasse 2'],
    ['composed and decomposed letters', { kind: 'text' }, 'Caf\u00e9', 'cafe\u0301', 'Cafe'],
    ['a date', { kind: 'date' }, '2026-05-01', '2026-05-01', '2026-05-02'],
    ['a number', { kind: 'number' }, 12.5, 12.5, 12],
    ['links', { kind: 'link' }, 'https://Example.com/a', 'https://example.com/a/', 'https://example.com/A'],
  ])('is found in spite of %s', async (_, field, first, same, other) => {
    type = await addType({ label: 'Code', unique: true, ...field });
    await add('First', { code: first });
    expect((await tryToAdd('Same', { code: same })).status).toBe(400);
    expect((await tryToAdd('Other', { code: other })).status).toBe(201);
  });

  test('may be empty, may stay, and is free once nobody has it', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup');
    await add('Jug', { sku: '' });
    await save(mug._id, { sku: 'a-1' });
    await save(mug._id, { sku: 'a-1' });
    await save(mug._id, { sku: 'B-1' });
    await save(cup._id, { sku: 'A-1' });
    await save(cup._id, { sku: null });
    expect((await tryToAdd('Pot', { sku: 'A-1' })).status).toBe(201);
  });

  test('is also one that visitors see, or that is scheduled, although the draft has another', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    await publish(mug._id);
    await save(mug._id, { sku: 'A-2' });
    await publish(mug._id, { at: new Date(Date.now() + 3_600_000).toISOString() });
    await save(mug._id, { sku: 'A-3' });
    for (const sku of ['A-1', 'A-2', 'A-3']) expect((await tryToAdd('Cup', { sku })).status).toBe(400);
    await publish(mug._id);
    const cup = await add('Cup', { sku: 'A-1' });
    await save(cup._id, { sku: 'A-2' });
  });

  test('isn’t looked at while its field is retired, but when that is restored', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    await save(mug._id, { sku: 'A-2' });
    const cup = await add('Cup', { sku: 'A-1' });
    const retire = (retired: boolean) => type.fields.map((field) => ({ ...field, retired }));
    await change(retire(true));
    await done('POST', `/api/page/${mug._id}/restore`, { version: 1 });
    expect((await tryToChange(retire(false))).status).toBe(400);
    await trash(cup);
    await change(retire(false));
    expect((await tryToAdd('Jug', { sku: 'A-1' })).status).toBe(400);
  });
});

describe('entries that are saved together', () => {
  const saveAll = (...given: readonly (readonly [OwnEntry, unknown])[]) =>
    owner('PUT', '/api/entries/drafts', {
      entries: given.map(([{ _id, version }, sku]) => ({ _id, version, values: { sku } })),
    });

  test('may exchange their values, and others can’t have them afterwards', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup', { sku: 'A-2' });
    const reply = await saveAll([mug, 'A-2'], [cup, 'A-1']);
    expect(reply.status, reply.text).toBe(200);
    expect([await valuesOf(mug._id), await valuesOf(cup._id)]).toEqual([{ sku: 'A-2' }, { sku: 'A-1' }]);
    for (const sku of ['A-1', 'A-2']) expect((await tryToAdd('Jug', { sku })).status).toBe(400);
  });

  test('are refused as a whole if two would have the same, or another one has it', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup');
    await add('Jug', { sku: 'A-3' });
    for (const [first, second, whose] of [
      ['A-2', 'a-2', 'Mug'],
      ['A-2', 'A-3', 'Jug'],
    ] as const) {
      const reply = await saveAll([mug, first], [cup, second]);
      expect(reply.status).toBe(409);
      expect((reply.json() as Refused).error).toBe(
        `No entries were saved. “Cup”: The entry was not saved, because of “SKU”: Another entry, “${whose}”, already has this SKU.`,
      );
    }
    expect(await valuesOf(mug._id)).toEqual({ sku: 'A-1' });
    expect((await tryToAdd('Pot', { sku: 'A-2' })).status).toBe(201);
  });

  test('leave to others what visitors still see of them', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup', { sku: 'A-2' });
    await publish(mug._id);
    expect((await saveAll([mug, 'A-2'], [cup, 'A-1'])).status).toBe(409);
  });
});

test('of entries that are given the same value at the same moment, one gets it', async () => {
  const entries: OwnEntry[] = [];
  for (const name of ['One', 'Two', 'Three']) entries.push(await add(name));
  const lock = sql`select from content_types where website_id = ${one.id} and id = ${type._id} for update`;
  // Fails without `on conflict` in `enterClaims`, and if those who have a value are read before it is entered.
  const replies = await whileLocked(app.db, one.id, lock, 4, () =>
    Promise.all([
      ...entries.map(({ _id }) => tryToSave(_id, { sku: 'A-1' })),
      tryToAdd('Four', { sku: 'a-1' }),
    ]),
  );
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(3);
});

describe('checking a field', () => {
  test('is refused while entries clash, which are named, and changes nothing', async () => {
    type = await addType({ ...number, unique: false });
    for (const [name, sku] of [
      ['Mug', 'A-1'],
      ['Cup', 'a-1'],
      ['Jug', 'B-1'],
      ['Pot', 'B-1'],
      ['Vase', 'C-1'],
    ] as const)
      await add(name, { sku });
    const fields = type.fields.map((field) => ({ ...field, unique: true }));
    const reply = await tryToChange(fields);
    expect(reply.status).toBe(400);
    expect((reply.json() as Refused).fields).toEqual({
      'fields.0.unique':
        '2 values are used in more than one entry: “A-1” (“Mug”, “Cup”); “B-1” (“Jug”, “Pot”). Change them, then try again.',
    });
    const [now] = (await done<ContentType[]>('GET', '/api/content-types')).filter(
      ({ _id }) => _id === type._id,
    );
    expect(now).toMatchObject({ version: type.version });
    expect(now?.fields[0]?.unique).toBeUndefined();
    await add('Bowl', { sku: 'A-1' });
  });

  test('meets a value that is being saved', async () => {
    type = await addType({ ...number, unique: false });
    await add('Mug', { sku: 'A-1' });
    const cup = await add('Cup');
    const saving = {
      execute: (tx: Tx) => saveDraft(app.pages, tx, cup._id, { details: details({ sku: 'A-1' }) }, null),
    };
    // Fails if entries are saved without a lock on their content type.
    const reply = await whileLocked(app.db, one.id, saving, 1, () =>
      tryToChange(type.fields.map((field) => ({ ...field, unique: true }))),
    );
    expect(reply.status).toBe(400);
  });

  test('counts neither the trash nor what only was published once', async () => {
    type = await addType({ ...number, unique: false });
    const mug = await add('Mug', { sku: 'A-1' });
    await publish(mug._id);
    await save(mug._id, { sku: 'A-2' });
    await publish(mug._id);
    await add('Cup', { sku: 'A-1' });
    await trash(await add('Jug', { sku: 'A-1' }));
    await change(type.fields.map((field) => ({ ...field, unique: true })));
    expect((await tryToAdd('Pot', { sku: 'A-1' })).status).toBe(400);
  });

  test('ends when it is turned off or the field becomes one that can’t be compared, and there is no default', async () => {
    await add('Mug', { sku: 'A-1' });
    const [field] = (await change([{ ...number, key: 'sku', usual: 'A-0' }])).fields;
    expect(field).toMatchObject({ unique: true, usual: null });
    const { fields } = await change([{ ...number, key: 'sku', kind: 'multiline' }]);
    expect(fields[0]?.unique).toBeUndefined();
    await add('Cup', { sku: 'A-1' });
    await change([{ ...number, key: 'sku', unique: false }]);
    await add('Jug', { sku: 'A-1' });
  });

  test('compares anew when the field holds something else', async () => {
    await add('One', { sku: '1' });
    await add('One point nought', { sku: '1.0' });
    const reply = await tryToChange([{ ...number, key: 'sku', kind: 'number' }]);
    expect((reply.json() as Refused).fields['fields.0.unique']).toContain('“One”, “One point nought”');
  });

  test('is refused for entries that would move from another content type', async () => {
    await add('Mug', { sku: 'A-1' });
    const to = type;
    type = await addType({ ...number, unique: false });
    const cup = await add('Cup', { sku: 'a-1' });
    const move = () => owner('DELETE', `/api/content-types/${type._id}?moveTo=${to._id}`);
    const reply = await move();
    expect(reply.status).toBe(409);
    expect((reply.json() as Refused).error).toMatch(
      /^The entries were not moved to “.*”, because of “SKU”\. One value is used in more than one entry: .*“Mug”, “Cup”/,
    );
    await save(cup._id, { sku: 'A-2' });
    expect((await move()).status).toBe(204);
    type = to;
    expect((await tryToAdd('Jug', { sku: 'A-2' })).status).toBe(400);
  });
});

describe('an entry from the trash', () => {
  test('gets its value back', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    await publish(mug._id);
    await trash(mug);
    expect(await restore(mug)).toEqual({ restored: 1, drafts: 0, cleared: 0 });
    expect((await tryToAdd('Cup', { sku: 'A-1' })).status).toBe(400);
  });

  test('comes back as a draft without a value that another one was given', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    await publish(mug._id);
    await publish(mug._id, { at: new Date(Date.now() + 3_600_000).toISOString() });
    await trash(mug);
    await add('Cup', { sku: 'A-1' });
    expect(await restore(mug)).toEqual({ restored: 1, drafts: 1, cleared: 1 });
    expect(await valuesOf(mug._id)).toEqual({ sku: null });
    expect(await done('GET', `/api/entries/${mug._id}`)).toMatchObject({ state: 'draft', publishAt: null });
    const { details: before } = await done<Page>('GET', `/api/page?_id=${mug._id}&version=1`);
    expect(before?.values).toEqual({ sku: 'A-1' });
  });

  test('that is restored with another of the same value leaves it to one of them', async () => {
    const mug = await add('Mug', { sku: 'A-1' });
    await trash(mug);
    const cup = await add('Cup', { sku: 'A-1' });
    await trash(cup);
    expect(await restore(mug, cup)).toEqual({ restored: 2, drafts: 0, cleared: 1 });
    const held = [await valuesOf(mug._id), await valuesOf(cup._id)].map((values) => values?.['sku']);
    expect(held.toSorted()).toEqual(['A-1', null]);
  });
});

test('an earlier version with a value that another entry has by now isn’t restored', async () => {
  const mug = await add('Mug', { sku: 'A-1' });
  await save(mug._id, { sku: 'A-2' });
  await add('Cup', { sku: 'A-1' });
  const reply = await owner('POST', `/api/page/${mug._id}/restore`, { version: 1 });
  expect(reply.status).toBe(400);
  const said = 'Another entry, “Cup”, already has this SKU.';
  expect((reply.json() as Refused).error).toBe(`This version wasn’t restored, because of “SKU”: ${said}`);
  expect(await draftOf(mug._id)).toMatchObject({ version: 2, details: { values: { sku: 'A-2' } } });
  await save(mug._id, { sku: 'A-3' });
  await done('POST', `/api/page/${mug._id}/restore`, { version: 2 });
  expect((await tryToAdd('Jug', { sku: 'A-2' })).status).toBe(400);
});

describe('an import', () => {
  const stage = async (csv: string) => {
    const reply = await world.ask({
      host: one.host,
      method: 'POST',
      path: `/api/content-types/${type._id}/import?name=things.csv`,
      body: csv,
      cookie: one.owner.cookie,
      headers: { 'content-type': 'text/csv' },
    });
    expect(reply.status, reply.text).toBe(201);
    return reply.json() as EntryImport;
  };
  const rowsOf = ({ _id }: EntryImport) => done<ImportedRow[]>('GET', `/api/entry-import/${_id}/rows`);
  const run = async ({ _id }: EntryImport) => {
    await done('POST', `/api/entry-import/${_id}/start`, { publish: false, overwrite: true });
    await eventually(
      () => owner('GET', `/api/entry-import/${_id}`),
      ({ status, text }) => status === 200 && (JSON.parse(text) as EntryImport).status === 'done',
      { what: 'the import is done' },
    );
  };

  test('leaves out rows with a value that an entry or an earlier row has, and says why', async () => {
    await add('Blue mug', { sku: 'A-1' });
    await add('Blue cup', { sku: 'A-2' });
    const staged = await stage(
      'title,SKU\nBlue jug,a-1\nBlue cup,A-2\nBlue pot,A-3\nBlue vase,a-3\nBlue bowl,\nBlue tray,\n',
    );
    const rows = await rowsOf(staged);
    expect(rows.map(({ what }) => what)).toEqual(['wrong', 'change', 'new', 'wrong', 'new', 'new']);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([
      { column: 'SKU', sentence: 'Another entry, “Blue mug”, already has this SKU.' },
      { column: 'SKU', sentence: '“a-3” is in the file twice.' },
    ]);
    // It is given to another entry before the import begins.
    await add('Late', { sku: 'A-3' });
    await run(staged);
    const after = await rowsOf(staged);
    expect(after.map(({ result }) => result)).toEqual([
      null,
      'updated',
      'failed',
      null,
      'created',
      'created',
    ]);
    expect(JSON.stringify(after[2])).toContain('Another entry, “Late”, already has this SKU.');
  });

  test('finds a value that is far up in the file', async () => {
    const names = Array.from({ length: 230 }, (_, at) => `Thing ${at},N-${at % 220}`);
    const { wrong } = await stage(`title,SKU\n${names.join('\n')}\n`);
    expect(wrong).toBe(10);
  });
});
