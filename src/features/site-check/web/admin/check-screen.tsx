import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { CheckCard } from './check-card.tsx';
import { checkLabels } from './check-labels.ts';
import { useChecks } from './use-checks.ts';

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** The site check: each part of the site, tested as a visitor would meet it. */
export function CheckScreen() {
  const { data, error, refetch, running, run } = useChecks();
  const named = (light: string) =>
    (data ?? []).filter(({ result }) => result?.light === light).map(({ key }) => checkLabels[key]);
  const isFresh = data?.every(({ result }) => result === null);
  const bad = named('bad');
  const look = named('look');
  const parts = [
    ...(bad.length > 0 ? [`${bad.length === 1 ? 'Problem' : 'Problems'}: ${listed(bad)}.`] : []),
    ...(look.length > 0 ? [`To review: ${listed(look)}.`] : []),
  ];
  const summary = isFresh
    ? 'Not checked yet. It takes about half a minute.'
    : parts.join(' ') || 'No problems found.';
  return (
    <>
      <PageHeader
        title="Site check"
        lead="Checks every part of your site and runs a test order and booking. Nothing is kept, and only you get an email."
      >
        {may('checks', 'write') && (
          <Button
            leftSection={<IconPlayerPlay size={16} />}
            loading={running !== null}
            disabled={!data}
            onClick={() => void run(data?.map(({ key }) => key) ?? [])}
          >
            Run all checks
          </Button>
        )}
      </PageHeader>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <Stack gap="sm" maw={760}>
          <Paper withBorder p="md" radius="md" role="status">
            <Group justify="space-between">
              <Text fw={600}>{running ? `Checking: ${checkLabels[running.key]}` : summary}</Text>
              {running && (
                <Text c="dimmed" size="sm">
                  {running.done + 1} of {running.of}
                </Text>
              )}
            </Group>
            {running && (
              <Progress mt="sm" value={(100 * running.done) / running.of} aria-label="Checks completed" />
            )}
          </Paper>
          {data.map((check) => (
            <CheckCard
              key={check.key}
              check={check}
              isRunning={running?.key === check.key}
              onRun={running || !may('checks', 'write') ? null : () => void run([check.key])}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
