import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { folderAbove, folderName, joinFolder } from '../../../folders.ts';
import type { FolderQuestion, FolderWork } from './use-folder-work.ts';

function FolderForm({ question, work }: { question: FolderQuestion; work: FolderWork }) {
  const isNew = question.kind === 'new';
  const [name, setName] = useState(isNew ? '' : folderName(question.path));
  const [above, setAbove] = useState(isNew ? question.above : folderAbove(question.path));
  const unusable = /[/\\]/.test(name) ? 'Use a name without / and \\.' : null;
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
          label="Name"
          data-autofocus
          required
          maxLength={80}
          value={name}
          error={unusable ?? (work.error && sentenceOf(work.error))}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {work.places.length > 0 && (
          <NativeSelect
            label="Parent folder"
            data={[{ value: '', label: 'None (top level)' }, ...work.places]}
            value={above}
            onChange={({ currentTarget }) => setAbove(currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={work.close}>
            Cancel
          </Button>
          <Button type="submit" loading={work.busy}>
            {isNew ? 'Create folder' : 'Save'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for a folder's name and parent. */
export function FolderDialog({ work }: { work: FolderWork }) {
  const { question } = work;
  return (
    <Modal
      opened={question !== null}
      onClose={work.close}
      title={question?.kind === 'rename' ? 'Rename or move folder' : 'New folder'}
    >
      {question && <FolderForm key={JSON.stringify(question)} question={question} work={work} />}
    </Modal>
  );
}
