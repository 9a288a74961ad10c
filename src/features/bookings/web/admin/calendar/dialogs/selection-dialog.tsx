import { Button, Group, Modal, Text } from '@mantine/core';
import type { Stretch } from './block-dialog.tsx';
import { titleOf } from '../use-calendar-place.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

interface Props {
  stretch: Stretch | null;
  onBooking: (at: string) => void;
  onBlock: (stretch: Stretch) => void;
  onClose: () => void;
}

/** What is to be done with time that was marked in the calendar. */
export const SelectionDialog = ({ stretch, onBooking, onBlock, onClose }: Props) => {
  const words = useMessages(calendarAdmin);
  return (
    <Modal opened={stretch !== null} onClose={onClose} title={words.addToCalendar}>
      {stretch && (
        <>
          <Text mb="md">
            {words.dayFromTo({
              day: titleOf('day', stretch.from.slice(0, 10)),
              from: stretch.from.slice(11, 16),
              to: stretch.to.slice(11, 16),
            })}
          </Text>
          <Group>
            <Button onClick={() => onBooking(stretch.from)} data-autofocus>
              {words.addBooking}
            </Button>
            <Button variant="default" onClick={() => onBlock(stretch)}>
              {words.blockTime}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
};
