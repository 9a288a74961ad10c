import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { joinFolder } from '../../../folders.ts';
import { foldersQuery } from '../file-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  count: number;
  from: string;
  onMove: (folder: string) => void;
  onClose: () => void;
}

/** Moves files to another folder, without dragging. */
export function MoveDialog({ count, from, onMove, onClose }: Props) {
  const words = useMessages(filesAdmin);
  const folders = useQuery(foldersQuery).data ?? [];
  const [into, setInto] = useState(from);
  const [fresh, setFresh] = useState('');
  const unusable = /[/\\]/.test(fresh) ? words.useANameWithoutAnd : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unusable) return;
    onMove(joinFolder(into, fresh.trim()));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={words.moveFiles({ count })}>
      <form onSubmit={submit}>
        <Stack>
          <NativeSelect
            label={words.moveTo}
            data-autofocus
            data={[
              { value: '', label: words.noFolder },
              ...folders.map(({ path }) => path).filter((path) => path !== ''),
            ]}
            value={into}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
          />
          <TextInput
            label={words.newSubfolderOptional}
            description={words.leaveEmptyToUseThe}
            maxLength={80}
            value={fresh}
            error={unusable}
            onChange={({ currentTarget }) => setFresh(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.move}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
