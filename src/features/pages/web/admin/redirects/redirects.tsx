import { ActionIcon, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowRight, IconPencil, IconPlus, IconSignRight, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Redirect } from '../../../redirects-contract.ts';
import { MissingList } from './missing-list.tsx';
import { callRedirects, REDIRECTS_KEY, redirectsQuery } from './redirect-calls.ts';
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx';

const empty: RedirectDraft = { subdomain: '', from: '', to: '' };

/** Redirects and, below, missing addresses. */
export function Redirects() {
  const { data, error, refetch } = useQuery(redirectsQuery);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<RedirectDraft | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: REDIRECTS_KEY });
  const remove = ({ _id, from, to, page, subdomain }: Redirect) =>
    void callRedirects('DELETE /api/redirect/{id}', { params: { id: _id } })
      .then(() =>
        offerUndo({
          says: `${from} leads nowhere now`,
          undo: () =>
            void callRedirects('POST /api/redirect', {
              body: { from, subdomain, ...(page ? { page: page._id } : { to }) },
            })
              .catch(tellError)
              .then(reload),
        }),
      )
      .catch(tellError)
      .then(reload);
  return (
    <>
      <PageHeader
        title="Redirects"
        back={{ to: '/admin/settings', label: 'Settings' }}
        lead="Send visitors from old links, or from pages you’ve removed, to the right place."
      >
        <Button leftSection={<IconPlus size={16} />} onClick={() => setDraft(empty)}>
          Add redirect
        </Button>
      </PageHeader>
      <Stack gap="xl" maw={900}>
        <Stack gap="sm" component="section" aria-labelledby="leads">
          <Title order={2} size="h3" id="leads">
            Your redirects
          </Title>
          {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton rows={3} />}
          {data?.length === 0 && (
            <EmptyState
              icon={<IconSignRight size={28} />}
              title="No redirects yet"
              says="When you change a page’s address, a redirect is added automatically. Add others here for links on other websites or in print."
            />
          )}
          {data && data.length > 0 && (
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w="50%">From</Table.Th>
                  <Table.Th w="38%">To</Table.Th>
                  <Table.Th ta="right">Actions</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.map((each) => (
                  <Row
                    key={each._id}
                    redirect={each}
                    onEdit={() => setDraft({ id: each._id, ...each })}
                    onRemove={() => remove(each)}
                  />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Stack>
        <MissingList onLead={({ path, subdomain }) => setDraft({ subdomain, from: path, to: '' })} />
      </Stack>
      {draft && <RedirectDialog key={draft.id ?? draft.from} draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}

interface RowProps {
  redirect: Redirect;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ redirect: { from, to, page, subdomain }, onEdit, onRemove }: RowProps) {
  return (
    <Table.Tr>
      <Table.Td className="admin-words">
        {subdomain && `${subdomain}: `}
        {from}
      </Table.Td>
      <Table.Td className="admin-words">
        <Group gap={6} wrap="nowrap" align="flex-start">
          <IconArrowRight size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
          <span>
            {page ? page.name : to}
            {page && (
              <Text size="xs" c="dimmed">
                {to}
              </Text>
            )}
            {page && !page.published && (
              <Badge variant="dot" color="orange" tt="none" fw={500}>
                Not published, so visitors don’t see it yet
              </Badge>
            )}
          </span>
        </Group>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" color="gray" aria-label={`Edit ${from}`} onClick={onEdit}>
            <IconPencil size={17} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${from}`} onClick={onRemove}>
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
