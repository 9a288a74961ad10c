import type { BlockViews } from '../lib/content/block-kind.ts';
import { typeAt, viewIn, type ViewModule } from './block-folders.ts';

/** Views of all blocks for the server; browsers use `browser-block-views.ts`. Separate from the kinds, which have schemas. */
export const blockViews: BlockViews = new Map(
  Object.entries(import.meta.glob<ViewModule>('../features/*/web/blocks/*/view.tsx', { eager: true })).map(
    ([path, module]) => [typeAt(path), viewIn(module)],
  ),
);
