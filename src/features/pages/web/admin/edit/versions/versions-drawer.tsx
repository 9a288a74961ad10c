import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../../lib/admin-ui/lists/load-error.tsx';
import { versionsQuery } from '../../page-calls.ts';
import css from '../edit.module.css';
import { useEditorState } from '../editor-context.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionRow } from './version-row.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

function Versions({ onDone }: { onDone: () => void }) {
  const { _id, version: current } = useEditorState(({ page }) => page);
  const { data, error, refetch } = useQuery(versionsQuery(_id));
  const [chosen, setChosen] = useState<number | null>(null);

  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  return (
    <>
      <RestoreDialog version={chosen} onClose={() => setChosen(null)} onDone={onDone} />
      <ul className={css.stack}>
        {data.map((kept) => (
          <VersionRow
            key={kept.version}
            pageId={_id}
            kept={kept}
            isNow={kept.version === current}
            onRestore={() => setChosen(kept.version)}
          />
        ))}
      </ul>
    </>
  );
}

/** The version history. Restoring makes a new draft, so nothing is lost. */
export function VersionsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const words = useMessages(publishingAdmin);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={words.versionHistory}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Versions onDone={onClose} />
    </Drawer>
  );
}
