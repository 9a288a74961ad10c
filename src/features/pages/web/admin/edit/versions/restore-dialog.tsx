import { Button, Group, Modal, SimpleGrid, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { PagePicture } from './page-picture.tsx';
import { VersionDifferences } from './version-differences.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

function Comparison({
  version,
  onClose,
  onDone,
}: {
  version: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const words = useMessages(publishingAdmin);
  const editor = useEditor();
  const current = useEditorState(({ page }) => page.version);
  const [busy, setBusy] = useState(false);
  // The preview of the current page shows the saved state, so everything must be saved.
  useEffect(() => void editor.saver.flush(), [editor]);

  const restore = async () => {
    setBusy(true);
    try {
      const before = await editor.restore(version);
      onDone();
      offerUndo({
        says: words.versionRestoredAsYourDraft,
        undo: () => void editor.restore(before).catch(tellError),
      });
    } catch (failure) {
      tellError(failure);
      setBusy(false);
    }
  };

  return (
    <>
      <VersionDifferences version={version} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        <PagePicture version={current} says={words.currentVersion} />
        <PagePicture version={version} says={words.selectedVersion} />
      </SimpleGrid>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {words.theCurrentPageStaysIn}
        </Text>
        <Group ml="auto">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button loading={busy} onClick={() => void restore()} data-autofocus>
            {words.restoreVersion}
          </Button>
        </Group>
      </Group>
    </>
  );
}

interface Props {
  /** The version to restore; null while none is chosen. */
  version: number | null;
  onClose: () => void;
  onDone: () => void;
}

/** Shows the current page beside a version before it is restored. */
export function RestoreDialog({ version, onClose, onDone }: Props) {
  const words = useMessages(publishingAdmin);
  return (
    <Modal
      opened={version !== null}
      onClose={onClose}
      size={1100}
      title={words.restoreThisVersion}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {version !== null && <Comparison version={version} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}
