import { Alert, Button, Card, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import type { ProductImport } from '../../../import-contract.ts';
import { collectionsQuery, productsKey, tagsQuery } from '../product-calls.ts';
import { callImports, formatLabels, importQuery, importsQuery } from './import-calls.ts';
import { ImportRows } from './import-rows.tsx';

const back = { to: '/admin/products/import', label: 'Import products' };
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The preview of an import, with its options. */
function Preview({ shown }: { shown: ProductImport }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [publish, setPublish] = useState(true);
  const [stock, setStock] = useState(true);
  const params = { id: shown._id };
  const start = useMutation({
    mutationFn: () =>
      callImports('POST /api/products/import/{id}/start', { params, body: { publish, stock } }),
    onSuccess: (now) => queries.setQueryData(importQuery(now._id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
  const forget = useMutation({
    mutationFn: () => callImports('DELETE /api/products/import/{id}', { params }),
    onSuccess: async () => {
      await navigate(back.to);
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  });
  const changed = shown.total - shown.fresh;
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text>
          {formatLabels[shown.format]}: <strong>{count(shown.fresh, 'product')}</strong> will be added and{' '}
          <strong>{changed}</strong> changed.
          {shown.wrong > 0 && ` ${count(shown.wrong, 'product')} can’t be imported. See the reasons below.`}
        </Text>
        {shown.unknownColumns.length > 0 && (
          <Text size="sm" c="dimmed">
            These columns aren’t supported and will be ignored: {shown.unknownColumns.join(', ')}.
          </Text>
        )}
        <Checkbox
          label="Publish products as set in the file"
          description="Turn off to keep new products hidden until you’ve checked them."
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        {changed > 0 && (
          <Checkbox
            label="Overwrite stock of existing products"
            description="Turn off if you’ve sold items since the file was exported."
            checked={stock}
            onChange={({ currentTarget }) => setStock(currentTarget.checked)}
          />
        )}
        <Group>
          <Button disabled={shown.total === 0} loading={start.isPending} onClick={() => start.mutate()}>
            Save {count(shown.total, 'product')}
          </Button>
          <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            Discard import
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Running({ shown }: { shown: ProductImport }) {
  const part = shown.total === 0 ? 100 : (shown.done / shown.total) * 100;
  const over = shown.status === 'done';
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section value={part} aria-label="Products saved" animated={!over} />
        </Progress.Root>
        <Text role="status">
          {over
            ? `Done: ${shown.created} added, ${shown.updated} changed${shown.failed > 0 ? `, ${shown.failed} couldn’t be saved` : ''}${shown.lacking > 0 ? `, ${shown.lacking} with missing images` : ''}.`
            : `${shown.done} of ${count(shown.total, 'product')} saved.`}
        </Text>
        {!over && (
          <Text size="sm" c="dimmed">
            You can leave this page. The import continues and is listed under “Recent imports”.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** An import: its preview, progress and result. */
export function ImportDetail() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const over = data?.status === 'done';
  useEffect(() => {
    if (!over) return;
    for (const queryKey of [productsKey, collectionsQuery.queryKey, tagsQuery.queryKey])
      void queries.invalidateQueries({ queryKey });
  }, [over, queries]);
  const money = useShownMoney();
  if (!data)
    return (
      <>
        <PageHeader title="Import" back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.fileName || 'CSV file'} back={back} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            This file wasn’t read completely. Choose it again.
          </Alert>
        )}
        {data.status === 'preview' && <Preview shown={data} />}
        {data.status !== 'preview' && data.status !== 'reading' && <Running shown={data} />}
        <ImportRows shown={data} money={money} />
      </Stack>
    </>
  );
}
