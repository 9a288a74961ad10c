import { afterAll, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { owner, done } = callsOn(world, world.one);

const text = (length: number) => [
  { type: 'richText', props: { id: crypto.randomUUID(), text: richTextOf('x'.repeat(length)) } },
];

test('ten megabytes pasted into an entry are refused with a sentence, and the entry stays as it was', async () => {
  const type = await done<ContentType>('POST', '/api/content-types', { kind: 'post', inMenu: false });
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name: 'Short',
    blocks: text(20),
  });
  const before = await done<ShownEntry>('GET', `/api/entries/${entry._id}/draft`);
  for (const reply of [
    await owner('PUT', `/api/page/${entry._id}`, { blocks: text(10_000_000) }),
    await owner('POST', '/api/entries', { type: type._id, name: 'Long', blocks: text(10_000_000) }),
  ]) {
    expect(reply.status).toBe(413);
    expect(reply.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  expect(await done<ShownEntry>('GET', `/api/entries/${entry._id}/draft`)).toEqual(before);
  const { total } = await done<{ total: number }>('GET', `/api/content-types/${type._id}/entries`);
  expect(total).toBe(1);
});

test.each([
  ['an end before its beginning', { start: '2027-03-28T02:00:00Z', end: '2027-03-28T01:00:00Z' }],
  ['a day that isn’t in the calendar', { start: '2027-02-30T10:00:00Z' }],
  ['a time without a zone', { start: '2027-03-28T01:30:00' }],
])('an event with %s is refused at its field', async (_, time) => {
  const type = await done<ContentType>('POST', '/api/content-types', { kind: 'event', inMenu: false });
  const reply = await owner('POST', '/api/entries', {
    type: type._id,
    name: 'Concert',
    details: { excerpt: '', picture: null, values: { time } },
  });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('details.values.time');
});
