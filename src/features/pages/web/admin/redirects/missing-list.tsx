import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { MissingAddress } from '../../../redirects-contract.ts';
import { callRedirects, missingQuery, REDIRECTS_KEY } from './redirect-calls.ts';

interface Props {
  onLead: (missing: MissingAddress) => void;
}

/** Missing addresses that visitors requested, each with a button to redirect it. */
export function MissingList({ onLead }: Props) {
  const { data, error, refetch } = useQuery(missingQuery);
  const queries = useQueryClient();
  const forget = (one?: MissingAddress) =>
    void callRedirects('POST /api/missing/forget', {
      body: one ? { path: one.path, subdomain: one.subdomain } : {},
    })
      .then(() => tell(one ? `${one.path} is off the list.` : 'The list is empty.'))
      .catch(tellError)
      .then(() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY }));
  return (
    <Stack gap="sm" component="section" aria-labelledby="missing">
      <Group justify="space-between">
        <Title order={2} size="h3" id="missing">
          Pages not found
        </Title>
        {data && data.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => forget()}>
            Clear list
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="sm">
        Addresses that visitors opened and that don’t exist. Search engines and bots are left out.
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconMoodSmile size={28} />}
          title="No missing pages"
          says="When visitors follow a link that doesn’t exist, it’s listed here within seconds."
        />
      )}
      {data && data.length > 0 && (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="50%">Address</Table.Th>
              <Table.Th>Visits</Table.Th>
              <Table.Th ta="right">Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((each) => (
              <Table.Tr key={`${each.subdomain} ${each.path}`}>
                <Table.Td className="admin-words">
                  {each.subdomain && `${each.subdomain}: `}
                  {each.path}
                  {each.referrer && (
                    <Text size="xs" c="dimmed">
                      Linked from {each.referrer}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {each.times === 1 ? 'Once' : `${each.times.toLocaleString()} times`}
                  <Text size="xs" c="dimmed">
                    <Ago at={each.lastAt} />
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Group justify="flex-end" gap={6}>
                    <Button size="compact-sm" variant="default" onClick={() => onLead(each)}>
                      Add redirect
                    </Button>
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={() => forget(each)}>
                      Ignore
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
