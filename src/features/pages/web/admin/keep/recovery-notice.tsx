import { Alert, Button, Group, List } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { contentOf } from '../edit/editor.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { describeChanges } from './describe-changes.ts';
import { keepJournal, takeUpJournal, type Unsaved } from './journal.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { changesAdmin } from '../../../messages/admin-changes/area.ts';

const SHOWN = 6;

/** Keeps unsaved work in the browser, and offers what an earlier visit could not save. */
export function RecoveryNotice() {
  const words = useMessages(changesAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const page = useEditorState((state) => state.page);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let live = true;
    void takeUpJournal(editor).then((found) => {
      if (!live) return;
      setUnsaved(found);
      stop = keepJournal(editor);
    });
    return () => {
      live = false;
      stop?.();
    };
  }, [editor]);

  if (!unsaved) return null;
  const changes = describeChanges(contentOf(page), unsaved.content, kinds);
  if (changes.length === 0) return null;
  const putBack = () => {
    editor.putBack(unsaved);
    setUnsaved(null);
    offerUndo({ says: words.changesRestored, undo: editor.undo });
  };
  return (
    <Alert color="yellow" icon={<IconRestore />} title={words.unsavedChangesFound} mb="md" role="alert">
      <Sentence say={(gap) => words.youMadeTheseChanges({ ago: gap })}>
        <Ago at={new Date(unsaved.at).toISOString()} />
      </Sentence>
      <List size="sm" mt="xs">
        {changes.slice(0, SHOWN).map((line, index) => (
          <List.Item key={index}>{line}</List.Item>
        ))}
        {changes.length > SHOWN && <List.Item>{words.andMore({ count: changes.length - SHOWN })}</List.Item>}
      </List>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={putBack}>
          {words.restoreChanges}
        </Button>
        <Button size="xs" variant="default" onClick={() => setUnsaved(null)}>
          {words.discard}
        </Button>
      </Group>
    </Alert>
  );
}
