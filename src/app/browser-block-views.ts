import type { Block, BlockView, BlockViews } from '../lib/content/block-kind.ts';
import { walkTree } from '../lib/content/block-tree.ts';
import { withMessages } from '../lib/messages/area.ts';
import { typeAt, viewIn, type ViewModule } from './block-folders.ts';

/** Kinds that most pages have, in the first script. */
const common = import.meta.glob<ViewModule>(
  '../features/pages/web/blocks/{button,cards,columns,divider,heading,hero,image,rich-text,saved-section,section,spacer}/view.tsx',
  { eager: true },
);

/** All others, each fetched with the first page that uses it. */
const rare = import.meta.glob<ViewModule>([
  '../features/*/web/blocks/*/view.tsx',
  '!../features/pages/web/blocks/{button,cards,columns,divider,heading,hero,image,rich-text,saved-section,section,spacer}/view.tsx',
]);

/** Block views in a visitor's browser. It grows as pages need more, always before they are shown. */
const views = new Map<string, BlockView<never>>(
  Object.entries(common).map(([path, module]) => [typeAt(path), viewIn(module)]),
);
export const browserBlockViews: BlockViews = views;

const fetches = new Map(Object.entries(rare).map(([path, fetchView]) => [typeAt(path), fetchView]));

/** Every kind that visitors can see, fetched or not. */
export const browserBlockTypes = (): string[] => [...views.keys(), ...fetches.keys()];

/** Fetches the views that a page needs. If one fails, the page shows a notice in its place. */
export async function fetchBlockViews(tree: readonly Block[]): Promise<void> {
  const wanted = new Set([...walkTree(tree)].map(({ block }) => block.type));
  await Promise.all(
    [...wanted].map(async (type) => {
      const fetchView = views.has(type) ? undefined : fetches.get(type);
      const module = fetchView && (await withMessages(fetchView()).catch(() => undefined));
      if (module) views.set(type, viewIn(module));
    }),
  );
}
