import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { folderAbove, folderName, joinFolder } from '../../../folders.ts';
import type { FolderQuestion, FolderWork } from './use-folder-work.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

function FolderForm({ question, work }: { question: FolderQuestion; work: FolderWork }) {
  const words = useMessages(filesAdmin);
  const isNew = question.kind === 'new';
  const [name, setName] = useState(isNew ? '' : folderName(question.path));
  const [above, setAbove] = useState(isNew ? question.above : folderAbove(question.path));
  const unusable = /[/\\]/.test(name) ? words.useANameWithoutAnd : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const path = joinFolder(above, name.trim());
    if (name.trim() === '' || unusable) return;
    if (isNew) work.make(path);
    else if (path === question.path) work.close();
    else work.rename(question.path, path);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={words.name}
          data-autofocus
          required
          maxLength={80}
          value={name}
          error={unusable ?? (work.error && sentenceOf(work.error))}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {work.places.length > 0 && (
          <NativeSelect
            label={words.parentFolder}
            data={[{ value: '', label: words.noneTopLevel }, ...work.places]}
            value={above}
            onChange={({ currentTarget }) => setAbove(currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={work.close}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={work.busy}>
            {isNew ? words.createFolder : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for a folder's name and parent. */
export function FolderDialog({ work }: { work: FolderWork }) {
  const words = useMessages(filesAdmin);
  const { question } = work;
  return (
    <Modal
      opened={question !== null}
      onClose={work.close}
      title={question?.kind === 'rename' ? words.renameOrMoveFolder : words.newFolder}
    >
      {question && <FolderForm key={JSON.stringify(question)} question={question} work={work} />}
    </Modal>
  );
}
