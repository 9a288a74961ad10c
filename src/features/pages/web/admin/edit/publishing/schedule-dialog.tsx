import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useState } from 'react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { useEditorState } from '../editor-context.ts';
import { instantIn, wallTimeIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

interface Props {
  onClose: () => void;
  /** Receives an instant. */
  onChoose: (at: string) => void;
}

function arrowLabels() {
  const words = messagesNow(publishingAdmin);
  return {
    previousMonth: words.previousMonth,
    nextMonth: words.nextMonth,
    previousYear: words.previousYear,
    nextYear: words.nextYear,
    previousDecade: words.previousDecade,
    nextDecade: words.nextDecade,
  };
}

function TimeForm({ onClose, onChoose }: Props) {
  const words = useMessages(publishingAdmin);
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
        label={words.when}
        description={words.inYourSitesTimeZone({ timeZone })}
        placeholder={words.chooseDayAndTime}
        value={value}
        onChange={setWall}
        minDate={wallTimeIn(openedAt, timeZone).slice(0, 10)}
        valueFormat={words.dateFormat}
        error={past && words.thisTimeHasPassedChoose}
        ariaLabels={arrowLabels()}
        submitButtonProps={{ 'aria-label': words.useThisTime }}
        timePickerProps={{ hoursInputLabel: words.hours, minutesInputLabel: words.minutes }}
        popoverProps={{ attributes: { dropdown: { 'aria-label': words.dayAndTime } } }}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        {words.thePageIsPublishedAs}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button disabled={at === null || past} onClick={() => at && onChoose(at)}>
          {words.schedule}
        </Button>
      </Group>
    </Stack>
  );
}

/** Chooses a publishing time in the site's time zone. */
export const ScheduleDialog = ({ opened, ...props }: Props & { opened: boolean }) => {
  const words = useMessages(publishingAdmin);
  return (
    <Modal opened={opened} onClose={props.onClose} title={words.schedulePublishing}>
      <TimeForm {...props} />
    </Modal>
  );
};
