export { loadParts, type Parts } from './public/load-parts.ts';
export { loadMoreContext, MorePartsContext } from './public/more-parts.ts';
export { PageBlocks } from './public/page-blocks.tsx';
export { ShownPageContext } from './blocks/shared/shown-page.ts';
export { useStart } from './start.ts';
