import { expect, test } from 'vitest';
import type { Notification } from '../../contract.ts';
import { placeOf, takeFresh, withCount, notificationText } from './notification-labels.ts';

const one = (more: Partial<Notification> = {}): Notification => ({
  _id: '0198a000-0000-7000-8000-000000000001',
  kind: 'order',
  subject: '0198a000-0000-7000-8000-0000000000aa',
  name: 'Ada Byron',
  text: '1042',
  total: 24.5,
  currency: 'GBP',
  start: null,
  read: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...more,
});
const where = { locale: 'en-GB', timeZone: 'Europe/London' };

test('says what has come, and leads to it', () => {
  expect(notificationText(one(), where)).toEqual({ title: 'New order 1042', line: 'Ada Byron · £24.50' });
  expect(notificationText(one({ name: '' }), where).line).toBe('£24.50');
  const booking = one({
    kind: 'booking',
    text: 'Private lesson',
    total: null,
    start: '2026-07-01T09:00:00.000Z',
  });
  expect(notificationText(booking, where)).toEqual({
    title: 'New booking: Private lesson',
    line: expect.stringMatching(/^Ada Byron · Wed,? 1 Jul,? (at )?10:00$/) as string,
  });
  expect(notificationText(one({ kind: 'message', name: '', text: 'Hello' }), where)).toEqual({
    title: 'New message',
    line: 'Hello',
  });
  expect(placeOf(one({ kind: 'booking' }))).toBe('/admin/bookings/0198a000-0000-7000-8000-0000000000aa');
});

test('tells each thing once, however often the whole state comes, and none that was there before', () => {
  const seen = new Set<string>();
  const many = ['e', 'd', 'c', 'b', 'a'].map((_id) => one({ _id }));
  const since = (index: number) => many.slice(index);
  expect(takeFresh(seen, since(4), true)).toEqual({ each: [], many: 0 });
  expect(takeFresh(seen, since(4), false).each).toEqual([]);
  // After a lost connection: two have arrived meanwhile, and the state is sent twice.
  expect(takeFresh(seen, since(2), false).each.map(({ _id }) => _id)).toEqual(['b', 'c']);
  expect(takeFresh(seen, since(2), false).each).toEqual([]);
  // Committed later than a younger one.
  expect(takeFresh(seen, [...since(2), one({ _id: '0' })], false).each.map(({ _id }) => _id)).toEqual(['0']);
  expect(takeFresh(seen, [one({ _id: 'r', read: true }), ...since(2)], false).each).toEqual([]);
  expect(takeFresh(new Set('z'), many, false)).toEqual({ each: [], many: 5 });
});

test('counts in the title, once', () => {
  expect(withCount('Orders · Admin', 3)).toBe('(3) Orders · Admin');
  expect(withCount('(3) Orders · Admin', 4)).toBe('(4) Orders · Admin');
  expect(withCount('(49+) Orders · Admin', 0)).toBe('Orders · Admin');
  expect(withCount('Orders · Admin', 50)).toBe('(49+) Orders · Admin');
});
