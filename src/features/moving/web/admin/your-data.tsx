import { Alert, Anchor, Button, Card, Fieldset, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPackage } from '@tabler/icons-react';
import { modals } from '@mantine/modals';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { browserClient } from '../../../../lib/http/client.ts';
import { readableSize } from '../../../files/readable-size.ts';
import { type Box, BOX_DAYS, type boxContract } from '../../contract.ts';
import css from './moving.module.css';

const call = browserClient<typeof boxContract>();
const atWork = ({ state }: Box) => state === 'waiting' || state === 'running';

const boxesQuery = queryOptions({
  queryKey: ['boxes'],
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

function OneBox({ box }: { box: Box }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/box/{id}', { params: { id: box._id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: boxesQuery.queryKey }),
  });
  const busy = atWork(box);
  return (
    <Card component="li" withBorder padding="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            {busy && 'Export in progress'}
            {box.state === 'ready' && `Site export, ${readableSize(box.size)}`}
            {box.state === 'failed' && 'Export failed'}
          </Text>
          <Text size="sm" c="dimmed">
            <Ago at={box.createdAt} />
          </Text>
        </Group>
        {busy && (
          <>
            <Progress.Root size="lg">
              <Progress.Section value={box.part * 100} aria-label="Export progress" animated />
            </Progress.Root>
            <Text size="sm" c="dimmed" role="status">
              {Math.floor(box.part * 100)}%. You can leave this page. The export continues.
            </Text>
          </>
        )}
        {box.problem !== null && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            {box.problem}
          </Alert>
        )}
        {box.state === 'ready' && <Anew sentences={box.anew} />}
        <Group>
          {box.state === 'ready' && (
            <Button
              component="a"
              href={`/api/box/${box._id}/file`}
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
              box.state === 'failed'
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
          {box.expiresAt !== null && (
            <Text size="sm" c="dimmed">
              Available until {date(box.expiresAt)}.
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
  const { data, error, refetch } = useQuery(boxesQuery);
  const pack = useMutation({
    mutationFn: () => call('POST /api/boxes'),
    onSettled: () => queries.invalidateQueries({ queryKey: boxesQuery.queryKey }),
  });
  return (
    <Fieldset legend="Site export" maw={640}>
      <Stack align="flex-start" gap="md">
        <Text size="sm" c="dimmed">
          Download your whole site as one file: pages with their version history, products, orders, customers,
          bookings, messages, settings and files. You can import it here or on any other Sitewright
          installation. Exports are available for {BOX_DAYS} days. They contain customer details, so store
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
            {data.map((box) => (
              <OneBox key={box._id} box={box} />
            ))}
          </Stack>
        )}
      </Stack>
    </Fieldset>
  );
}
