import { ActionIcon, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Thread } from '../../../comments-contract.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { callComments, threadsQuery, usePutThread } from './comment-calls.ts';
import { CommentBox } from './comment-box.tsx';
import css from './comments.module.css';
import { closeComments, type CommentFilter, useComments } from './comments-state.ts';
import { ThreadCard } from './thread-card.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const EVERY_MS = 10_000;

const filters: Record<CommentFilter, (thread: Thread) => boolean> = {
  open: ({ resolved }) => !resolved,
  resolved: ({ resolved }) => resolved !== null,
  mine: ({ mine }) => mine,
};

const empty = {
  open: 'noOpenComments',
  resolved: 'noResolvedComments',
  mine: 'noCommentsOfYours',
} as const satisfies Record<CommentFilter, string>;

interface Target {
  _id: string;
  type: string;
  name: string;
}

/** Writes about the selected block, or about the page. What it is about stays while somebody types. */
function NewComment({ page, wish, writes }: { page: string; wish: number; writes: boolean }) {
  const words = useMessages(reviewAdmin);
  const kinds = useBlockKinds();
  const put = usePutThread(page);
  const selected = useEditorState(({ history, selected: id }) =>
    indexOf(history.present.blocks).byId.get(id ?? ''),
  );
  const { noun } = usePageRole();
  const now: Target | null = selected
    ? { _id: selected.props.id, type: selected.type, name: nameOf(selected, kinds) }
    : null;
  const [kept, setKept] = useState<{ target: Target | null } | null>(null);
  const target = kept ? kept.target : now;
  return (
    <CommentBox
      key={writes ? wish : 'new'}
      label={target ? words.commentOn({ name: target.name }) : words.commentOnThe({ noun })}
      send={words.comment}
      autoFocus={writes}
      onTyping={(isEmpty) => setKept((before) => (isEmpty ? null : (before ?? { target: now })))}
      onSend={async (text, mentions) => {
        const block = target && { _id: target._id, type: target.type };
        const body = { block, text, mentions };
        const thread = await callComments('POST /api/page/{id}/comments', { params: { id: page }, body });
        put(thread._id, thread);
        useComments.setState({ filter: 'open' });
      }}
    />
  );
}

/** What has been seen here need not be mailed, nor counted at the bell. */
function useRead(page: string, threads: readonly Thread[] | undefined): void {
  const queries = useQueryClient();
  const count = threads?.reduce((sum, { comments }) => sum + comments.length, 0) ?? 0;
  useEffect(() => {
    if (count === 0 || document.visibilityState === 'hidden') return;
    callComments('POST /api/comment-notices/read', { body: { page } })
      .then((notices) => queries.setQueryData(['comment-notices'], notices))
      // It is said again with the next comment, or the next time.
      .catch(() => undefined);
  }, [page, count, queries]);
}

/** How high the panel is, where the focus goes as threads are asked for and go, and Escape. @param count comments in the list */
function usePanel(loaded: boolean, count: number) {
  const { block, wish, writes } = useComments();
  const place = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!writes) head.current?.focus({ preventScroll: true });
  }, [wish, writes]);
  useEffect(() => {
    if (!loaded || block === null) return;
    place.current?.querySelector(`[data-at="${CSS.escape(block)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [wish, block, loaded]);
  // A thread that is gone from the list takes the focus along.
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [count]);
  useLayoutEffect(() => {
    const bar = place.current?.parentElement;
    if (!bar) return undefined;
    const fit = () =>
      place.current?.style.setProperty('--comments-top', `${bar.getBoundingClientRect().bottom}px`);
    const resized = new ResizeObserver(fit);
    resized.observe(bar);
    return () => resized.disconnect();
  }, []);
  useEffect(() => {
    const here = place.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      closeComments();
    };
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
  return { place, head };
}

/** Which threads are listed. @param open how many are open */
function FilterSwitch({ filter, open }: { filter: CommentFilter; open: number }) {
  const words = useMessages(reviewAdmin);
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      my="sm"
      aria-label={words.show}
      value={filter}
      onChange={(value) => useComments.setState({ filter: value })}
      data={[
        { value: 'open', label: open > 0 ? words.openCount({ open }) : words.open },
        { value: 'resolved', label: words.resolved },
        { value: 'mine', label: words.mine },
      ]}
    />
  );
}

export function CommentsPanel() {
  const words = useMessages(reviewAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const page = useEditorState((state) => state.page._id);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const { filter, block, wish, writes } = useComments();
  const { data, error, refetch } = useQuery({ ...threadsQuery(page), refetchInterval: EVERY_MS });
  useRead(page, data);
  const shown = data?.filter(filters[filter]) ?? [];
  const { place, head } = usePanel(
    data !== undefined,
    shown.reduce((sum, { comments }) => sum + comments.length, 0),
  );

  const byId = indexOf(blocks).byId;
  const placeOf = (thread: Thread): string => {
    if (thread.block === null) return words.wholePage;
    const found = byId.get(thread.block);
    return found ? nameOf(found, kinds) : (kinds.get(thread.blockType ?? '')?.label ?? words.block);
  };
  const open = data?.filter(filters.open).length ?? 0;
  return (
    <aside ref={place} className={css.panel} aria-label={words.comments} data-over>
      <Group justify="space-between" wrap="nowrap" className={css.head ?? ''}>
        <Title order={2} size="h6" ref={head} tabIndex={-1} style={{ outline: 'none' }}>
          {words.comments}
        </Title>
        <ActionIcon size={32} aria-label={words.closeComments} title={words.close} onClick={closeComments}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <NewComment key={page} page={page} wish={wish} writes={writes} />
      <FilterSwitch filter={filter} open={open} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && shown.length === 0 && (
        <Text size="sm" c="dimmed" py="md">
          {words[empty[filter]]}
        </Text>
      )}
      <ul className={css.threads}>
        {shown.map((thread) => {
          const id = thread.block;
          const isThere = id !== null && byId.has(id);
          return (
            <ThreadCard
              key={thread._id}
              thread={thread}
              place={placeOf(thread)}
              isGone={id !== null && !isThere}
              isHere={id !== null && id === block}
              timeZone={timeZone}
              onGo={
                isThere
                  ? () => {
                      editor.setOpen(id, true);
                      editor.goTo(id);
                    }
                  : undefined
              }
            />
          );
        })}
      </ul>
    </aside>
  );
}
