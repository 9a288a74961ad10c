import { Button, Stack, Title } from '@mantine/core';
import { IconPlus, IconSignRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useRemaining } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { MissingList } from './missing-list.tsx';
import { mayRedirect, redirectsQuery } from './redirect-calls.ts';
import { RedirectList } from './redirect-list.tsx';
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';

const empty: RedirectDraft = { subdomain: '', from: '', to: '' };

/** Redirects and, below, missing addresses. */
export function Redirects() {
  const words = useMessages(redirectsAdmin);
  const { data, error, refetch } = useQuery(redirectsQuery);
  const [draft, setDraft] = useState<RedirectDraft | null>(null);
  const remaining = useRemaining(data);
  return (
    <>
      <PageHeader
        title={words.redirects}
        back={{ to: '/admin/settings', label: words.settings }}
        lead={words.sendVisitorsFromOldLinks}
      >
        {mayRedirect() && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setDraft(empty)}>
            {words.addRedirect}
          </Button>
        )}
      </PageHeader>
      <Stack gap="xl" maw={1100}>
        <Stack gap="sm" component="section" aria-labelledby="leads">
          <Title order={2} size="h3" id="leads">
            {words.yourRedirects}
          </Title>
          {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton rows={3} />}
          {remaining?.length === 0 && (
            <EmptyState
              icon={<IconSignRight size={28} />}
              title={words.noRedirectsYet}
              says={words.whenYouChangeAPages}
            />
          )}
          {remaining && remaining.length > 0 && (
            <RedirectList
              redirects={remaining}
              onEdit={({ _id, subdomain, from, to }) => setDraft({ id: _id, subdomain, from, to })}
            />
          )}
        </Stack>
        <MissingList onLead={({ path, subdomain }) => setDraft({ subdomain, from: path, to: '' })} />
      </Stack>
      {draft && <RedirectDialog key={draft.id ?? draft.from} draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}
