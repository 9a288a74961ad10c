import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useState } from 'react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { useEditorState } from '../editor-context.ts';
import { instantIn, wallTimeIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';

interface Props {
  onClose: () => void;
  /** Receives an instant. */
  onChoose: (at: string) => void;
}

const words = {
  previousMonth: 'Month before',
  nextMonth: 'Next month',
  previousYear: 'Year before',
  nextYear: 'Next year',
  previousDecade: 'Decade before',
  nextDecade: 'Next decade',
};

function TimeForm({ onClose, onChoose }: Props) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const planned = useEditorState(({ page }) => page.publishAt);
  const [openedAt] = useState(() => new Date().toISOString());
  const [wall, setWall] = useState<string | null>(null);
  const value = wall ?? (planned ? wallTimeIn(planned, timeZone) : null);
  const at = value === null ? null : instantIn(value, timeZone);
  const past = at !== null && Date.parse(at) <= Date.parse(openedAt);
  return (
    <Stack>
      <DateTimePicker
        label="When"
        description={`In your site’s time zone (${timeZone}).`}
        placeholder="Choose day and time"
        value={value}
        onChange={setWall}
        minDate={wallTimeIn(openedAt, timeZone).slice(0, 10)}
        valueFormat="D MMMM YYYY, HH:mm"
        error={past && 'This time has passed. Choose a later one.'}
        ariaLabels={words}
        submitButtonProps={{ 'aria-label': 'Use this time' }}
        timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
        popoverProps={{ attributes: { dropdown: { 'aria-label': 'Day and time' } } }}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        The page is published as it is now. To include later changes, schedule it again.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={at === null || past} onClick={() => at && onChoose(at)}>
          Schedule
        </Button>
      </Group>
    </Stack>
  );
}

/** Chooses a publishing time in the site's time zone. */
export const ScheduleDialog = ({ opened, ...props }: Props & { opened: boolean }) => (
  <Modal opened={opened} onClose={props.onClose} title="Schedule publishing">
    <TimeForm {...props} />
  </Modal>
);
