// Over 400 lines: all data of a person on a site is created once, for exports, erasure and what is kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { issueToken } from '../../accounts/server/index.ts';
import { startErasing } from '../../files/server/index.ts';
import { erasePerson, startErasingPeople } from '../server/index.ts';
import { eraseInParts } from '../server/person/erase-person.ts';
import { namesOfAccount } from '../server/person/erase-queries.ts';
import { de } from '../messages/person/de.ts';
import { askToSubscribe } from '../../forms/server/newsletter/subscriber-queries.ts';
import { hashToken, newToken } from '../../../lib/http/sessions/session-cookie.ts';
import { bookingDay, fullStart } from '../../../../tests/support/booking-marks.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { password, twoSites } from '../../../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, app, admin, ask } = world;
const { host } = one;
const calls = callsOn(world, one);
await startErasing(app.files);
const sql = (text: string, values: unknown[] = []) => asAdmin(admin, (client) => client.query(text, values));

interface Guest {
  id: string;
  email: string;
  cookie: string;
  order: string;
}

let form = '';
beforeAll(async () => {
  const content = [
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'words', label: 'Words', type: 'text' },
    { name: 'paper', label: 'A paper', type: 'file' },
  ];
  ({ _id: form } = await calls.done<{ _id: string }>('POST', '/api/form', { name: 'Ask us', content }));
});

/** A person with one record of each kind; all of them, and no others, contain the word. */
async function guest(word: string, hour: string): Promise<Guest> {
  const email = `${word}@people.test`;
  const registered = await ask({
    host,
    method: 'POST',
    path: '/api/account/register',
    body: { email, password },
  });
  const { cookie } = registered;
  const { _id: id } = registered.json() as { _id: string };
  const as = async <T = { _id: string }>(method: string, path: string, body: unknown): Promise<T> => {
    const reply = await ask({ host, method, path, body, cookie });
    if (reply.status >= 300) throw new Error(`${path} replied ${reply.status}: ${reply.text}`);
    return reply.json() as T;
  };
  const address = {
    line1: `1 ${word} Lane`,
    line2: '',
    city: `City ${word}`,
    region: `Region ${word}`,
    postcode: 'AB1 2CD',
    country: 'GB',
    name: `Friend ${word}`,
    company: `Company ${word}`,
  };
  const person = { email, name: `Name ${word}`, phone: `Phone ${word}` };
  await as('PUT', `/api/account-details/${id}`, {
    name: person.name,
    phone: person.phone,
    addresses: [address],
  });
  const { _id: order } = await as('POST', '/api/order/pending', {
    ...person,
    origin: '/order/checkout',
    payment: {},
    items: [{ productId: one.shop.digital, quantity: 1 }],
  });
  const start = `${bookingDay}T${hour}:00Z`;
  await as('POST', '/api/booking', { service: one.service, start, ...person, note: `Note ${word}` });
  await as('POST', `/api/service/${one.fullService}/waiting`, { start: fullStart, ...person });
  const paper = formOf([{ name: 'file', fileName: `${word}.txt`, bytes: Buffer.from(`Paper of ${word}`) }]);
  const path = `/api/form/${form}/file/paper`;
  const sent = await ask({ host, method: 'POST', path, body: paper.body, headers: paper.headers });
  const file = (sent.json() as { _id: string })._id;
  const content = { email, words: `Words of ${word}`, paper: [file] };
  const message = await as('POST', '/api/message', { form, content });
  await calls.done('POST', `/api/message/${message._id}/reply`, { body: `Dear ${word}` });
  await calls.done('POST', `/api/message/${message._id}/note`, { body: `Beware of ${word}` });
  await app.db.forWebsite(one.id, (tx) =>
    askToSubscribe(tx, { email, tokenHash: hashToken(newToken()), consent: `Letters for ${word}` }),
  );
  await sql(
    `update sitewright.orders set address = $2, answers = jsonb_build_object('gift', $3::text) where id = $1`,
    [order, address, `Gift for ${word}`],
  );
  await sql(
    `insert into sitewright.visit_causes (website_id, kind, subject_id, day, facts) values ($1, 'order', $2, now(), '{}')`,
    [one.id, order],
  );
  await as('POST', `/api/entries/${one.entries.entry}/comments`, { body: `Comment of ${word}` });
  await sql(
    `insert into sitewright.entry_comments (website_id, page_id, author_name, author_email, body, state, confirmed_at)
     values ($1, $2, $3, $4, $5, 'published', now())`,
    [one.id, one.entries.entry, `Guest ${word}`, email, `Remark of ${word}`],
  );
  return { id, email, cookie, order };
}

interface Bundle {
  data: Record<string, Record<string, unknown>[]>;
  readable: string;
  names: string[];
  /** The whole text. */
  text: string;
}

async function bundle(path: string, cookie: string): Promise<Bundle> {
  const reply = await ask({ host, path, cookie });
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
  });
  const zip = await fromBufferPromise(reply.bytes, { lazyEntries: true });
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const parts = (await (await zip.openReadStreamPromise(entry)).toArray()) as Buffer[];
    entries.set(entry.fileName, Buffer.concat(parts).toString());
  }
  return {
    data: JSON.parse(entries.get('data.json') ?? '') as Bundle['data'],
    readable: entries.get('index.html') ?? '',
    names: [...entries.keys()],
    text: [...entries].flat().join('\n'),
  };
}
const ofPerson = (email: string) =>
  bundle(`/api/person-data/file?email=${encodeURIComponent(email)}`, one.owner.cookie);
const own = ({ cookie }: Guest) => bundle('/api/account/data', cookie);

let ada: Guest;
let bob: Guest;
beforeAll(async () => {
  ada = await guest('wagtail', '12:00');
  bob = await guest('nuthatch', '14:00');
});

describe('a bundle', () => {
  test('shows no link that opens something', async () => {
    const link = 'http://one.test/account/order/1?key=kept-for-the-mailbox';
    const text = `Your order: ${link}&x=1 or ${link.replace('key', 'token')}`;
    await sql('update sitewright.mails set body_text = $2, secret = false where recipient = $1', [
      ada.email,
      text,
    ]);
    const { data, text: all } = await ofPerson(ada.email);
    expect(JSON.stringify(data['mails'])).toContain('order/1?key=hidden&x=1');
    expect(all).not.toContain('kept-for-the-mailbox');
  });

  test('holds each thing of this person and nothing of another', async () => {
    await sql(
      `with thread as (insert into sitewright.comment_threads (website_id, page_id)
         select website_id, id from sitewright.pages where website_id = $1 limit 1 returning website_id, id)
       insert into sitewright.comments (website_id, thread_id, author_id, body)
         select website_id, id, $2, 'A remark to colleagues' from thread`,
      [one.id, ada.id],
    );
    await sql(`update sitewright.accounts set language = 'de' where id = $1`, [ada.id]);
    const { data, readable, names, text } = await ofPerson(ada.email);
    expect(data['account']).toMatchObject([{ email: ada.email, language: 'de' }]);
    const kinds =
      `account orders bookings waitingLists messages newsletter mails sessions signIns comments entryComments`.split(
        ' ',
      );
    expect(kinds.filter((kind) => data[kind]?.length === 0)).toEqual([]);
    for (const words of [
      'Name wagtail',
      'Phone wagtail',
      '1 wagtail Lane',
      'Gift for wagtail',
      'Note wagtail',
      'Letters for wagtail',
      'Dear wagtail',
      'A remark to colleagues',
      'Comment of wagtail',
      'Remark of wagtail',
    ])
      expect([readable.includes(words), JSON.stringify(data).includes(words)], words).toEqual([true, true]);
    expect(names).toEqual(['index.html', 'data.json', expect.stringMatching(/^files\/.*\/wagtail\.txt$/)]);
    expect(data['messages']?.[0]?.['files']).toEqual([names[2]]);
    expect(text).toContain('Paper of wagtail');
    // Internal notes, secrets, and data of others.
    expect(text).not.toMatch(/Beware|nuthatch|password|hash/i);
    expect(data['orders']).toMatchObject([{ state: 'not paid yet', total: 5, currency: 'GBP' }]);
  });

  test('is readable in the language of the site, and the same for programs in every language', async () => {
    await sql(`update sitewright.websites set locale = 'de-AT' where id = $1`, [one.id]);
    const { data, readable } = await ofPerson(ada.email);
    await sql(`update sitewright.websites set locale = 'en-GB' where id = $1`, [one.id]);
    expect(readable).toContain('<html lang="de-AT" dir="ltr">');
    expect(readable).toContain(`<h1>Ihre Daten bei ${host}</h1>`);
    expect(readable).toContain('<dt>Status</dt><dd>Noch nicht bezahlt</dd>');
    expect(readable).toContain('<dt>Gesamtsumme</dt><dd>5,00</dd>');
    const labels = [...readable.matchAll(/<(?:h2|dt)>([^<]*)/g)].map(([, label = '']) => label);
    expect(labels.length).toBeGreaterThan(50);
    const known = new Set<string>(Object.values(de));
    // `Gift` is the shop's name of a question.
    expect([...new Set(labels)].filter((label) => !known.has(label))).toEqual(['Gift']);
    expect(data['orders']).toMatchObject([{ state: 'not paid yet' }]);
  });

  // Broken if personOf returns unproven addresses: anybody can register with another person's address.
  test('of an account holds what came by the address alone only once the address is proven', async () => {
    const before = await own(ada);
    expect([before.data['orders']?.length, before.data['bookings']?.length]).toEqual([1, 1]);
    expect([before.data['messages'], before.data['newsletter'], before.data['mails']]).toEqual([[], [], []]);
    expect(before.text).not.toMatch(/Words of|nuthatch/);
    const token = await app.db.forWebsite(one.id, (tx) => issueToken(tx, ada.id, 'reset'));
    const reset = { token, password: 'another-kiln-at-dusk' };
    expect((await ask({ host, method: 'POST', path: '/api/account/reset', body: reset })).status).toBe(200);
    const login = { email: ada.email, password: reset.password };
    ada.cookie = (await ask({ host, method: 'POST', path: '/api/account/login', body: login })).cookie;
    const after = await own(ada);
    expect([after.data['messages']?.length, after.data['newsletter']?.length]).toEqual([1, 1]);
    expect(after.text).toContain('Words of wagtail');
    expect(after.text).not.toContain('nuthatch');
  });

  test('is for nobody else', async () => {
    const path = `/api/person-data/file?email=${encodeURIComponent(ada.email)}`;
    expect((await ask({ host, path: '/api/account/data' })).status).toBe(401);
    expect((await ask({ host, path, cookie: bob.cookie })).status).toBe(403);
    expect((await calls.owner('GET', '/api/person-data/file?email=ada')).status).toBe(400);
  });
});

test('what is kept of a customer says whether two-step verification is on, and an owner turns it off', async () => {
  const { id, email } = bob;
  const twoStep = async () =>
    (await calls.owner('GET', `/api/person-data?email=${encodeURIComponent(email)}`)).json() as object;
  expect(await twoStep()).toMatchObject({ twoStep: false });
  await sql(
    `insert into sitewright.passkeys (website_id, account_id, credential_id, public_key, name)
      values ($1, $2, 'key of nuthatch', '', 'Key')`,
    [one.id, id],
  );
  expect(await twoStep()).toMatchObject({ twoStep: true });
  expect((await calls.owner('POST', `/api/person/${id}/end-second-steps`, { password })).status).toBe(204);
  expect(await twoStep()).toMatchObject({ twoStep: false });
  expect((await calls.owner('GET', '/api/history?kind=people&limit=1')).json()).toMatchObject([
    { word: 'second-steps-ended', subjectId: id, subject: email },
  ]);
  const { rows } = await sql(
    `select count(*)::int from sitewright.mails where recipient = $1 and email_id = $2`,
    [email, 'two-step-off'],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('nobody is forgotten who is still needed, and then nothing is left but the books', async () => {
  const { email, order } = ada;
  const about = `/api/person-data?email=${encodeURIComponent(email)}`;
  const kept = (await calls.owner('GET', about)).json() as { blocked: string[] };
  expect(kept).toMatchObject({
    account: true,
    orders: 1,
    bookings: 1,
    waiting: 1,
    messages: 1,
    subscriptions: 1,
  });
  expect(kept.blocked).toEqual([
    expect.stringContaining('can still be paid'),
    expect.stringContaining('upcoming booking'),
  ]);
  // Reading doesn't wait for locks on the person's orders.
  const looked = await asAdmin(admin, async (client) => {
    await client.query('begin');
    await client.query('select from sitewright.orders where id = $1 for update', [order]);
    return calls.owner('GET', about);
  });
  expect(looked.status).toBe(200);
  const erase = () => calls.owner('POST', '/api/person-data/erase', { email });
  const before = await allRows(admin);
  expect((await erase()).status).toBe(409);
  expect({ ...(await allRows(admin)), history: [] }).toEqual({ ...before, history: [] });
  await sql(`update sitewright.orders set status = 1 where id = $1`, [order]);
  await sql(
    `update sitewright.orders set status = 2, paid_at = now(), invoice_number = 'INV-77' where id = $1`,
    [order],
  );
  await sql(`update sitewright.bookings set start_at = now() - interval '1 day' where email = $1`, [email]);
  const { rows: said } = await sql('select id from sitewright.entry_comments where account_id = $1', [
    ada.id,
  ]);
  const [{ id: above }] = said as [{ id: string }];
  await calls.done('POST', `/api/entry-comments/${above}/reply`, { body: 'Reply to what is erased' });
  expect((await erase()).status).toBe(200);
  const left = async () =>
    Object.entries(await allRows(admin)).flatMap(([table, all]) => all.map((row) => `${table} ${row}`));
  // A job deletes the files; the history says who erased the person.
  const ofAda = async () =>
    (await left()).filter((row) => row.includes('wagtail') && !row.startsWith('history'));
  await eventually(ofAda, (rows) => rows.length === 0, { what: 'nothing is left' });
  const rows = await left();
  expect(rows.filter((row) => row.includes('nuthatch')).length).toBeGreaterThan(10);
  // Its place, because of somebody else's reply.
  expect(
    (await sql('select state, body, author_name from sitewright.entry_comments where id = $1', [above])).rows,
  ).toEqual([{ state: 'deleted', body: '', author_name: '' }]);
  expect(rows.filter((row) => row.includes('Reply to what is erased'))).toHaveLength(1);
  // Kept for accounting: what was sold, the price and the country.
  const row = (await calls.owner('GET', `/api/order/${order}`)).json();
  expect(row).toMatchObject({ total: 5, email: '', invoiceNumber: 'INV-77' });
  expect((await ofPerson(email)).data).toMatchObject({ account: [], orders: [], messages: [], mails: [] });
  const stored = await Array.fromAsync(app.files.storage.list(`${one.id}/attachments/`));
  expect(stored).toHaveLength(1);
});

// Broken if the listener uses addresses that accounts haven't proven.
test('whoever registers with somebody’s address and leaves again takes nothing of theirs along', async () => {
  const email = 'guest-only@people.test';
  const start = `${bookingDay}T16:00:00Z`;
  const body = { service: one.service, start, email, name: 'Guest' };
  expect((await calls.visitor('POST', '/api/booking', body)).status).toBe(201);
  const register = { host, method: 'POST', path: '/api/account/register', body: { email, password } };
  const { cookie } = await ask(register);
  const left = await ask({ host, method: 'POST', path: '/api/account/delete', body: { password }, cookie });
  expect(left.status).toBe(204);
  const { rows } = await sql('select status from sitewright.bookings where email = $1', [email]);
  expect(rows).toEqual([{ status: expect.stringMatching(/confirmed/) as unknown }]);
});

test('everything that names an account is let go of in parts', async () => {
  const { rows } = await sql(
    `select c.conrelid::regclass::text as table, a.attname as column,
       case c.confdeltype when 'c' then 'deleted' else 'nobody' end as becomes
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.confrelid = 'sitewright.accounts'::regclass and c.contype = 'f'`,
  );
  const keys = (rows as { table: string; column: string; becomes: string }[]).map(
    ({ table, column, becomes }) => `${table.replace('sitewright.', '')} ${column} ${becomes}`,
  );
  expect(namesOfAccount.map((each) => each.join(' ')).sort()).toEqual(keys.sort());
});

describe('somebody with more than one transaction erases', () => {
  const ROWS = 5;
  const sent = (email: string, count: number) =>
    sql(
      `insert into sitewright.mails (website_id, email_id, recipient, cause, subject, body_text, html, message_id, status)
       select $1, 'welcome', $2, 'many:' || n || ':' || $2, '', '', '', n || $2, 'sent' from generate_series(1, $3) n`,
      [one.id, email, count],
    );
  const mailsTo = async (email: string) =>
    (await sql('select count(*)::int as n from sitewright.mails where recipient = $1', [email])).rows[0] as {
      n: number;
    };
  const site = { id: one.id, canonicalHost: host, origin: `http://${host}`, subdomain: '' };

  test('is closed at once, shown as being deleted, and gone in the end, whatever stops the work', async () => {
    const cara = await guest('dunnock', '17:00');
    await sql(`update sitewright.orders set status = 1 where id = $1`, [cara.order]);
    await sql(`update sitewright.orders set status = 2, paid_at = now() where id = $1`, [cara.order]);
    await sql(`update sitewright.bookings set start_at = now() - interval '1 day' where email = $1`, [
      cara.email,
    ]);
    await sql(`update sitewright.accounts set language = 'de' where id = $1`, [cara.id]);
    await sent(cara.email, 3 * ROWS);
    const person = { accountId: cara.id, email: cara.email, address: cara.email, whole: true };
    const finished = await app.db.forWebsite(one.id, (tx) =>
      erasePerson({ jobs: app.jobs, rowsOfPart: ROWS }, tx, site, person),
    );
    expect(finished).toBe(false);
    const { rows: closed } = await sql('select language from sitewright.accounts where id = $1', [cara.id]);
    expect(closed).toEqual([{ language: null }]);
    // One batch of the emails is erased; the others are still this person's.
    expect((await mailsTo(cara.email)).n).toBeGreaterThanOrEqual(2 * ROWS);
    const about = `/api/person-data?email=${encodeURIComponent(cara.email)}`;
    const state = async () => (await calls.owner('GET', about)).json() as { erasing: boolean };
    expect(await state()).toMatchObject({ erasing: true, account: false });
    expect((await ask({ host, path: '/api/account/data', cookie: cara.cookie })).status).toBe(401);
    expect((await calls.owner('GET', '/api/customers?limit=200')).text).not.toMatch(
      /dunnock|closed\.invalid/,
    );
    const again = await calls.owner('POST', '/api/person-data/erase', { email: cara.email });
    expect(again.json()).toMatchObject({ finished: false });
    // From now on, a new person with the address starts without data.
    const register = { email: cara.email, password };
    const anew = await ask({ host, method: 'POST', path: '/api/account/register', body: register });
    expect(anew.status).toBe(201);
    await sent(`later-${cara.email}`, 1);
    await sql(
      `update sitewright.mails set recipient = $1, created_at = now() + interval '1 minute' where recipient = $2`,
      [cara.email, `later-${cara.email}`],
    );

    const siteOf = () => Promise.resolve(site);
    const services = { ...app, log: { error: () => {} }, siteOf, rowsOfPart: ROWS };
    let parts = 0;
    const forWebsite: typeof app.db.forWebsite = (id, work) =>
      app.db.forWebsite(id, async (tx) => {
        const done = await work(tx);
        // Fails before the third batch is committed, as if the process had died.
        if (++parts === 3) throw new Error('killed');
        return done;
      });
    const { rows: waiting } = await sql('select id from sitewright.person_erasures where email = $1', [
      cara.email,
    ]);
    const job = { websiteId: one.id, erasure: (waiting[0] as { id: string }).id };
    await expect(eraseInParts({ ...services, db: { ...app.db, forWebsite } }, job)).rejects.toThrow('killed');
    expect(await state()).toMatchObject({ erasing: true });
    await startErasingPeople(services);
    await eventually(state, ({ erasing }) => !erasing, {
      what: 'the erasure is finished',
    });
    const rows = Object.entries(await allRows(admin)).flatMap(([table, all]) =>
      all.map((row) => `${table} ${row}`),
    );
    const left = rows.filter((row) => row.includes('dunnock') && !row.startsWith('history'));
    // Data that arrived for the address since then.
    expect(left.filter((row) => /^(accounts|mails) /.test(row)).length).toBeGreaterThanOrEqual(2);
    expect(
      left.filter((row) => /Name dunnock|dunnock Lane|Words of dunnock|closed\.invalid/.test(row)),
    ).toEqual([]);
    expect(await state()).toMatchObject({
      account: true,
      orders: 0,
      bookings: 0,
      messages: 0,
      erasing: false,
    });
    expect((await sql('select 1 from sitewright.accounts where id = $1', [cara.id])).rows).toEqual([]);
  });
});
