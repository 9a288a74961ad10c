import { Button, Group, Modal, SimpleGrid, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import css from '../edit.module.css';
import { useEditor, useEditorState } from '../editor-context.ts';
import { stayHere } from '../stay-here.ts';
import { VersionDifferences } from './version-differences.tsx';

const WIDTH = 1280;
const TALL = 380;

/** A version as visitors would see it, scaled down; long pages scroll. */
function PagePicture({ version, says }: { version: number; says: string }) {
  const { _id } = useEditorState(({ page }) => page);
  const { ref, width } = useElementSize();
  const scale = width > 0 ? Math.min(1, width / WIDTH) : 0;
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <Text component="figcaption" size="sm" fw={550} mb={6}>
        {says}
      </Text>
      <div ref={ref} className={css.stage} style={{ height: TALL }}>
        {scale > 0 && (
          // The site's own page, with its own script, scrolled by its owner, as in the preview beside the form.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={says}
            src={`/admin/pages/preview/${_id}?version=${version}`}
            className={css.frame}
            style={{ width: WIDTH, height: TALL / scale, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) =>
              currentTarget.contentDocument?.addEventListener('click', stayHere, true)
            }
          />
        )}
      </div>
    </figure>
  );
}

function Comparison({
  version,
  onClose,
  onDone,
}: {
  version: number;
  onClose: () => void;
  onDone: () => void;
}) {
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
        says: 'Version restored as your draft. Publish it to show it to visitors.',
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
        <PagePicture version={current} says="Current version" />
        <PagePicture version={version} says="Selected version" />
      </SimpleGrid>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          The current page stays in the version history.
        </Text>
        <Group ml="auto">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void restore()} data-autofocus>
            Restore version
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
  return (
    <Modal
      opened={version !== null}
      onClose={onClose}
      size={1100}
      title="Restore this version?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {version !== null && <Comparison version={version} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}
