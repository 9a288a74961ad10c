import { Button, Group, Modal, Text } from '@mantine/core';
import type { Stretch } from './block-dialog.tsx';
import { titleOf } from '../use-calendar-place.ts';

interface Props {
  stretch: Stretch | null;
  onBooking: (at: string) => void;
  onBlock: (stretch: Stretch) => void;
  onClose: () => void;
}

/** What is to be done with time that was marked in the calendar. */
export const SelectionDialog = ({ stretch, onBooking, onBlock, onClose }: Props) => (
  <Modal opened={stretch !== null} onClose={onClose} title="Add to calendar">
    {stretch && (
      <>
        <Text mb="md">
          {titleOf('day', stretch.from.slice(0, 10))}, {stretch.from.slice(11, 16)} to{' '}
          {stretch.to.slice(11, 16)}
        </Text>
        <Group>
          <Button onClick={() => onBooking(stretch.from)} data-autofocus>
            Add booking
          </Button>
          <Button variant="default" onClick={() => onBlock(stretch)}>
            Block time
          </Button>
        </Group>
      </>
    )}
  </Modal>
);
