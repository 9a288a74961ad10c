import { Button, type ButtonProps } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useEditorState } from '../edit/editor-context.ts';
import { useThreads } from './comment-calls.ts';
import { closeComments, openComments, useComments } from './comments-state.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const CommentsPanel = lazy(async () => ({ default: (await import('./comments-panel.tsx')).CommentsPanel }));

/** How many threads of the page are open. */
export function useOpenThreads(): number {
  const page = useEditorState((state) => state.page._id);
  return useThreads(page).filter(({ resolved }) => !resolved).length;
}

/** Opens the comments of the page, and says how many threads are open. */
export function CommentsButton(button: Pick<ButtonProps, 'size' | 'visibleFrom' | 'hiddenFrom'>) {
  const words = useMessages(reviewAdmin);
  const open = useOpenThreads();
  const opened = useComments((state) => state.opened);
  return (
    <Button
      {...button}
      variant="default"
      px="xs"
      aria-label={open === 0 ? words.comments : words.commentsOpen({ open })}
      aria-expanded={opened}
      title={words.comments}
      onClick={() => (opened ? closeComments() : openComments())}
    >
      <IconMessage size={18} aria-hidden />
      {open > 0 && <span style={{ marginInlineStart: 6 }}>{open}</span>}
    </Button>
  );
}

/** The comments of the page while they are open; an address with `?comments` opens them. */
export function CommentsHere() {
  const page = useEditorState((state) => state.page._id);
  const opened = useComments((state) => state.opened);
  const [search] = useSearchParams();
  const isAsked = search.has('comments');
  useEffect(() => {
    if (isAsked) openComments();
    return closeComments;
  }, [isAsked, page]);
  return (
    opened && (
      <Suspense fallback={null}>
        <CommentsPanel />
      </Suspense>
    )
  );
}
