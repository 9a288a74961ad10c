import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { filesWorld, type FilesWorld } from '../../../../tests/support/files-world.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import type { LibraryFile } from '../../files/contract.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../entry-shapes.ts';

let world: FilesWorld;
let show: ContentType;

beforeAll(async () => {
  world = await filesWorld();
  show = await own('POST', '/api/content-types', { kind: 'episode', slug: 'show', inMenu: false });
  const fields = show.fields.map((field) => ({ ...field, required: false }));
  show = await own('PUT', `/api/content-types/${show._id}`, { fields });
});
afterAll(() => world.close());

async function own<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await world.own(method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
}

const addressOf = ({ objectPath }: LibraryFile) => `/files/${objectPath}`;
let made = 0;
/** A published episode with this file as its transcript. */
async function episode(transcript: string, more: object = {}) {
  const slug = `episode-${(made += 1)}`;
  const entry = await own<OwnEntry>('POST', '/api/entries', {
    type: show._id,
    name: `Episode ${made}`,
    slug,
    details: { excerpt: '', picture: null, values: { transcript } },
    ...more,
  });
  await own('POST', `/api/page/${entry._id}/publish`, {});
  const get = async (path: string) => world.fetch(path);
  return {
    id: entry._id,
    path: `/show/${slug}`,
    reply: async () => (await get(`/api/entry?type=show&slug=${slug}`)).text,
    file: (name: string) => get(`/show/${slug}/${name}`),
    lines: async () =>
      ((await get(`/api/entry?type=show&slug=${slug}`)).json() as ShownEntry).values.find(
        ({ key }) => key === 'transcript',
      )?.transcript,
    item: async () =>
      (await get('/show/podcast.xml')).text.split('<item>').find((text) => text.includes(`/show/${slug}<`)),
  };
}

const vtt = (text: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada>${text}\n`);
const hostile = '&lt;script&gt;alert(1)&lt;/script&gt; <script>alert(2)</script>"onclick=x';

test('subtitle files keep their names and types, and others with such names are plain text', async () => {
  const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n');
  expect(await world.add('talk.vtt', vtt('names'))).toMatchObject({ name: 'talk.vtt', type: 'text/vtt' });
  expect(await world.add('talk.srt', srt)).toMatchObject({ name: 'talk.srt', type: 'application/x-subrip' });
  const text = Buffer.from('Not subtitles at all');
  expect(await world.add('notes.vtt', text)).toMatchObject({ name: 'notes.txt', type: 'text/plain' });
  const page = await world.upload([
    { name: 'files', fileName: 'page.vtt', bytes: Buffer.from('<html><script>alert(1)</script>') },
  ]);
  expect(page.status).toBe(400);
});

test('the words of a transcript come with its episode, and apps find it in the feed', async () => {
  const shown = await episode(addressOf(await world.add('first.vtt', vtt(hostile))));
  expect(await shown.lines()).toEqual([
    { start: 0, speaker: 'Ada', text: '<script>alert(1)</script> alert(2)"onclick=x' },
  ]);
  expect(await shown.item()).toMatch(
    new RegExp(
      `<podcast:transcript url="http[^"]*${shown.path}/transcript.vtt" type="text/vtt" language="en"/>`,
    ),
  );
  const file = await shown.file('transcript.vtt');
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
  expect(file.text).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n<v Ada>&lt;script&gt;alert(1)&lt;/script&gt; alert(2)"onclick=x\n',
  );
  expect((await shown.file('transcript.txt')).status).toBe(404);
});

test('a plain text is a transcript without times, in the encoding that it was saved in', async () => {
  const bytes = Buffer.from('Caf\xe9 at noon\r\n\r\nSecond paragraph', 'latin1');
  const shown = await episode(addressOf(await world.add('words.txt', bytes)));
  expect(await shown.lines()).toEqual([
    { start: null, speaker: '', text: 'Café at noon' },
    { start: null, speaker: '', text: 'Second paragraph' },
  ]);
  expect((await shown.file('transcript.txt')).text).toBe('Café at noon\n\nSecond paragraph\n');
  expect((await shown.file('transcript.vtt')).status).toBe(404);
});

describe('nobody reads the transcript', () => {
  /** Where words of its transcript are. */
  const found = async ({ reply, file, item, lines }: Awaited<ReturnType<typeof episode>>, word: string) => ({
    inReply: (await reply()).includes(word) || (await lines()) !== undefined,
    asFile: (await file('transcript.vtt')).status !== 404,
    inFeed: (await item())?.includes('podcast:transcript') ?? false,
  });
  const nowhere = { inReply: false, asFile: false, inFeed: false };

  test('of an episode for customers', async () => {
    const file = await world.add('restricted.vtt', vtt('kanarie'));
    const shown = await episode(addressOf(file), { access: 'signed-in' });
    expect(await found(shown, 'kanarie')).toEqual(nowhere);
  });

  test('of another site', async () => {
    const reply = await world.upload(
      [{ name: 'files', fileName: 'two.vtt', bytes: vtt('kanarie') }],
      [],
      world.two,
    );
    const [file] = reply.json() as [LibraryFile];
    expect(await found(await episode(addressOf(file)), 'kanarie')).toEqual(nowhere);
  });

  test.each([
    ['that is larger than a transcript', Buffer.concat([vtt('kanarie'), Buffer.alloc(1_000_000, 'x ')])],
    ['that has a paragraph for each word', Buffer.from(`kanarie\n${'x\n'.repeat(3_000)}`)],
  ])('%s', async (_, bytes) => {
    const shown = await episode(addressOf(await world.add(`large-${bytes.length}.txt`, bytes)));
    expect(await shown.lines()).toBeUndefined();
    expect((await shown.file('transcript.txt')).status).toBe(404);
    // It stays a file to download.
    expect(await shown.reply()).toContain(`large-${bytes.length}.`);
  });

  test('whose file is made private or moved to the trash, once it is', async () => {
    const file = await world.add('later.vtt', vtt('kanarie'));
    const shown = await episode(addressOf(file));
    expect(await shown.reply()).toContain('kanarie');
    expect((await shown.file('transcript.vtt')).status).toBe(200);
    await own('PUT', `/api/file/${file._id}`, { private: true });
    await eventually(
      async () => (await shown.file('transcript.vtt')).status,
      (status) => status === 404,
      {
        what: 'the transcript is gone',
      },
    );
    await eventually(shown.reply, (html) => !html.includes('kanarie'), { what: 'the reply is made anew' });
    expect(await found(shown, 'kanarie')).toEqual(nowhere);
  });
});

test('a replaced file replaces the transcript', async () => {
  const file = await world.add('draft.vtt', vtt('First version'));
  const shown = await episode(addressOf(file));
  expect(await shown.reply()).toContain('First version');
  const reply = await world.ask({
    host: world.one.host,
    method: 'POST',
    path: `/api/file/${file._id}/replace`,
    cookie: world.one.owner.cookie,
    ...formOf([{ name: 'file', fileName: 'draft.vtt', bytes: vtt('Second version') }]),
  });
  expect(reply.status, reply.text).toBe(200);
  await eventually(shown.reply, (html) => html.includes('Second version'), {
    what: 'the reply is made anew',
  });
  await eventually(
    async () => (await shown.file('transcript.vtt')).text,
    (text) => text.includes('Second'),
    {
      what: 'the file is written anew',
    },
  );
});
