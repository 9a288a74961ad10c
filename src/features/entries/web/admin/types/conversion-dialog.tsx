import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '../../../../../lib/admin-ui/focus-back.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

export interface Conversion {
  key: string;
  label: string;
  fits: number;
  hidden: number;
  examples: string[];
}

interface Props {
  conversions: readonly Conversion[];
  /** Keys of fields that will be retired. */
  retired: ReadonlySet<string>;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

const counted = (count: number) => ({ count, number: String(count) });

function consequence({ key, fits, hidden }: Conversion, retired: ReadonlySet<string>): string {
  const words = messagesNow(entryTypesAdmin);
  if (retired.has(key)) return words.willNoLongerShowA(counted(fits + hidden));
  const fitting = words.theValuesOfFit(counted(fits));
  return hidden === 0 ? fitting : `${fitting} ${words.thoseOfDontAndWont(counted(hidden))}`;
}

/** What changed fields mean for the entries, before anything is saved. */
export function ConversionDialog({ conversions, retired, busy, onSave, onClose }: Props) {
  const words = useMessages(entryTypesAdmin);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.changeTheseFields}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        {conversions.map((conversion) => (
          <div key={conversion.key}>
            <Text fw={600} className="admin-words">
              {conversion.label}
            </Text>
            <Text size="sm">{consequence(conversion, retired)}</Text>
            {conversion.examples.length > 0 && !retired.has(conversion.key) && (
              <Text size="sm" c="dimmed" className="admin-words">
                {words.suchAs({
                  examples: conversion.examples.map((text) => words.quoted({ text })).join(', '),
                })}
              </Text>
            )}
          </div>
        ))}
        <Text size="sm">{words.nothingIsDeletedIfYou}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.cancel}
          </Button>
          <Button loading={busy} onClick={onSave}>
            {words.changeFields}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
