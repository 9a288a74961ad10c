import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { useShortSearch } from '../../../../lib/admin-ui/lists/short-search.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { WebhookEndpoint } from '../../contract.ts';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhook-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { webhooksAdmin } from '../../messages/admin/area.ts';

interface EndpointsProps {
  endpoints: readonly WebhookEndpoint[];
  onSecret: (secret: string) => void;
}

function Endpoints({ endpoints, onSecret }: EndpointsProps) {
  const words = useMessages(webhooksAdmin);
  const { found, search } = useShortSearch({
    rows: endpoints,
    textsOf: ({ url }) => [url],
    label: words.webhooks,
  });
  return (
    <div style={{ maxWidth: 760 }}>
      {search}
      <Stack gap="sm">
        {found.map((endpoint) => (
          <WebhookCard key={endpoint._id} endpoint={endpoint} onSecret={onSecret} />
        ))}
      </Stack>
    </div>
  );
}

/** Webhooks: addresses of other programs that receive events of the site. */
export function Webhooks() {
  const words = useMessages(webhooksAdmin);
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {words.addWebhook}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.webhooks}
        lead={words.notifyOtherAppsWhenSomething}
        back={{ to: '/admin/settings', label: words.settings }}
      >
        {data && data.length > 0 && add}
      </PageHeader>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<IconWebhook size={28} />}
          title={words.noWebhooksYet}
          says={words.addTheUrlOfAnother}
        >
          {add}
        </EmptyState>
      ) : (
        <Endpoints endpoints={data} onSecret={setSecret} />
      )}
      {adding && <AddWebhook onClose={() => setAdding(false)} onSecret={setSecret} />}
      <Modal opened={secret !== null} onClose={() => setSecret(null)} title={words.signingSecret}>
        <Stack>
          <Alert color="yellow">{words.copyItNowItWont}</Alert>
          <Code block>{secret}</Code>
          <Text size="sm" c="dimmed">
            {words.useItToVerifyThat}
          </Text>
          <Group justify="flex-end">
            <CopyButton value={secret ?? ''}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>}
            </CopyButton>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
