import { Alert, Button, Card, Checkbox, Group, List, Progress, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { WordpressImport } from '../../contract.ts';
import { ImportItems } from './import-items.tsx';
import { callWordpress, importQuery } from './wordpress-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { wordpressAdmin } from '../../messages/admin/area.ts';

function Preview({ shown, leave }: { shown: WordpressImport; leave: ReadonlySet<number> }) {
  const say = useMessages(wordpressAdmin);
  const queries = useQueryClient();
  const [publish, setPublish] = useState(false);
  const { _id: id, total } = shown;
  const count = total - leave.size;
  const start = useMutation({
    mutationFn: () =>
      callWordpress('POST /api/wordpress/import/{id}/start', {
        params: { id },
        body: { leave: [...leave], publish },
      }),
    onSuccess: (now) => queries.setQueryData(importQuery(id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text>
          {shown.origin ? `${say.fromOrigin({ origin: shown.origin })} ` : ''}
          {say.clearTheItemsYouDont}
        </Text>
        <Checkbox
          label={say.publishPagesAndPostsThat}
          description={say.scheduledOnesStayScheduledTurn}
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        <Group>
          <Button disabled={count === 0} loading={start.isPending} onClick={() => start.mutate()}>
            {say.importEntries({ count })}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Running({ shown }: { shown: WordpressImport }) {
  const say = useMessages(wordpressAdmin);
  const queries = useQueryClient();
  const { _id: id, total, done, failed, status } = shown;
  const undo = useMutation({
    mutationFn: () => callWordpress('POST /api/wordpress/import/{id}/undo', { params: { id } }),
    onSuccess: async (now) => {
      queries.setQueryData(importQuery(id).queryKey, now);
      await queries.invalidateQueries();
    },
  });
  const words = {
    running: say.ofImportedYouCanLeave({ done, total }),
    done:
      failed > 0 ? say.importFinishedCouldntBeImported({ failed }) : say.importFinishedEverythingWasImported,
    undone: say.importUndoneThePagesAnd,
    reading: '',
    preview: '',
  };
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section
            value={total === 0 ? 100 : (done / total) * 100}
            aria-label={say.imported}
            animated={status === 'running'}
          />
        </Progress.Root>
        <Text role="status">{words[status]}</Text>
        {status === 'done' && (
          <Group>
            <Button
              variant="default"
              loading={undo.isPending}
              onClick={() =>
                modals.openConfirmModal({
                  title: say.undoImportQuestion,
                  children: say.importedPagesAndPostsAre,
                  labels: { confirm: say.undoImport, cancel: say.keepImport },
                  confirmProps: { color: 'red' },
                  onConfirm: () => undo.mutate(),
                })
              }
            >
              {say.undoImport}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

/** One import: what it would bring, how far it has got, what became of each. */
export function ImportDetail() {
  const say = useMessages(wordpressAdmin);
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const [leave, setLeave] = useState<ReadonlySet<number>>(new Set());
  const over = data?.status === 'done';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'wordpress' });
  }, [over, queries]);
  const back = { to: '/admin/settings/import', label: say.import };
  if (!data)
    return (
      <>
        <PageHeader title={say.import} back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.source || data.fileName || say.siteExport} back={back} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            {say.thisFileWasntReadCompletely}
          </Alert>
        )}
        {data.status === 'preview' && <Preview shown={data} leave={leave} />}
        {data.status !== 'preview' && data.status !== 'reading' && <Running shown={data} />}
        {data.leftOut.length > 0 && (
          <Alert color="gray" title={say.notes} icon={<IconInfoCircle />}>
            <List size="sm">
              {data.leftOut.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <ImportItems
          shown={data}
          leave={leave}
          onLeave={(position, left) => {
            const next = new Set(leave);
            if (left) next.add(position);
            else next.delete(position);
            setLeave(next);
          }}
        />
      </Stack>
    </>
  );
}
