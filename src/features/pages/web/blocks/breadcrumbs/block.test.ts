import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { type Crumb, ShownPageContext } from '../shared/shown-page.ts';
import { breadcrumbsBlock } from './block.ts';
import { BreadcrumbsView } from './view.tsx';

describe('breadcrumbs', () => checkBlock(breadcrumbsBlock, BreadcrumbsView));

const home = { label: 'Start', href: '/' };
const words = (crumbs: Crumb[], between: Crumb[] = []) => {
  const page = { blocks: [], crumbs, timeZone: 'UTC', locale: 'en-GB' };
  const view = createElement(BreadcrumbsView, { between, id: 'b1' });
  const html = renderToStaticMarkup(createElement(ShownPageContext, { value: page }, view));
  return html
    .replaceAll(/<a [^>]*>/g, '→')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
};

test('leads from the home page to this one', () => {
  const here = { label: 'Glazes', href: '/glazes' };
  expect(words([home, here], [{ label: 'Pots', href: '/pots' }])).toEqual(['→Start', '→Pots', 'Glazes']);
  expect(words([home])).toEqual(['Start']);
});
test('by itself it shows a sample', () =>
  expect(markup(breadcrumbsBlock, BreadcrumbsView, {})).toMatch(/Home<.*aria-current="page">This page</));
