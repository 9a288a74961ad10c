import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { sentenceOf } from '../../../lib/ui/sentences.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

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
  const words = useMessages(shellAdmin);
  const error = useRouteError();
  useEffect(() => {
    if (chunkFailed(error)) reloadOnce();
  }, [error]);
  return (
    <Center mih="60vh" p="md">
      <Stack align="center" ta="center" maw={460}>
        <Title order={1}>{words.uhOh}</Title>
        <Text>{sentenceOf(error)}</Text>
        <Text c="dimmed">{words.yourSiteIsntAffectedAnd}</Text>
        <Group>
          <Button onClick={() => location.reload()}>{words.reloadPage}</Button>
          <Button variant="default" component="a" href="/admin">
            {words.goToDashboard}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
