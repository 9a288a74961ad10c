import { Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import { versionsQuery } from '../page-calls.ts';
import css from './edit.module.css';
import { useEditorState } from './editor-context.ts';
import { RestoreDialog } from './restore-dialog.tsx';

function Versions({ onDone }: { onDone: () => void }) {
  const { _id, version: current } = useEditorState(({ page }) => page);
  const timeZone = useWebsite().data?.timezone;
  const { data, error, refetch } = useQuery(versionsQuery(_id));
  const [chosen, setChosen] = useState<number | null>(null);

  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  return (
    <>
      <RestoreDialog version={chosen} onClose={() => setChosen(null)} onDone={onDone} />
      <ul className={css.stack}>
        {data.map(({ version, name, savedAt, savedBy, published }) => (
          <li key={version} className={css.card}>
            <Group justify="space-between" p="sm" wrap="nowrap">
              <Stack gap={2} style={{ minWidth: 0 }}>
                <Group gap="xs">
                  <Text fw={550}>
                    <Ago at={savedAt} timeZone={timeZone} />
                  </Text>
                  {published && (
                    <Badge variant="dot" color="teal" tt="none">
                      On the site
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed" className="admin-words">
                  {name}
                  {savedBy && `, by ${savedBy}`}
                </Text>
              </Stack>
              {version === current ? (
                <Text size="sm" c="dimmed">
                  Now
                </Text>
              ) : (
                <Button size="compact-sm" variant="default" onClick={() => setChosen(version)}>
                  Restore …
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who saved what when. Restoring makes a new draft, so nothing is lost by it. */
export function VersionsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title="Earlier versions">
      <Versions onDone={onClose} />
    </Drawer>
  );
}
