import { request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { setLimits, startErasing } from '../../files/server/index.ts';
import { sweepSite } from '../../files/server/upkeep/sweep.ts';
import { startMessageWorker } from '../server/index.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { leaksIn } from '../../../../tests/support/leaks.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { WholeMessage } from '../contract.ts';

const world = await twoSites({ MAX_FILE_SIZE: '20KB', MAX_SITE_SIZE: '200KB' });
afterAll(() => world.close());
const { one, two, app, admin, ask } = world;
await startErasing(app.files);
await startMessageWorker({ db: app.db, jobs: app.jobs });
const calls = callsOn(world, one);
const onTwo = callsOn(world, two);
const sql = (text: string, values: unknown[] = []) => asAdmin(admin, (client) => client.query(text, values));

const applying = {
  name: 'Work with us',
  content: [
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'cv', label: 'Your papers', type: 'file', required: true, most: 2 },
    { name: 'photo', label: 'A picture', type: 'file' },
  ],
};
const { _id: form } = await calls.done<{ _id: string }>('POST', '/api/form', applying);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const upload = (
  fileName: string,
  bytes: Buffer | string,
  { to = `/api/form/${form}/file/cv`, host = one.host, headers = {}, name = 'file' } = {},
) => {
  const made = formOf([{ name, fileName, bytes: Buffer.from(bytes) }]);
  return ask({ host, method: 'POST', path: to, body: made.body, headers: { ...made.headers, ...headers } });
};
const arrived = async (fileName = 'cv.pdf', bytes: Buffer | string = pdf): Promise<string> => {
  const reply = await upload(fileName, bytes);
  expect(reply.status, reply.text).toBe(201);
  return (reply.json() as { _id: string })._id;
};
const send = (content: object, key?: string) =>
  ask({
    host: one.host,
    method: 'POST',
    path: '/api/message',
    body: { form, content: { email: 'ada@example.com', ...content } },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const sent = async (content: object): Promise<WholeMessage> => {
  const reply = await send(content);
  expect(reply.status, reply.text).toBe(201);
  return calls.done<WholeMessage>('GET', `/api/message/${(reply.json() as { _id: string })._id}`);
};
const stored = async () =>
  (await Array.fromAsync(app.files.storage.list(`${one.id}/attachments/`))).map(({ key }) => key);
const used = async () => (await calls.done<{ used: number }>('GET', '/api/files/room')).used;

describe('a file that is sent with a message', () => {
  test('is there for the owner alone, as a download, by what its bytes are', async () => {
    const before = await used();
    const message = await sent({ cv: [await arrived('My papers (1)\u202e.PDF')] });
    expect(message.answers[1]?.value).toEqual(['My papers (1).pdf']);
    const [file] = message.files;
    expect(file).toMatchObject({
      field: 'cv',
      name: 'My papers (1).pdf',
      type: 'application/pdf',
      size: pdf.length,
    });
    expect((await used()) - before).toBe(pdf.length);
    const path = `/api/message/${message._id}/file/${file?._id}`;
    const got = await calls.owner('GET', path);
    expect(got.bytes).toEqual(pdf);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'private, no-store',
    });
    expect(got.headers['content-disposition']).toMatch(/^attachment;/);
    expect((await calls.visitor('GET', path)).status).toBe(401);
    expect((await calls.customer('GET', path)).status).toBe(403);
    expect((await onTwo.owner('GET', path)).status).toBe(404);
    expect(leaksIn(await calls.visitor('GET', path))).toEqual([]);
    // It is neither in the library nor at a public address.
    expect((await calls.owner('GET', '/api/files')).text).not.toContain('papers');
    expect((await calls.visitor('GET', `/files/${file?._id}/0/papers.pdf`)).status).toBe(404);
    expect((await calls.owner('GET', `/api/message/${one.message}/file/${file?._id}`)).status).toBe(404);
    expect((await calls.owner('GET', `/api/message/${message._id}/file/x`)).status).toBe(404);
  });

  test('goes with its message, its bytes too, however that is deleted', async () => {
    for (const remove of [
      (id: string) => calls.done('DELETE', `/api/message/${id}`),
      (id: string) => calls.done('POST', '/api/messages/delete', { messages: [id] }),
      () => calls.done('POST', '/api/person-data/erase', { email: 'ada@example.com' }),
      async (id: string) => {
        await sql(`update sitewright.messages set created_at = now() - interval '9 days' where id = $1`, [
          id,
        ]);
        await calls.done('PUT', '/api/messages/settings', { keepDays: 8 });
      },
    ]) {
      const message = await sent({ cv: [await arrived()] });
      const key = `${one.id}/attachments/${message.files[0]?._id}`;
      expect(await stored()).toContain(key);
      await remove(message._id);
      await eventually(stored, (keys) => !keys.includes(key));
    }
  });

  test('is kept by the sweep, and what nobody sends goes', async () => {
    const message = await sent({ cv: [await arrived()] });
    const unsent = await arrived('unsent.pdf');
    const fresh = await arrived('fresh.pdf');
    await sql(
      `update sitewright.attachments set created_at = now() - interval '3 hours' where id = any($1)`,
      [[unsent, message.files[0]?._id]],
    );
    await sweepSite(app.files, one.id, 0);
    const keys = await stored();
    const of = (id = '') => keys.includes(`${one.id}/attachments/${id}`);
    expect([of(message.files[0]?._id), of(unsent), of(fresh)]).toEqual([true, false, true]);
    expect((await send({ cv: [unsent] })).status).toBe(400);
  });
});

describe('refused', () => {
  const beside = (reply: { json: () => unknown }) =>
    Object.keys((reply.json() as { fields?: object }).fields ?? {});

  test.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['page.pdf', '<!doctype html><script>alert(1)</script>'],
    ['run.exe', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['cv.pdf', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['empty.txt', ''],
  ])('%s that holds something else, or nothing', async (name, bytes) => {
    const before = await stored();
    expect((await upload(name, bytes)).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('what is too large, while it comes', async () => {
    const reply = await upload('long.txt', 'x'.repeat(21 * 1024));
    expect(reply.status).toBe(413);
    expect(reply.text).toContain('20 KB');
    const shown = await calls.visitor('GET', `/api/form/${form}`);
    expect(shown.json()).toMatchObject({ fileBytes: 20 * 1024 });
  });

  test('what would take the last of the owner’s space', async () => {
    const limits = (perSite: number | null) => app.db.forWebsite(one.id, (tx) => setLimits(tx, { perSite }));
    const taken = await used();
    await limits(Math.ceil((taken + 1000) / 0.9));
    const reply = await upload('a.txt', 'x'.repeat(2000));
    expect(reply.status).toBe(413);
    expect(reply.text).toContain('no space left');
    const own = formOf([{ name: 'files', fileName: 'own.txt', bytes: Buffer.from('mine') }]);
    const byOwner = await ask({
      host: one.host,
      method: 'POST',
      path: '/api/files/',
      cookie: one.owner.cookie,
      ...own,
    });
    expect(byOwner.status).toBe(201);
    await limits(null);
  });

  test('another site’s form, no form, a question for words, a foreign page, a second part', async () => {
    expect((await upload('a.txt', 'a', { host: two.host })).status).toBe(404);
    expect((await upload('a.txt', 'a', { to: `/api/form/${form}/file/email` })).status).toBe(404);
    expect((await upload('a.txt', 'a', { to: '/api/form/x/file/cv' })).status).toBe(404);
    expect((await upload('a.txt', 'a', { headers: { origin: 'http://evil.test' } })).status).toBe(403);
    expect((await upload('a.txt', 'a', { name: 'files' })).status).toBe(400);
  });

  test('a form that names another site, before the file or after it', async () => {
    const file = { name: 'file', fileName: 'cv.pdf', bytes: pdf };
    const naming = ({ id }: typeof one) => ({ name: 'website', value: id });
    const tried = async (parts: Parameters<typeof formOf>[0]) => {
      const path = `/api/form/${form}/file/cv`;
      return (await ask({ host: one.host, method: 'POST', path, ...formOf(parts) })).status;
    };
    const before = await stored();
    expect([await tried([naming(two), file]), await tried([file, naming(two)])]).toEqual([403, 403]);
    expect(await stored()).toEqual(before);
    expect([await tried([naming(one), file]), await tried([file, naming(one)])]).toEqual([201, 201]);
    expect(await tried([file, file])).toBe(400);
  });

  test('a message with a file of another question, of another message, too many, or none', async () => {
    const file = await arrived();
    const photo = await send({ cv: [await arrived()], photo: [file] });
    expect([photo.status, beside(photo)]).toEqual([400, ['content.photo']]);
    expect(beside(await send({}))).toEqual(['content.cv']);
    expect(beside(await send({ cv: ['etc/passwd'] }))).toEqual(['content.cv']);
    expect(beside(await send({ cv: [await arrived(), await arrived(), await arrived()] }))).toEqual([
      'content.cv',
    ]);
    await sent({ cv: [file] });
    expect(beside(await send({ cv: [file] }))).toEqual(['content.cv']);
  });

  test('a question for files in a form for orders', async () => {
    const reply = await calls.owner('PUT', `/api/form/${form}`, { purpose: 'order' });
    expect([reply.status, beside(reply)]).toEqual([400, ['content.1.type']]);
  });
});

// Fails if takeAttachments has no condition that they are still waiting.
test('of messages that name the same file at once one gets it, and a repeated request is answered alike', async () => {
  const file = await arrived();
  const all = await Promise.all(Array.from({ length: 6 }, () => send({ cv: [file] })));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  const other = await arrived();
  const same = await Promise.all(Array.from({ length: 6 }, () => send({ cv: [other] }, 'same-files')));
  expect(new Set(same.map(({ text }) => text)).size, same.map(({ text }) => text).join()).toBe(1);
  expect(same[0]?.status).toBe(201);
});

describe('uploads that visitors broke off', () => {
  /** Announces more than it sends, and waits. @returns a function that closes the connection */
  const breakable = async (announced = 15_000): Promise<() => void> => {
    const bytes = Buffer.alloc(announced, 'x');
    const { body, headers } = formOf([{ name: 'file', fileName: 'cv.txt', bytes }]);
    const outgoing = request({
      host: '127.0.0.1',
      port: world.port,
      path: `/api/form/${form}/file/cv`,
      method: 'POST',
      agent: false,
      headers: { ...headers, host: one.host, 'content-length': body.length },
    });
    outgoing.on('error', () => {});
    await new Promise<void>((sent) => void outgoing.write(body.subarray(0, 1200), () => sent()));
    return () => void outgoing.destroy();
  };
  // Files of visitors, besides the one that every test site has.
  const held = `from sitewright.file_holds
    where website_id = $1 and bytes > 0 and expires_at between now() and now() + interval '61 seconds'`;
  const holds = async () =>
    (await sql(`select bytes::int as bytes ${held}`, [one.id])).rows as { bytes: number }[];
  const ownFile = async (size: number, words: string) => {
    const own = formOf([{ name: 'files', fileName: `own-${size}.txt`, bytes: Buffer.alloc(size, words) }]);
    return ask({
      host: one.host,
      method: 'POST',
      path: '/api/files/',
      cookie: one.owner.cookie,
      ...own,
    });
  };
  const limits = (perSite: number | null, perFile: number | null) =>
    app.db.forWebsite(one.id, (tx) => setLimits(tx, { perSite, perFile }));

  test('leave the room to the owner, at once where the line broke, else after a minute', async () => {
    const free = 50 * 1024;
    for (const how of ['broken', 'silent']) {
      await limits(10_000_000, null);
      const lines = await Promise.all(Array.from({ length: 8 }, () => breakable()));
      await eventually(holds, ({ length }) => length === lines.length, { what: 'room is held' });
      if (how === 'silent')
        // Pretends that a minute has passed.
        await sql(
          `update sitewright.file_holds set expires_at = expires_at - interval '61 seconds'
            where id in (select id ${held})`,
          [one.id],
        );
      else for (const breakOff of lines) breakOff();
      await eventually(holds, ({ length }) => length === 0, { what: 'nothing is held' });
      const marked = 1000;
      await limits((await used()) + free + marked, free);
      const reply = await ownFile(free - 1000, how);
      expect(reply.status, `${how} ${reply.text}`).toBe(201);
      for (const breakOff of lines) breakOff();
    }
    await limits(null, null);
  });

  test('hold little more than what arrived, however much was announced', async () => {
    await limits(10_000_000, 2_000_000);
    const breakOff = await breakable(1_500_000);
    const [hold] = await eventually(holds, ({ length }) => length === 1, { what: 'room is held' });
    expect(hold?.bytes).toBeLessThanOrEqual(64 * 1024);
    breakOff();
    await eventually(holds, ({ length }) => length === 0, { what: 'it is let go' });
    await limits(null, null);
  });
});

test('one network may send some files, not any number', async () => {
  const { limits } = app.forms;
  const take = () =>
    limits.file(one.id, '198.51.100.77').then(
      () => true,
      () => false,
    );
  const taken = [];
  for (let n = 0; n < 61; n += 1) taken.push(await take());
  expect(taken.indexOf(false)).toBe(60);
});
