import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { accordionBlock } from './block.ts';
import { AccordionView } from './view.tsx';

describe('accordion', () => checkBlock(accordionBlock, AccordionView));

test('works without script', () => {
  const html = markup(accordionBlock, AccordionView, accordionBlock.defaults);
  expect(html.match(/<details/g)).toHaveLength(3);
  expect(html.match(/ open=""/g)).toHaveLength(1);
});
test('opening one closes the others only if asked', () => {
  const html = markup(accordionBlock, AccordionView, { ...accordionBlock.defaults, oneAtATime: true });
  expect(html.match(/name="accordion-b1"/g)).toHaveLength(3);
});
