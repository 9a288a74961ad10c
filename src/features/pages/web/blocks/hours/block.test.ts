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
