import { BlockViewsContext } from '../../features/pages/web/public/block-views-context.ts';
import { EditScreen } from '../../features/pages/web/admin/views/edit-screen.tsx';
import { blockViews } from '../block-views.ts';

const views = { views: blockViews, broken: new Set<string>() };

/** The page editor with every view of a block that visitors may see. */
export function PageEditorScreen() {
  return (
    <BlockViewsContext value={views}>
      <EditScreen />
    </BlockViewsContext>
  );
}
