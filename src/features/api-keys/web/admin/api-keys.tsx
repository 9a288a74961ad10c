import { Anchor, Button, Stack } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { useShortSearch } from '../../../../lib/admin-ui/lists/short-search.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { ApiKey } from '../../contract.ts';
import { keysQuery } from './key-calls.ts';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { apiKeysAdmin } from '../../messages/admin/area.ts';

function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const words = useMessages(apiKeysAdmin);
  const { found, search } = useShortSearch({
    rows: keys,
    textsOf: ({ name }) => [name],
    label: words.apiKeys,
  });
  return (
    <div style={{ maxWidth: 760 }}>
      {search}
      <Stack gap="sm">
        {found.map((key) => (
          <KeyCard key={key._id} of={key} />
        ))}
      </Stack>
    </div>
  );
}

/** API keys for other programs. */
export function ApiKeys() {
  const words = useMessages(apiKeysAdmin);
  const { data, error, refetch } = useQuery(keysQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {words.createApiKey}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.apiKeys}
        lead={
          <>
            {words.letOtherAppsWork}{' '}
            <Anchor href="/api/docs#keys" target="_blank" underline="always">
              {words.apiDocumentation}
            </Anchor>
          </>
        }
        back={{ to: '/admin/settings', label: words.settings }}
      >
        {data && data.length > 0 && add}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={<IconKey size={28} />} title={words.noApiKeysYet} says={words.createOneForEachApp}>
          {add}
        </EmptyState>
      )}
      {data && data.length > 0 && <Keys keys={data} />}
      {adding && <KeyDialog onClose={() => setAdding(false)} onMade={setSecret} />}
      <ShownOnce secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
