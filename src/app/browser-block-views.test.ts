import { expect, test } from 'vitest';
import { blockViews } from './block-views.ts';
import { browserBlockTypes, browserBlockViews, fetchBlockViews } from './browser-block-views.ts';

test('browsers know every kind that the server draws', () =>
  expect(browserBlockTypes().toSorted()).toEqual([...blockViews.keys()].toSorted()));

test('what a page has is fetched, wherever it stands, and is what the server draws', async () => {
  expect(browserBlockViews.has('tabs')).toBe(false);
  const content = browserBlockTypes().map((type) => ({ type, props: { id: type } }));
  await fetchBlockViews([
    { type: 'section', props: { id: 's', content } },
    { type: 'gone', props: { id: 'g' } },
  ]);
  for (const [type, view] of blockViews) expect(browserBlockViews.get(type), type).toBe(view);
  expect(browserBlockViews.size).toBe(blockViews.size);
});
