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

const back = { to: '/admin/settings/import', label: 'Import' };

function Preview({ shown, leave }: { shown: WordpressImport; leave: ReadonlySet<number> }) {
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
          {shown.origin ? `From ${shown.origin}. ` : ''}Clear the items you don’t want to import. Old
          addresses redirect to the new pages automatically. Posts are added to your blog, with the dates,
          authors, categories, tags and comments that the file contains.
        </Text>
        <Checkbox
          label="Publish pages and posts that were published on the old site"
          description="Scheduled ones stay scheduled. Turn off to import everything as drafts."
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        <Group>
          <Button disabled={count === 0} loading={start.isPending} onClick={() => start.mutate()}>
            Import {count} {count === 1 ? 'entry' : 'entries'}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Running({ shown }: { shown: WordpressImport }) {
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
    running: `${done} of ${total} imported. You can leave this page. The import continues.`,
    done:
      failed > 0
        ? `Import finished. ${failed} couldn’t be imported. See the reasons below.`
        : 'Import finished. Everything was imported.',
    undone: 'Import undone. The pages and posts were deleted and the images moved to the trash.',
    reading: '',
    preview: '',
  };
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section
            value={total === 0 ? 100 : (done / total) * 100}
            aria-label="Imported"
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
                  title: 'Undo import?',
                  children:
                    'Imported pages and posts are deleted, including changes you’ve made since. So are the blog, categories, tags and authors that the import added, if nothing else uses them. Images go to the trash for 30 days.',
                  labels: { confirm: 'Undo import', cancel: 'Keep import' },
                  confirmProps: { color: 'red' },
                  onConfirm: () => undo.mutate(),
                })
              }
            >
              Undo import
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

/** One import: what it would bring, how far it has got, what became of each. */
export function ImportDetail() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const [leave, setLeave] = useState<ReadonlySet<number>>(new Set());
  const over = data?.status === 'done';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'wordpress' });
  }, [over, queries]);
  if (!data)
    return (
      <>
        <PageHeader title="Import" back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.source || data.fileName || 'Site export'} back={back} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            This file wasn’t read completely. Choose it again.
          </Alert>
        )}
        {data.status === 'preview' && <Preview shown={data} leave={leave} />}
        {data.status !== 'preview' && data.status !== 'reading' && <Running shown={data} />}
        {data.leftOut.length > 0 && (
          <Alert color="gray" title="Notes" icon={<IconInfoCircle />}>
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
