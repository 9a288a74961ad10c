import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { hoursBlock } from './block.ts';
import { HoursView } from './view.tsx';

describe('hours', () => checkBlock(hoursBlock, HoursView));

test('is a table with heads of rows and a name', () => {
  const html = markup(hoursBlock, HoursView, { rows: [{ days: 'Monday', times: 'Closed' }] });
  expect(html).toContain('<th scope="row">Monday</th><td>Closed</td>');
  expect(html).toMatch(/<caption[^>]*>Opening hours<\/caption>/);
});

test('keeps each range of times on one line', () => {
  const times = 'noon – 2pm, 18:00–22.30 or 9 a.m. - 5 p.m., by appointment';
  const html = markup(hoursBlock, HoursView, { rows: [{ days: 'Monday', times }] });
  const ranges = [...html.matchAll(/<span class="[^"]*range[^"]*">([^<]*)</g)].map(([, range]) => range);
  expect(ranges).toEqual(['noon – 2pm', '18:00–22.30', '9 a.m. - 5 p.m.']);
});
