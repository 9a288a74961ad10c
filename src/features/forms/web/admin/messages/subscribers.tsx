import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Table,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconDots,
  IconDownload,
  IconMailHeart,
  IconSearch,
  IconTrash,
  IconUserMinus,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Subscriber } from '../../../newsletter-contract.ts';
import { callNewsletter } from './message-calls.ts';
import { useDeleting } from './use-message-actions.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

const colours: Record<Subscriber['status'], string> = { confirmed: 'teal', waiting: 'orange', left: 'gray' };
const statusLabels = ({
  subscribed,
  pendingConfirmation,
  unsubscribed,
}: WordsOf<typeof inboxAdmin>): Record<Subscriber['status'], string> => ({
  confirmed: subscribed,
  waiting: pendingConfirmation,
  left: unsubscribed,
});
const KEY = ['subscribers'];
const PAGE = 100;

function useActions() {
  const words = useMessages(inboxAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    takeOff: ({ _id, email }: Subscriber) =>
      void callNewsletter('PUT /api/subscriber/{id}', { params: { id: _id }, body: { status: 'left' } })
        .then(() => tell(words.hasUnsubscribed({ email })))
        .catch(tellError)
        .then(reload),
    remove: ({ _id, email }: Subscriber) => {
      useDeleting.setState(({ ids }) => ({ ids: [...ids, _id] }));
      const back = () => useDeleting.setState(({ ids }) => ({ ids: ids.filter((id) => id !== _id) }));
      offerUndo({
        says: words.subscriberDeleted({ email }),
        undo: back,
        commit: () =>
          void callNewsletter('DELETE /api/subscriber/{id}', { params: { id: _id } })
            .catch(tellError)
            .then(reload)
            .finally(back),
      });
    },
  };
}

function Row({ subscriber, actions }: { subscriber: Subscriber; actions: ReturnType<typeof useActions> }) {
  const words = useMessages(inboxAdmin);
  const { email, status, consent, createdAt, confirmedAt, leftAt } = subscriber;
  return (
    <Table.Tr>
      <Table.Td className="admin-words">
        {email}
        <Text size="xs" c="dimmed">
          {consent}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="dot" color={colours[status]} tt="none" fw={500}>
          {statusLabels(words)[status]}
        </Badge>
        <Text size="xs" c="dimmed">
          <Ago at={leftAt ?? confirmedAt ?? createdAt} />
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ email })}>
              <IconDots size={17} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {status !== 'left' && (
              <Menu.Item
                leftSection={<IconUserMinus size={16} />}
                onClick={() => actions.takeOff(subscriber)}
              >
                {words.unsubscribe}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => actions.remove(subscriber)}
            >
              {words.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  );
}

interface TableProps {
  subscribers: readonly Subscriber[];
  actions: ReturnType<typeof useActions>;
}

function SubscriberTable({ subscribers, actions }: TableProps) {
  const words = useMessages(inboxAdmin);
  return (
    <Table verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{words.address}</Table.Th>
          <Table.Th>{words.status}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {subscribers.map((subscriber) => (
          <Row key={subscriber._id} subscriber={subscriber} actions={actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** @param status empty for all */
const useSubscribers = (status: string, q: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, status, q],
    queryFn: ({ pageParam }) =>
      callNewsletter('GET /api/subscribers', {
        query: {
          ...(status ? { status: status as Subscriber['status'] } : {}),
          ...(q ? { q } : {}),
          limit: PAGE,
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: (before) => before,
  });

/** Who gets the newsletter. */
export function Subscribers() {
  const words = useMessages(inboxAdmin);
  const [status, setStatus] = useState('');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 200);
  const actions = useActions();
  const deleting = useDeleting(({ ids }) => ids);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSubscribers(status, q);
  const shown = data?.pages.flat().filter(({ _id }) => !deleting.includes(_id));
  const isFiltered = status !== '' || q !== '';
  return (
    <>
      <PageHeader title={words.newsletter} lead={words.peopleWhoSignedUpFor}>
        <Button
          variant="default"
          component="a"
          href="/api/subscribers/export.csv"
          download
          leftSection={<IconDownload size={16} />}
        >
          {words.export}
        </Button>
      </PageHeader>
      <Group mb="md" gap="sm">
        <SegmentedControl
          aria-label={words.filterSubscribers}
          data={[
            { value: '', label: words.all },
            ...Object.entries(statusLabels(words)).map(([value, label]) => ({ value, label })),
          ]}
          value={status}
          onChange={setStatus}
        />
        <TextInput
          aria-label={words.searchAddresses}
          placeholder={words.search}
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          style={{ flex: '1 1 12rem' }}
        />
      </Group>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {shown && shown.length > 0 && <SubscriberTable subscribers={shown} actions={actions} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={<IconMailHeart size={28} />}
          title={isFiltered ? words.noSubscribersFound : words.noSubscribersYet}
          says={isFiltered ? words.tryADifferentSearchOr : words.addANewsletterFormTo}
        >
          {!isFiltered && (
            <Button variant="default" component={Link} to="/admin/forms/new">
              {words.createNewsletterForm}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
