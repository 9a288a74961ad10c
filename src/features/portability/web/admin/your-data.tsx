import { Alert, Anchor, Button, Card, Fieldset, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPackage } from '@tabler/icons-react';
import { modals } from '@mantine/modals';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { browserClient } from '../../../../lib/http/client.ts';
import { readableSize } from '../../../files/readable-size.ts';
import { type SiteExport, EXPORT_DAYS, type exportContract } from '../../contract.ts';
import css from './portability.module.css';

const call = browserClient<typeof exportContract>();
const atWork = ({ state }: SiteExport) => state === 'waiting' || state === 'running';

const exportsQuery = queryOptions({
  queryKey: ['site-exports'],
  queryFn: () => call('GET /api/boxes'),
  refetchInterval: ({ state: { data } }) => (data?.some(atWork) ? 700 : false),
});

const date = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' });

function Anew({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <Text size="sm">Secrets aren’t included. After importing, set these up again:</Text>
      <List size="sm" mt={4}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </div>
  );
}

function OneExport({ made }: { made: SiteExport }) {
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
            {busy && 'Export in progress'}
            {made.state === 'ready' && `Site export, ${readableSize(made.size)}`}
            {made.state === 'failed' && 'Export failed'}
          </Text>
          <Text size="sm" c="dimmed">
            <Ago at={made.createdAt} />
          </Text>
        </Group>
        {busy && (
          <>
            <Progress.Root size="lg">
              <Progress.Section value={made.part * 100} aria-label="Export progress" animated />
            </Progress.Root>
            <Text size="sm" c="dimmed" role="status">
              {Math.floor(made.part * 100)}%. You can leave this page. The export continues.
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
              Download
            </Button>
          )}
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() =>
              made.state === 'failed'
                ? remove.mutate()
                : modals.openConfirmModal({
                    title: busy ? 'Cancel export?' : 'Delete this export?',
                    children: (
                      <Text size="sm">Your site isn’t affected. You can export it again at any time.</Text>
                    ),
                    labels: {
                      confirm: busy ? 'Cancel export' : 'Delete export',
                      cancel: busy ? 'Continue export' : 'Keep export',
                    },
                    confirmProps: { color: 'red' },
                    onConfirm: () => remove.mutate(),
                  })
            }
          >
            {busy ? 'Cancel export' : 'Delete export'}
          </Button>
          {made.expiresAt !== null && (
            <Text size="sm" c="dimmed">
              Available until {date(made.expiresAt)}.
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** A copy of the whole site, to keep or to move. */
export function YourData() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(exportsQuery);
  const pack = useMutation({
    mutationFn: () => call('POST /api/boxes'),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  return (
    <Fieldset legend="Site export" maw={640}>
      <Stack align="flex-start" gap="md">
        <Text size="sm" c="dimmed">
          Download your whole site as one file: pages with their version history, products, orders, customers,
          bookings, messages, settings and files. You can import it here or on any other Sitewright
          installation. Exports are available for {EXPORT_DAYS} days. They contain customer details, so store
          them safely.
        </Text>
        <Anchor component={Link} to="/admin/settings/import" size="sm">
          Import a site
        </Anchor>
        <Button
          variant="default"
          leftSection={<IconPackage size={18} />}
          disabled={data?.some(atWork) ?? true}
          loading={pack.isPending}
          onClick={() => pack.mutate()}
        >
          Export site
        </Button>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {data && data.length > 0 && (
          <Stack component="ul" gap="sm" p={0} m={0} w="100%" className={css.plain} aria-label="Exports">
            {data.map((one) => (
              <OneExport key={one._id} made={one} />
            ))}
          </Stack>
        )}
      </Stack>
    </Fieldset>
  );
}
