import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { useEditorState } from '../editor-context.ts';
import { DateTimeField } from '../../../../../../lib/admin-ui/time/date-fields.tsx';
import { wallTimeIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

interface Props {
  onClose: () => void;
  /** Receives an instant. */
  onChoose: (at: string) => void;
}

function TimeForm({ onClose, onChoose }: Props) {
  const words = useMessages(publishingAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const planned = useEditorState(({ page }) => page.publishAt);
  const [openedAt] = useState(() => new Date().toISOString());
  const [chosen, setChosen] = useState<string | null>(null);
  const at = chosen ?? planned ?? null;
  const past = at !== null && Date.parse(at) <= Date.parse(openedAt);
  return (
    <Stack>
      <DateTimeField
        label={words.when}
        timeZone={timeZone}
        value={at}
        onChange={setChosen}
        minDate={wallTimeIn(openedAt, timeZone).slice(0, 10)}
        error={past && words.thisTimeHasPassedChoose}
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
