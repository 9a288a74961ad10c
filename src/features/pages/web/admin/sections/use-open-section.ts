import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useEditor } from '../edit/editor-context.ts';
import { viewPath } from '../../../page-view.ts';

/** Opens a reusable section of the page after saving. */
export function useOpenSection(): (id: string) => void {
  const { saver } = useEditor();
  const navigate = useNavigate();
  return useCallback(
    (id) => void saver.flush().then(() => navigate(viewPath('edit', id))),
    [saver, navigate],
  );
}
