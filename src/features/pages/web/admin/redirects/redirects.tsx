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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';

const empty: RedirectDraft = { subdomain: '', from: '', to: '' };

/** Redirects and, below, missing addresses. */
export function Redirects() {
  const words = useMessages(redirectsAdmin);
  const { data, error, refetch } = useQuery(redirectsQuery);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<RedirectDraft | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: REDIRECTS_KEY });
  const remove = ({ _id, from, to, page, subdomain }: Redirect) =>
    void callRedirects('DELETE /api/redirect/{id}', { params: { id: _id } })
      .then(() =>
        offerUndo({
          says: words.leadsNowhereNow({ from }),
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
        title={words.redirects}
        back={{ to: '/admin/settings', label: words.settings }}
        lead={words.sendVisitorsFromOldLinks}
      >
        <Button leftSection={<IconPlus size={16} />} onClick={() => setDraft(empty)}>
          {words.addRedirect}
        </Button>
      </PageHeader>
      <Stack gap="xl" maw={900}>
        <Stack gap="sm" component="section" aria-labelledby="leads">
          <Title order={2} size="h3" id="leads">
            {words.yourRedirects}
          </Title>
          {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton rows={3} />}
          {data?.length === 0 && (
            <EmptyState
              icon={<IconSignRight size={28} />}
              title={words.noRedirectsYet}
              says={words.whenYouChangeAPages}
            />
          )}
          {data && data.length > 0 && (
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w="50%">{words.from}</Table.Th>
                  <Table.Th w="38%">{words.to}</Table.Th>
                  <Table.Th ta="right">{words.actions}</Table.Th>
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
  const words = useMessages(redirectsAdmin);
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
                {words.notPublishedSoVisitorsDont}
              </Badge>
            )}
          </span>
        </Group>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.editRedirectFrom({ from })}
            onClick={onEdit}
          >
            <IconPencil size={17} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.deleteRedirectFrom({ from })}
            onClick={onRemove}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
