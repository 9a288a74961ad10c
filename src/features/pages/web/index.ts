export { loadParts, type Parts } from './public/load-parts.ts';
export { loadMoreContext, MorePartsContext } from './public/more-parts.ts';
export { RenderedBlocks } from './public/block-list.tsx';
export { BlockViewsContext } from './public/block-views-context.ts';
export { PageBlocks, PartsProvider } from './public/page-blocks.tsx';
export { ShownPageContext } from './blocks/shared/shown-page.ts';
export { useStart } from './start.ts';
