import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { sentenceOf } from '../../../lib/ui/sentences.ts';

const RELOADED = 'sitewright-admin-reloaded';
const MINUTE = 60_000;

/** A new release removes old chunks. One reload fetches the new ones, at most once a minute (spec.md section 8). */
const chunkFailed = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(
    error.message,
  );

function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < MINUTE) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    if (chunkFailed(error)) reloadOnce();
  }, [error]);
  return (
    <Center mih="60vh" p="md">
      <Stack align="center" ta="center" maw={460}>
        <Title order={1}>Uh oh....</Title>
        <Text>{sentenceOf(error)}</Text>
        <Text c="dimmed">
          Your site isn’t affected, and saved changes are kept. Reload the page to continue.
        </Text>
        <Group>
          <Button onClick={() => location.reload()}>Reload page</Button>
          <Button variant="default" component="a" href="/admin">
            Go to dashboard
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
