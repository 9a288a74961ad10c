import { expect, test } from 'vitest';
import { cardsBlock } from '../../cards/block.ts';
import { CardsView } from '../../cards/view.tsx';
import { columnsBlock } from '../../columns/block.ts';
import { ColumnsView } from '../../columns/view.tsx';
import { markup } from '../check-block.ts';
import { stylingAttributes } from '../../../../../../lib/styling.ts';

const picture = { src: '/files/kiln.jpg', alt: 'A kiln' };
const kinds = [
  [
    'columns',
    (props: Record<string, unknown>) => markup(columnsBlock, ColumnsView, props),
    columnsBlock.schema,
  ],
  [
    'cards',
    (props: Record<string, unknown>) => markup(cardsBlock, CardsView, { ...cardsBlock.defaults, ...props }),
    cardsBlock.schema,
  ],
] as const;

test.each(kinds)('an image behind %s is decoration, and has the colours for text on it', (_, drawn) => {
  const html = drawn({ backdrop: 'picture', picture });
  expect(html).toMatch(/^<div[^>]* data-surface="picture"/);
  expect(html).toContain('src="/files/kiln.jpg"');
  expect(html).not.toContain('A kiln');
  expect(drawn({ picture })).not.toContain('kiln');
});

test.each(kinds)('a video behind %s can be paused; without one, the ground is dark', (_, drawn) => {
  expect(drawn({ backdrop: 'video', video: '/files/tour.mp4' })).toContain('aria-label="Pause video"');
  expect(drawn({ backdrop: 'video' })).toMatch(/^<div[^>]* data-surface="dark"/);
});

test.each(kinds)('behind %s there is nothing but images and videos of the site', (_, __, schema) => {
  for (const hostile of [
    { backdrop: 'frame' },
    { backdrop: 'video', video: 'https://films.example/tour.mp4' },
    { backdrop: 'picture', picture: { src: 'javascript:alert(1)', alt: '' } },
    { backdrop: 'picture', overlay: 'none' },
  ])
    expect(schema.safeParse(hostile).success, JSON.stringify(hostile)).toBe(false);
});

test('a colour chosen before does not change the colours of text on the image', () => {
  const styling = { ground: 'main', pad: 'large' };
  const marks = (backdrop: string) =>
    stylingAttributes({ type: 'columns', props: { id: 'a', styling, backdrop } });
  expect(marks('picture')).toEqual({ 'data-s-pad': 'large' });
  expect(marks('none')).toMatchObject({ 'data-surface': 'main' });
});
