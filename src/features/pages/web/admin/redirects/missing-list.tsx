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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';

interface Props {
  onLead: (missing: MissingAddress) => void;
}

/** Missing addresses that visitors requested, each with a button to redirect it. */
export function MissingList({ onLead }: Props) {
  const words = useMessages(redirectsAdmin);
  const { data, error, refetch } = useQuery(missingQuery);
  const queries = useQueryClient();
  const forget = (one?: MissingAddress) =>
    void callRedirects('POST /api/missing/forget', {
      body: one ? { path: one.path, subdomain: one.subdomain } : {},
    })
      .then(() => tell(one ? words.isOffTheList({ path: one.path }) : words.theListIsEmpty))
      .catch(tellError)
      .then(() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY }));
  return (
    <Stack gap="sm" component="section" aria-labelledby="missing">
      <Group justify="space-between">
        <Title order={2} size="h3" id="missing">
          {words.pagesNotFound}
        </Title>
        {data && data.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => forget()}>
            {words.clearList}
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="sm">
        {words.addressesThatVisitorsOpenedAnd}
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconMoodSmile size={28} />}
          title={words.noMissingPages}
          says={words.whenVisitorsFollowALink}
        />
      )}
      {data && data.length > 0 && (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="50%">{words.address}</Table.Th>
              <Table.Th>{words.visits}</Table.Th>
              <Table.Th ta="right">{words.actions}</Table.Th>
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
                      {words.linkedFrom({ referrer: each.referrer })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {words.times({ count: each.times })}
                  <Text size="xs" c="dimmed">
                    <Ago at={each.lastAt} />
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Group justify="flex-end" gap={6}>
                    <Button size="compact-sm" variant="default" onClick={() => onLead(each)}>
                      {words.addRedirect}
                    </Button>
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={() => forget(each)}>
                      {words.ignore}
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
