import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockKind, BlockView } from '../../../../../../lib/content/block-kind.ts';
import { stylingAttributes } from '../../../../../../lib/styling.ts';
import { RenderedBlocks } from '../../../public/block-list.tsx';
import { cardsBlock } from '../../cards/block.ts';
import { CardsView } from '../../cards/view.tsx';
import { columnsBlock } from '../../columns/block.ts';
import { ColumnsView } from '../../columns/view.tsx';
import { featureListBlock } from '../../feature-list/block.ts';
import { FeatureListView } from '../../feature-list/view.tsx';
import { galleryBlock } from '../../gallery/block.ts';
import { GalleryView } from '../../gallery/view.tsx';
import { numbersBlock } from '../../numbers/block.ts';
import { NumbersView } from '../../numbers/view.tsx';
import { peopleBlock } from '../../people/block.ts';
import { PeopleView } from '../../people/view.tsx';
import { priceTableBlock } from '../../price-table/block.ts';
import { PriceTableView } from '../../price-table/view.tsx';
import { testimonialsBlock } from '../../testimonials/block.ts';
import { TestimonialsView } from '../../testimonials/view.tsx';

const picture = { src: '/files/kiln.jpg', alt: 'A kiln' };
const backed: [BlockKind, BlockView<never>][] = [
  [cardsBlock, CardsView],
  [columnsBlock, ColumnsView],
  [featureListBlock, FeatureListView],
  [galleryBlock, GalleryView],
  [numbersBlock, NumbersView],
  [peopleBlock, PeopleView],
  [priceTableBlock, PriceTableView],
  [testimonialsBlock, TestimonialsView],
];
const kinds = backed.map(([kind, view]) => {
  const { type, defaults, schema } = kind;
  const views = new Map([[type, view]]);
  const drawn = (props: Record<string, unknown>) => {
    const block = { type, props: { id: 'b1', ...defaults, ...props } };
    return renderToStaticMarkup(createElement(RenderedBlocks, { blocks: [block], views }));
  };
  return [type, drawn, schema] as const;
});

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
  expect(marks('picture')).toEqual({ 'data-surface': 'picture', 'data-s-ground': '', 'data-s-pad': 'large' });
  expect(marks('none')).toMatchObject({ 'data-surface': 'main' });
});
