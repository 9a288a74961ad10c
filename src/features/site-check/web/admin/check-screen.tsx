import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { CheckCard } from './check-card.tsx';
import { checkLabel } from './check-labels.ts';
import { useChecks } from './use-checks.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { siteCheckAdmin } from '../../messages/admin/area.ts';

function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  const first = others.toReversed().join(', ');
  return first === '' ? last : messagesNow(siteCheckAdmin).listAnd({ first, last });
}

/** The site check: each part of the site, tested as a visitor would meet it. */
export function CheckScreen() {
  const words = useMessages(siteCheckAdmin);
  const { data, error, refetch, running, run } = useChecks();
  const named = (light: string) =>
    (data ?? []).filter(({ result }) => result?.light === light).map(({ key }) => checkLabel(key));
  const isFresh = data?.every(({ result }) => result === null);
  const bad = named('bad');
  const look = named('look');
  const parts = [
    ...(bad.length > 0 ? [words.problems({ count: bad.length, listed: listed(bad) })] : []),
    ...(look.length > 0 ? [words.toReview({ listed: listed(look) })] : []),
  ];
  const summary = isFresh ? words.notCheckedYetItTakes : parts.join(' ') || words.noProblemsFound;
  return (
    <>
      <PageHeader title={words.siteCheck} lead={words.checksEveryPartOfYour}>
        {may('checks', 'write') && (
          <Button
            leftSection={<IconPlayerPlay size={16} />}
            loading={running !== null}
            disabled={!data}
            onClick={() => void run(data?.map(({ key }) => key) ?? [])}
          >
            {words.runAllChecks}
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
              <Text fw={600}>
                {running ? words.checkingNamed({ value: checkLabel(running.key) }) : summary}
              </Text>
              {running && (
                <Text c="dimmed" size="sm">
                  {words.doneOf({ value: running.done + 1, of: running.of })}
                </Text>
              )}
            </Group>
            {running && (
              <Progress
                mt="sm"
                value={(100 * running.done) / running.of}
                aria-label={words.checksCompleted}
              />
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
