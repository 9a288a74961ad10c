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

const words: Record<Subscriber['status'], { label: string; color: string }> = {
  confirmed: { label: 'Subscribed', color: 'teal' },
  waiting: { label: 'Pending confirmation', color: 'orange' },
  left: { label: 'Unsubscribed', color: 'gray' },
};
const KEY = ['subscribers'];
const PAGE = 100;

function useActions() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    takeOff: ({ _id, email }: Subscriber) =>
      void callNewsletter('PUT /api/subscriber/{id}', { params: { id: _id }, body: { status: 'left' } })
        .then(() => tell(`${email} unsubscribed.`))
        .catch(tellError)
        .then(reload),
    remove: ({ _id, email }: Subscriber) => {
      useDeleting.setState(({ ids }) => ({ ids: [...ids, _id] }));
      const back = () => useDeleting.setState(({ ids }) => ({ ids: ids.filter((id) => id !== _id) }));
      offerUndo({
        says: `${email} deleted`,
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
  const { email, status, consent, createdAt, confirmedAt, leftAt } = subscriber;
  const { label, color } = words[status];
  return (
    <Table.Tr>
      <Table.Td className="admin-words">
        {email}
        <Text size="xs" c="dimmed">
          {consent}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="dot" color={color} tt="none" fw={500}>
          {label}
        </Badge>
        <Text size="xs" c="dimmed">
          <Ago at={leftAt ?? confirmedAt ?? createdAt} />
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${email}`}>
              <IconDots size={17} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {status !== 'left' && (
              <Menu.Item
                leftSection={<IconUserMinus size={16} />}
                onClick={() => actions.takeOff(subscriber)}
              >
                Unsubscribe
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => actions.remove(subscriber)}
            >
              Delete
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
  return (
    <Table verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Address</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
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
      <PageHeader title="Newsletter" lead="People who signed up for your newsletter and confirmed by email.">
        <Button
          variant="default"
          component="a"
          href="/api/subscribers/export.csv"
          download
          leftSection={<IconDownload size={16} />}
        >
          Export
        </Button>
      </PageHeader>
      <Group mb="md" gap="sm">
        <SegmentedControl
          aria-label="Filter subscribers"
          data={[
            { value: '', label: 'All' },
            ...Object.entries(words).map(([value, { label }]) => ({ value, label })),
          ]}
          value={status}
          onChange={setStatus}
        />
        <TextInput
          aria-label="Search addresses"
          placeholder="Search"
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
            Show more
          </Button>
        </Group>
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={<IconMailHeart size={28} />}
          title={isFiltered ? 'No subscribers found' : 'No subscribers yet'}
          says={
            isFiltered
              ? 'Try a different search or filter.'
              : 'Add a newsletter form to a page to collect subscribers. They confirm by email before they’re added.'
          }
        >
          {!isFiltered && (
            <Button variant="default" component={Link} to="/admin/forms/new">
              Create newsletter form
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
