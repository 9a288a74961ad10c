import { Alert, Button, Group } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useEditor, useEditorState } from './editor-context.ts';

/** Two people, or two tabs, saved the same page: says so, and loses neither. */
export function ConflictNotice() {
  const editor = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  const [busy, setBusy] = useState(false);
  if (!conflict) return null;

  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      tell(done);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      color="orange"
      icon={<IconGitMerge />}
      title="This page was changed somewhere else"
      mb="lg"
      role="alert"
    >
      Another window, or somebody else, saved it <Ago at={conflict.updatedAt} />. Your changes are still here,
      not saved. Whichever you choose, the other stays among the earlier versions.
      <Group mt="sm" gap="xs">
        <Button
          size="xs"
          loading={busy}
          onClick={() =>
            void act(() => editor.saveMineOverTheirs(), 'Yours is saved. The other is an earlier version.')
          }
        >
          Save mine over it
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          onClick={() =>
            void act(() => editor.takeTheirs(), 'Theirs is loaded. Yours is an earlier version.')
          }
        >
          Load their version
        </Button>
      </Group>
    </Alert>
  );
}
