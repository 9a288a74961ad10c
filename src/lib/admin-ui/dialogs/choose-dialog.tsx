import { Button, type ComboboxData, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

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
  const [value, setValue] = useState<string | null>(null);
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Select
          label={label}
          placeholder="Choose one"
          searchable
          nothingFoundMessage="No results found"
          data={choices}
          value={value}
          onChange={setValue}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={value === null} onClick={() => value !== null && onChoose(value)}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
