import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { priceTableBlock } from './block.ts';
import { PriceTableView } from './view.tsx';

describe('prices', () => checkBlock(priceTableBlock, PriceTableView));

test('the offer that stands out has a surface of its own and the filled button', () => {
  const html = markup(priceTableBlock, PriceTableView, priceTableBlock.defaults);
  expect(html.match(/data-surface="main"/g)).toHaveLength(1);
  expect(html.match(/data-look="primary"/g)).toHaveLength(1);
});
test('four offers at most', () =>
  expect(priceTableBlock.schema.safeParse({ plans: [{}, {}, {}, {}, {}] }).success).toBe(false));
