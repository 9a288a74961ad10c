import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useSessionEnded } from '../../../../../lib/admin-ui/session-state.ts';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import type { Page } from '../../../contract.ts';
import { SampleLinks, useKnownPlaces } from '../edit/blocks/sample-places.tsx';
import { EditorContext, useSaving } from '../edit/editor-context.ts';
import { PageEditor } from '../edit/editor.ts';
import { LinksHere } from '../edit/fields/links-here.tsx';
import { PageForm } from '../edit/page-form.tsx';
import { FramesContext } from '../edit/page-role.ts';
import { RecoveryNotice } from '../keep/recovery-notice.tsx';
import { usePagePresence } from '../presence/use-page-presence.ts';
import { SECTIONS_KEY, sectionsQuery } from '../sections/section-calls.ts';
import { draftQuery, PAGES_KEY } from '../page-calls.ts';
import { WriteView } from '../write/write-view.tsx';
import { samePage, viewAt } from '../../../page-view.ts';
import { loadCanvas, WorkingView } from './working-view.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

function Together() {
  usePagePresence();
  return null;
}

function Guard({ editor }: { editor: PageEditor }) {
  const { state } = useSaving();
  return <UnsavedGuard unsaved={state !== 'saved'} saveFirst={() => editor.saver.flush()} stays={samePage} />;
}

/** @param block from the address, where the editor opens */
function openAt(editor: PageEditor, block: string | null): PageEditor {
  if (block !== null && findBlock(editor.store.getState().page.blocks, block)) {
    editor.viewed = block;
    editor.select(block);
  }
  return editor;
}

function Editing({ page }: { page: Page }) {
  const { pathname, search } = useLocation();
  const [editor] = useState(() => openAt(new PageEditor(page), new URLSearchParams(search).get('block')));
  const queries = useQueryClient();
  const { view } = viewAt(pathname);
  const Frame = use(FramesContext)[page.kind ?? ''] ?? Fragment;
  useEffect(() => {
    // Changes that waited for a new sign-in are sent as soon as it has happened.
    const stop = useSessionEnded.subscribe(({ ended }) => {
      if (!ended && editor.saver.getSnapshot().state === 'failed') void editor.saver.flush();
    });
    // The list of pages and the count in the navigation show what is published.
    const follow = editor.store.subscribe(({ page: now }, { page: before }) => {
      if (now.state !== before.state) void queries.invalidateQueries({ queryKey: PAGES_KEY });
    });
    return () => {
      stop();
      follow();
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
      void queries.invalidateQueries({ queryKey: SECTIONS_KEY });
    };
  }, [editor, queries]);
  return (
    <EditorContext value={editor}>
      <RecoveryNotice />
      <Together />
      <Frame>
        <LinksHere>
          {view === 'editOLD' && <PageForm />}
          {view === 'write' && <WriteView />}
          {view !== 'editOLD' && view !== 'write' && <WorkingView view={view} />}
        </LinksHere>
      </Frame>
      <Guard editor={editor} />
    </EditorContext>
  );
}

/** A page in several views that share one state; without an id, the home page. */
export function EditScreen() {
  const words = useMessages(viewsAdmin);
  const { id, view } = viewAt(useLocation().pathname);
  const hasCanvas = view === 'edit' || view === 'edit2';
  useEffect(() => {
    if (hasCanvas) void loadCanvas();
  }, [hasCanvas]);
  const { data, error, refetch } = useQuery(draftQuery(id));
  const [known, setKnown] = useState<Page | null>(null);
  // The home page has no id in the address until another view is chosen; the state is the same.
  // Section names are needed wherever blocks are; without them the page can still be edited.
  const sections = useQuery(sectionsQuery);
  const page = known && (id === undefined || id === known._id) ? known : data;
  if (page && page !== known) setKnown(page);
  const places = useKnownPlaces();
  if (page && !sections.isPending && places)
    return (
      <SampleLinks places={places}>
        <Editing key={page._id} page={page} />
      </SampleLinks>
    );
  return (
    <>
      <PageHeader title={words.editAPage} back={{ to: '/admin/pages', label: words.pages }} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
    </>
  );
}
