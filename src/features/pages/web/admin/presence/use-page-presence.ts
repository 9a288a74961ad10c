import { useEffect, useRef } from 'react';
import { useLive } from '../../../../../lib/admin-ui/live.ts';
import {
  type Other,
  useOthers,
  usePresence,
  type Whereabouts,
} from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { presenceContract } from '../../../presence-contract.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import type { PageEditor } from '../edit/editor.ts';

const call = browserClient<typeof presenceContract>();

/** Somebody who has typed within this time is typing. */
const TYPING_MS = 4_000;

/** Where in the page its editor is: the block being typed in, else the selected one. */
function whereIn(editor: PageEditor, typedAt: number): Whereabouts {
  const { history, selected } = editor.store.getState();
  const typing = Date.now() - typedAt < TYPING_MS;
  const [typed = ''] = (typing ? (history.key ?? '') : '').split('.');
  return { block: (typed || selected)?.slice(0, 100) ?? null, typing };
}

const isSaved = (value: unknown): value is { page: string; version: number } =>
  typeof value === 'object' && value !== null && 'page' in value && 'version' in value;

/** Tells the others where this editor is, and takes in what they save. */
export function usePagePresence(): void {
  const editor = useEditor();
  const id = useEditorState(({ page }) => page._id);
  const typedAt = useRef(0);
  usePresence(`page:${id}`, {
    tell: (body) => call('POST /api/page/{id}/presence', { params: { id }, body }),
    look: () => whereIn(editor, typedAt.current),
  });
  useEffect(() => {
    const stop = [
      editor.store.subscribe(({ history }, before) => {
        if (history.present !== before.history.present && history.key !== null) typedAt.current = Date.now();
      }),
      useLive.subscribe(({ heard: { saved } }, { heard: before }) => {
        if (saved !== before['saved'] && isSaved(saved) && saved.page === id)
          void editor.takeSaved(saved.version);
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [editor, id]);
}

/** Others who have the page open, one entry for each window. */
export const useOthersOnPage = (): readonly Other[] =>
  useOthers(`page:${useEditorState(({ page }) => page._id)}`);
