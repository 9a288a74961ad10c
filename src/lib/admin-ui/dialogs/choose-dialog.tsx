import { Button, type ComboboxData, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  title: string;
  /** Names what is chosen: “Collection”. */
  label: string;
  choices: ComboboxData;
  /** On the button. */
  action: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Asks for one of several choices, which can be searched. */
export function ChooseDialog({ title, label, choices, action, onChoose, onClose }: Props) {
  const words = useMessages(adminUi);
  const [value, setValue] = useState<string | null>(null);
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Select
          label={label}
          placeholder={words.chooseOne}
          searchable
          nothingFoundMessage={words.noResultsFound}
          data={choices}
          value={value}
          onChange={setValue}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabled={value === null} onClick={() => value !== null && onChoose(value)}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
