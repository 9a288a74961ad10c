import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { timelineBlock } from './block.ts';
import { TimelineView } from './view.tsx';

describe('timeline', () => checkBlock(timelineBlock, TimelineView));

test('is an ordered list, in the order given', () => {
  const html = markup(timelineBlock, TimelineView, { items: [{ when: '1999' }, { when: '2001' }] });
  expect(html).toMatch(/<ol.*1999.*2001.*<\/ol>/);
});
