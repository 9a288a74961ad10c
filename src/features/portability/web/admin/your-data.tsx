import { Alert, Anchor, Button, Card, Fieldset, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPackage } from '@tabler/icons-react';
import { modals } from '@mantine/modals';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { browserClient } from '../../../../lib/http/client.ts';
import { shownSize } from '../../../files/web/index.ts';
import { type SiteExport, EXPORT_DAYS, type exportContract } from '../../contract.ts';
import css from './portability.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { portabilityAdmin } from '../../messages/admin/area.ts';

const call = browserClient<typeof exportContract>();
const atWork = ({ state }: SiteExport) => state === 'waiting' || state === 'running';

const exportsQuery = queryOptions({
  queryKey: ['site-exports'],
  queryFn: () => call('GET /api/boxes'),
  refetchInterval: ({ state: { data } }) => (data?.some(atWork) ? 700 : false),
});

const date = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' });

function Anew({ sentences }: { sentences: readonly string[] }) {
  const words = useMessages(portabilityAdmin);
  if (sentences.length === 0) return null;
  return (
    <div>
      <Text size="sm">{words.secretsArentIncludedAfterImporting}</Text>
      <List size="sm" mt={4}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </div>
  );
}

function OneExport({ made }: { made: SiteExport }) {
  const words = useMessages(portabilityAdmin);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/box/{id}', { params: { id: made._id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  const busy = atWork(made);
  return (
    <Card component="li" withBorder padding="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            {busy && words.exportInProgress}
            {made.state === 'ready' && words.siteExportOfSize({ size: shownSize(made.size) })}
            {made.state === 'failed' && words.exportFailed}
          </Text>
          <Text size="sm" c="dimmed">
            <Ago at={made.createdAt} />
          </Text>
        </Group>
        {busy && (
          <>
            <Progress.Root size="lg">
              <Progress.Section value={made.part * 100} aria-label={words.exportProgress} animated />
            </Progress.Root>
            <Text size="sm" c="dimmed" role="status">
              {words.youCanLeaveThisPage({ percent: Math.floor(made.part * 100) })}
            </Text>
          </>
        )}
        {made.problem !== null && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            {made.problem}
          </Alert>
        )}
        {made.state === 'ready' && <Anew sentences={made.anew} />}
        <Group>
          {made.state === 'ready' && (
            <Button
              component="a"
              href={`/api/box/${made._id}/file`}
              leftSection={<IconDownload size={16} />}
              download
            >
              {words.download}
            </Button>
          )}
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() =>
              made.state === 'failed'
                ? remove.mutate()
                : modals.openConfirmModal({
                    title: busy ? words.cancelExportQuestion : words.deleteThisExport,
                    children: <Text size="sm">{words.yourSiteIsntAffectedYou}</Text>,
                    labels: {
                      confirm: busy ? words.cancelExport : words.deleteExport,
                      cancel: busy ? words.continueExport : words.keepExport,
                    },
                    confirmProps: { color: 'red' },
                    onConfirm: () => remove.mutate(),
                  })
            }
          >
            {busy ? words.cancelExport : words.deleteExport}
          </Button>
          {made.expiresAt !== null && (
            <Text size="sm" c="dimmed">
              {words.availableUntil({ date: date(made.expiresAt) })}
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** A copy of the whole site, to keep or to move. */
export function YourData() {
  const words = useMessages(portabilityAdmin);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(exportsQuery);
  const pack = useMutation({
    mutationFn: () => call('POST /api/boxes'),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  return (
    <Fieldset legend={words.siteExport} maw={640}>
      <Stack align="flex-start" gap="md">
        <Text size="sm" c="dimmed">
          {words.downloadYourWholeSiteAs({ days: EXPORT_DAYS })}
        </Text>
        <Anchor component={Link} to="/admin/settings/import" size="sm">
          {words.importASite}
        </Anchor>
        <Button
          variant="default"
          leftSection={<IconPackage size={18} />}
          disabled={data?.some(atWork) ?? true}
          loading={pack.isPending}
          onClick={() => pack.mutate()}
        >
          {words.exportSite}
        </Button>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {data && data.length > 0 && (
          <Stack
            component="ul"
            gap="sm"
            p={0}
            m={0}
            w="100%"
            className={css.plain}
            aria-label={words.exports}
          >
            {data.map((one) => (
              <OneExport key={one._id} made={one} />
            ))}
          </Stack>
        )}
      </Stack>
    </Fieldset>
  );
}
