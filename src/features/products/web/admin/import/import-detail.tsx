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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const back = '/admin/products/import';

const BOLD = '\u0000';
const inBold = (text: string | number) => `${BOLD}${text}${BOLD}`;
/** The sentence with its marked parts in bold. */
const withBold = (sentence: string) =>
  sentence.split(BOLD).map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part));

/** The preview of an import, with its options. */
function Preview({ shown }: { shown: ProductImport }) {
  const words = useMessages(productListAdmin);
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
      await navigate(back);
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  });
  const changed = shown.total - shown.fresh;
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text>
          {withBold(
            words.willBeAddedAndChanged({
              format: words[formatLabels[shown.format]],
              products: inBold(words.products2({ count: shown.fresh })),
              count: inBold(changed),
            }),
          )}
          {shown.wrong > 0 && ` ${words.cantBeImported({ count: shown.wrong })}`}
        </Text>
        {shown.unknownColumns.length > 0 && (
          <Text size="sm" c="dimmed">
            {words.theseColumnsArentSupportedAnd({ value: shown.unknownColumns.join(', ') })}
          </Text>
        )}
        <Checkbox
          label={words.publishProductsAsSetIn}
          description={words.turnOffToKeepNew}
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        {changed > 0 && (
          <Checkbox
            label={words.overwriteStockOfExistingProducts}
            description={words.turnOffIfYouveSold}
            checked={stock}
            onChange={({ currentTarget }) => setStock(currentTarget.checked)}
          />
        )}
        <Group>
          <Button disabled={shown.total === 0} loading={start.isPending} onClick={() => start.mutate()}>
            {words.saveProducts({ count: shown.total })}
          </Button>
          <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            {words.discardImport}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Running({ shown }: { shown: ProductImport }) {
  const words = useMessages(productListAdmin);
  const part = shown.total === 0 ? 100 : (shown.done / shown.total) * 100;
  const over = shown.status === 'done';
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section value={part} aria-label={words.productsSaved} animated={!over} />
        </Progress.Root>
        <Text role="status">
          {over
            ? words.done({
                created: shown.created,
                updated: shown.updated,
                failed: shown.failed,
                lacking: shown.lacking,
              })
            : words.ofSaved({ done: shown.done, count: shown.total })}
        </Text>
        {!over && (
          <Text size="sm" c="dimmed">
            {words.youCanLeaveThisPage}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** An import: its preview, progress and result. */
export function ImportDetail() {
  const words = useMessages(productListAdmin);
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
  const from = { to: back, label: words.importProducts };
  if (!data)
    return (
      <>
        <PageHeader title={words.import} back={from} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.fileName || words.csvFile} back={from} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            {words.thisFileWasntReadCompletely}
          </Alert>
        )}
        {data.status === 'preview' && <Preview shown={data} />}
        {data.status !== 'preview' && data.status !== 'reading' && <Running shown={data} />}
        <ImportRows shown={data} money={money} />
      </Stack>
    </>
  );
}
