import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useState } from 'react';
import { useWebsite } from '../../../../websites/web/index.ts';
import { useEditorState } from './editor-context.ts';
import { instantIn, wallTimeIn } from './publish-time.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Gets an instant. */
  onChoose: (at: string) => void;
}

/** A time to publish at, on the site's clock. */
export function ScheduleDialog({ opened, onClose, onChoose }: Props) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const planned = useEditorState(({ page }) => page.publishAt);
  const [wall, setWall] = useState<string | null>(null);
  const value = wall ?? (planned ? wallTimeIn(planned, timeZone) : null);
  const past = value !== null && instantIn(value, timeZone) <= new Date().toISOString();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Publish at a time"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <DateTimePicker
          label="When"
          description={`On the site’s clock (${timeZone}).`}
          placeholder="Choose day and time"
          value={value}
          onChange={setWall}
          minDate={wallTimeIn(new Date().toISOString(), timeZone).slice(0, 10)}
          valueFormat="D MMMM YYYY, HH:mm"
          error={past && 'This time has passed. Choose a later one.'}
          popoverProps={{ withinPortal: true }}
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          What you change until then is published too.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={!value || past} onClick={() => value && onChoose(instantIn(value, timeZone))}>
            Publish then
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
