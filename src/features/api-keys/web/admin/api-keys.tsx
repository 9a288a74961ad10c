import { Anchor, Button, Stack } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { keysQuery } from './key-calls.ts';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

/** API keys for other programs. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(keysQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Create API key
    </Button>
  );
  return (
    <>
      <PageHeader
        title="API keys"
        lead={
          <>
            Let other apps work with your site. A key can never do more than the person who created it.{' '}
            <Anchor href="/api/docs#keys" target="_blank" underline="always">
              API documentation
            </Anchor>
          </>
        }
        back={{ to: '/admin/settings', label: 'Settings' }}
      >
        {data && data.length > 0 && add}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconKey size={28} />}
          title="No API keys yet"
          says="Create one for each app, such as your accounting software, with only the permissions it needs."
        >
          {add}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack gap="sm" maw={760}>
          {data.map((key) => (
            <KeyCard key={key._id} of={key} />
          ))}
        </Stack>
      )}
      {adding && <KeyDialog onClose={() => setAdding(false)} onMade={setSecret} />}
      <ShownOnce secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
