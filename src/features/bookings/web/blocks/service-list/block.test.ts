import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import type { Service } from '../../../service-shapes.ts';
import { ServicesContext } from '../../services-context.ts';
import { serviceListBlock } from './block.ts';
import { ServiceListView } from './view.tsx';

describe('serviceList', () => checkBlock(serviceListBlock, ServiceListView));

const service = (id: string, more: Partial<Service> = {}): Service => ({
  _id: id,
  website: 'one',
  label: `Service ${id}`,
  slug: `service-${id}`,
  description: { type: 'doc', content: [] },
  image: null,
  location: '',
  price: 0,
  deposit: null,
  durationMinutes: 90,
  durations: [],
  intervalMinutes: null,
  bufferMinutes: 0,
  bufferBeforeMinutes: 0,
  capacity: 1,
  mostPeople: null,
  noticeMinutes: 0,
  horizonDays: 60,
  cancelNoticeMinutes: 0,
  moveNoticeMinutes: null,
  hours: [],
  closed: [],
  exceptions: [],
  sessions: [],
  wholeSeries: false,
  joinsLate: false,
  lateProRata: false,
  questions: [],
  asksOwner: false,
  reminders: [],
  waitingList: false,
  offerMinutes: 60,
  colour: '#336699',
  timezone: 'Europe/London',
  published: true,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const show = (chosen: (string | null)[], services: Service[], editing = false) => {
  const view = createElement(
    ServicesContext,
    { value: { services, editing } },
    createElement(ServiceListView, {
      id: 'b',
      title: 'Book',
      text: '',
      services: chosen.map((each) => ({ service: each })),
    }),
  );
  const router = createMemoryRouter([{ path: '/', element: view }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
const named = (html: string) => [...html.matchAll(/href="\/service\/service-(\w)"/g)].map(([, id]) => id);

test('with none chosen all published ones are listed; chosen ones in their order, each once', () => {
  const all = [service('a'), service('b'), service('c', { published: false })];
  expect(named(show([], all))).toEqual(['a', 'b']);
  expect(named(show(['b', null, 'a', 'c', 'b'], all))).toEqual(['b', 'a']);
});

test('length and price are said: one, several, a deposit, seats', () => {
  expect(show([], [service('a')])).toContain('1 h 30 min · Free');
  const dear = service('a', { price: 20, durations: [{ minutes: 120, price: 30 }], deposit: 5, capacity: 8 });
  expect(show([], [dear])).toContain('1 h 30 min to 2 h · From £20.00 · £5.00 deposit · Up to 8 people');
});

test('with nothing to book there is nothing, but on the canvas a sentence', () => {
  expect(show([], [])).toBe('');
  expect(show([], [], true)).toContain('Your services will appear here');
});
