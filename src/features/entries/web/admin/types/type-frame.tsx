import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { ContentType } from '../../../entry-shapes.ts';
import { useType } from '../entry-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

/** A screen of one content type, once it is loaded. */
export function TypeFrame({ id, children }: { id: string; children: (type: ContentType) => ReactNode }) {
  const words = useMessages(entryTypesAdmin);
  const { data, error, refetch } = useType(id);
  if (data) return children(data);
  return (
    <>
      <PageHeader title={words.content} back={{ to: '/admin/content', label: words.content }} />
      {data === null && (
        <EmptyState
          icon={<IconFileUnknown size={28} />}
          title={words.thisContentTypeNoLonger}
          says={words.itMayHaveBeenDeleted}
        >
          <Button component={Link} to="/admin/content" variant="default">
            {words.showAllContent}
          </Button>
        </EmptyState>
      )}
      {data === undefined &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />)}
    </>
  );
}
