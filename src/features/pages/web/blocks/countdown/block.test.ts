import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { ShownPageContext } from '../shared/shown-page.ts';
import { type CountdownProps, countdownBlock } from './block.ts';
import { CountdownView } from './view.tsx';

describe('countdown', () => checkBlock(countdownBlock, CountdownView));

test('without script the date is there, and no number that could be wrong', () => {
  const html = markup(countdownBlock, CountdownView, { date: '2027-06-12', time: '18:00' });
  expect(html).toMatch(/<time dateTime="2027-06-12T18:00:00.000Z">Saturday,? 12 June 2027/);
  expect(html).toContain('data-waiting="true"');
});
test('the time is the site’s own', () => {
  const props = countdownBlock.schema.parse({ date: '2027-06-12', time: '18:00' }) as CountdownProps;
  const page = { blocks: [], crumbs: [], timeZone: 'Europe/Berlin', locale: 'en-GB' };
  const view = createElement(CountdownView, { ...props, id: 'b1' });
  const html = renderToStaticMarkup(createElement(ShownPageContext, { value: page }, view));
  expect(html).toContain('2027-06-12T16:00:00.000Z');
  expect(html).toContain('18:00');
});
test.each([{ date: '12 June' }, { date: '2027-02-30' }, { time: '25:00' }])('%j is refused', (props) =>
  expect(countdownBlock.schema.safeParse(props).success).toBe(false),
);
