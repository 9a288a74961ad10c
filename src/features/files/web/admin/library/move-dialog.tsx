import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { joinFolder } from '../../../folders.ts';
import { foldersQuery } from '../file-calls.ts';

interface Props {
  count: number;
  from: string;
  onMove: (folder: string) => void;
  onClose: () => void;
}

/** Moves files to another folder, without dragging. */
export function MoveDialog({ count, from, onMove, onClose }: Props) {
  const folders = useQuery(foldersQuery).data ?? [];
  const [into, setInto] = useState(from);
  const [fresh, setFresh] = useState('');
  const unusable = /[/\\]/.test(fresh) ? 'Use a name without / and \\.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unusable) return;
    onMove(joinFolder(into, fresh.trim()));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={count === 1 ? 'Move file' : `Move ${count} files`}>
      <form onSubmit={submit}>
        <Stack>
          <NativeSelect
            label="Move to"
            data-autofocus
            data={[
              { value: '', label: 'No folder' },
              ...folders.map(({ path }) => path).filter((path) => path !== ''),
            ]}
            value={into}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
          />
          <TextInput
            label="New subfolder (optional)"
            description="Leave empty to use the folder above."
            maxLength={80}
            value={fresh}
            error={unusable}
            onChange={({ currentTarget }) => setFresh(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
