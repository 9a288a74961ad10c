import { Anchor, Badge, Button, Card, Checkbox, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import type { WordpressImport, WordpressItem } from '../../contract.ts';
import { callWordpress } from './wordpress-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { wordpressAdmin } from '../../messages/admin/area.ts';

const AT_ONCE = 200;
const kinds = { page: 'page', post: 'post', picture: 'picture' } as const;
const states = {
  waiting: { label: 'stateWaiting', color: 'gray' },
  made: { label: 'imported', color: 'teal' },
  known: { label: 'stateKnown', color: 'teal' },
  failed: { label: 'stateFailed', color: 'red' },
  removed: { label: 'stateRemoved', color: 'gray' },
} as const;

const placeOf = ({ kind, madeId, state }: WordpressItem): string | null => {
  if (!madeId || state === 'removed') return null;
  return kind === 'picture' ? `/admin/files?file=${madeId}` : `/admin/pages/edit/${madeId}`;
};

function Notes(props: { notes: readonly string[]; isFailed: boolean; isIndented: boolean }) {
  return props.notes.map((note) => (
    <Text
      size="sm"
      c={props.isFailed ? 'red' : 'dimmed'}
      pl={props.isIndented ? '2rem' : 0}
      key={note}
      className="admin-words"
    >
      {note}
    </Text>
  ));
}

/** Every entry, to be left out before the start, and with what became of it afterwards. */
export function ImportItems({
  shown,
  leave,
  onLeave,
}: {
  shown: WordpressImport;
  leave: ReadonlySet<number>;
  onLeave: (position: number, left: boolean) => void;
}) {
  const words = useMessages(wordpressAdmin);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // Anew with every step, as each entry tells what became of it.
    queryKey: ['wordpress', shown._id, 'items', shown.status, shown.done],
    queryFn: ({ pageParam }) =>
      callWordpress('GET /api/wordpress/import/{id}/items', {
        params: { id: shown._id },
        query: { limit: AT_ONCE, ...(pageParam < 0 ? {} : { after: pageParam }) },
      }),
    initialPageParam: -1,
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?.position),
    placeholderData: keepPreviousData,
  });
  if (!data) return <ListSkeleton rows={6} />;
  const choosing = shown.status === 'preview';
  return (
    <section aria-label={words.entries}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.pages.flat().map((item) => {
          const { position, title, kind, state, chosen, notes } = item;
          const to = placeOf(item);
          const { label, color } = states[state];
          return (
            <Card component="li" withBorder padding="sm" key={position}>
              <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
                {choosing ? (
                  <Checkbox
                    className="admin-words"
                    label={title}
                    description={words[kinds[kind]]}
                    checked={!leave.has(position)}
                    onChange={({ currentTarget }) => onLeave(position, !currentTarget.checked)}
                  />
                ) : (
                  <div>
                    {to ? (
                      <Anchor component={Link} to={to} className="admin-words">
                        {title}
                      </Anchor>
                    ) : (
                      <Text className="admin-words">{title}</Text>
                    )}
                    <Text size="sm" c="dimmed">
                      {words[kinds[kind]]}
                    </Text>
                  </div>
                )}
                {(!choosing || state === 'known') && (
                  <Badge variant="light" color={chosen ? color : 'gray'} miw="max-content">
                    {chosen ? words[label] : words.skipped}
                  </Badge>
                )}
              </Group>
              <Notes notes={notes} isFailed={state === 'failed'} isIndented={choosing} />
            </Card>
          );
        })}
      </Stack>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      )}
    </section>
  );
}
