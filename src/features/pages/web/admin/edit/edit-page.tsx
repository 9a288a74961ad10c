import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useSessionEnded } from '../../../../../lib/admin-ui/session-state.ts';
import type { Page } from '../../../contract.ts';
import { draftQuery, PAGES_KEY } from '../page-calls.ts';
import { EditorContext } from './editor-context.ts';
import { PageEditor } from './editor.ts';
import { PageForm } from './page-form.tsx';

function Editing({ page }: { page: Page }) {
  const [editor] = useState(() => new PageEditor(page));
  const queries = useQueryClient();
  useEffect(() => {
    // What waited for somebody to sign in again goes out as soon as they have.
    const stop = useSessionEnded.subscribe(({ ended }) => {
      if (!ended && editor.saver.getSnapshot().state === 'failed') void editor.saver.flush();
    });
    return () => {
      stop();
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
    };
  }, [editor, queries]);
  return (
    <EditorContext value={editor}>
      <PageForm />
    </EditorContext>
  );
}

/** The form of a page; without an id, of the home page. */
export function EditPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(draftQuery(id));
  if (data) return <Editing key={data._id} page={data} />;
  return (
    <>
      <PageHeader title="Edit a page" back={{ to: '/admin/pages', label: 'Pages' }} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
    </>
  );
}
