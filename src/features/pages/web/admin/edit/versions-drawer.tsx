import { Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/undoable.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import { versionsQuery } from '../page-calls.ts';
import css from './edit.module.css';
import { useEditor, useEditorState } from './editor-context.ts';

function Versions({ onDone }: { onDone: () => void }) {
  const editor = useEditor();
  const { _id, version: current } = useEditorState(({ page }) => page);
  const timeZone = useWebsite().data?.timezone;
  const { data, error, refetch } = useQuery(versionsQuery(_id));
  const [busy, setBusy] = useState<number | null>(null);

  const restore = async (version: number) => {
    setBusy(version);
    try {
      await editor.restore(version);
      onDone();
      offerUndo({ says: 'The earlier version is your draft now.', undo: editor.undo });
      tell('Restored. Visitors see it when you publish.');
    } catch (failure) {
      tellError(failure);
    } finally {
      setBusy(null);
    }
  };

  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  return (
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
              <Button
                size="compact-sm"
                variant="default"
                loading={busy === version}
                disabled={busy !== null}
                onClick={() => void restore(version)}
              >
                Restore
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
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
