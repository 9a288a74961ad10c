import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { heardTracksQuery } from '../../features/audio/web/admin/audio-calls.ts';
import { TracksContext } from '../../features/audio/web/index.ts';
import { formsQuery } from '../../features/forms/web/admin/form-calls.ts';
import { FormsContext } from '../../features/forms/web/index.ts';
import { BlockViewsContext } from '../../features/pages/web/public/block-views-context.ts';
import { EditScreen } from '../../features/pages/web/admin/views/edit-screen.tsx';
import { blockViews } from '../block-views.ts';

const views = { views: blockViews, broken: new Set<string>() };

/** The site's forms, which blocks show by name. */
function useForms() {
  const { data } = useQuery(formsQuery);
  return useMemo(
    () => ({ forms: Object.fromEntries((data ?? []).map((form) => [form._id, form])), editing: true }),
    [data],
  );
}

/** What visitors hear, which blocks list. */
function useTracks() {
  const { data } = useQuery(heardTracksQuery);
  return useMemo(() => ({ tracks: data ?? [], editing: true }), [data]);
}

/** The page editor with every view of a block that visitors may see. */
export function PageEditorScreen() {
  return (
    <BlockViewsContext value={views}>
      <FormsContext value={useForms()}>
        <TracksContext value={useTracks()}>
          <EditScreen />
        </TracksContext>
      </FormsContext>
    </BlockViewsContext>
  );
}
